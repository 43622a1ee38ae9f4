// Boxes of creatures in and out of every tool that players use.
export type * from './types.ts';
