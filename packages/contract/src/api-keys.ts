// Keys to the open API: a signed-in player makes them for programs, which may then call more often.
import { type Static, Type } from 'typebox';
import { type RouteContract, Shape } from './route.ts';
import { Moment, Uuid } from './shapes.ts';

/** Where a program sends its key. */
export const API_KEY_HEADER = 'x-oversleep-key';

const Day = Type.String({ format: 'date' });

const keyFields = {
  id: Uuid,
  name: Type.Union([Type.String(), Type.Null()]),
  createdAt: Moment,
  lastUsedOn: Type.Union([Day, Type.Null()], { description: 'The day in UTC; null: never.' }),
};

export const ApiKey = Shape(keyFields);

export type ApiKey = Static<typeof ApiKey>;

export const apiKeyRoutes = {
  apiKeys: {
    method: 'GET',
    path: '/api/user/keys',
    summary: 'Keys to the open API, the oldest first, without their text. Servers may have keys switched off (501).',
    access: 'user',
    answer: Shape({ keys: Type.Array(ApiKey), most: Type.Integer({ description: 'So many a player may have.' }) }),
  },
  createApiKey: {
    method: 'POST',
    path: '/api/user/keys',
    summary: 'Makes a key. Its text is in this answer and nowhere else; three at most (409 LIMIT).',
    access: 'user',
    body: Shape({ name: Type.Optional(Type.String({ maxLength: 512, description: 'Up to 40 characters.' })) }),
    answer: Shape({ ...keyFields, key: Type.String({ description: 'For the header X-Oversleep-Key.' }) }),
  },
  endApiKey: {
    method: 'DELETE',
    path: '/api/user/keys/:id',
    summary: 'Ends a key: calls with it are refused from then on.',
    access: 'user',
    params: Shape({ id: Uuid }),
  },
} as const satisfies Record<string, RouteContract>;
