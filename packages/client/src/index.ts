// A typed client for the open API of an Oversleep server.
export { type Client, createClient } from './create-client.ts';
export { OversleepError } from './error.ts';
export type * from './generated/api.ts';
export type { CallOptions, ClientOptions } from './options.ts';
