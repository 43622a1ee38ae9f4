// Members of a question to an open route have an `externalId`, or an `id` that means the same.
import { isObject } from '@oversleep/game';

/** Lists in a body hold members, or teams of them. */
export const withMemberIds = (body: unknown): unknown =>
  isObject(body) ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, inList(value)])) : body;

const inList = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((entry: unknown) => (Array.isArray(entry) ? entry.map(named) : named(entry)))
    : value;

const named = (entry: unknown): unknown =>
  isObject(entry) && entry.pokemon !== undefined && entry.id !== undefined && entry.externalId === undefined
    ? { ...entry, externalId: entry.id }
    : entry;
