import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '@oversleep/game';
import { expect, test } from 'vitest';
import { PROBLEMS } from './problem-table.ts';
import { KEY_OF_REFUSAL, REFUSED_VALUES } from './refused-values.ts';
import type { RouteContract } from './route.ts';
import { routes } from './routes.ts';
import { REFUSAL } from './schema-of.ts';

const WEB_MESSAGES = join(import.meta.dirname, '../../texts/en/errors.json');
/** Keys of server problems are in capitals; the web app's own errors in the same file are not. */
const SERVER_KEY = /^[A-Z][A-Z\d_]*$/;
const ARGUMENT = /\{(\w+)(, (?:number|plural)\b)?/g;

const valuesIn = (text: string): string[] =>
  [
    ...new Set(Array.from(text.matchAll(ARGUMENT), ([, name, number]) => `${name}: ${number ? 'number' : 'text'}`)),
  ].sort();

const messages: Record<string, unknown> = JSON.parse(readFileSync(WEB_MESSAGES, 'utf8'));

test('the web app has a message with the same values for every problem of the server, and for no other', () => {
  const translated = Object.entries(messages).filter(([key]) => SERVER_KEY.test(key));
  expect(Object.fromEntries(translated.map(([key, text]) => [key, valuesIn(String(text))]))).toEqual(
    Object.fromEntries(Object.entries(PROBLEMS).map(([key, { text }]) => [key, valuesIn(text)])),
  );
});

/** The specification has these without a full stop. */
const SPECIFIED = /^(Can't find|Couldn't find|Recipe not found|Ingredient \{name\} not found)/;

test('every text is a sentence', () => {
  for (const [key, { text }] of Object.entries(PROBLEMS))
    if (!Object.hasOwn(REFUSED_VALUES, key) && !SPECIFIED.test(text)) expect(text, key).toMatch(/^[A-Z`{].*\.$/);
});

test('no text consists of a single value, which the web app could not translate', () => {
  const texts = [...Object.values(PROBLEMS).map(({ text }) => text), ...Object.values(messages)];
  expect(texts.filter((text) => /^\{\w+\}$/.test(String(text)))).toEqual([]);
});

test('no two problems of a status share a text, so that each message has a key of its own', () => {
  const texts = Object.values(PROBLEMS).map(({ status, text }) => `${status} ${text.replace('{value}', '{name}')}`);
  expect(new Set(texts).size).toBe(texts.length);
});

test('every sentence of a schema has a row, and every such row is used', () => {
  const found = new Set<string>();
  const look = (schema: unknown): void => {
    if (Array.isArray(schema)) schema.forEach(look);
    if (!isObject(schema)) return;
    const sentence = schema[REFUSAL];
    if (typeof sentence === 'string') found.add(sentence);
    Object.values(schema).forEach(look);
  };
  for (const { params, query, body } of Object.values<RouteContract>(routes)) [params, query, body].forEach(look);
  expect([...found].sort()).toEqual([...KEY_OF_REFUSAL.keys()].sort());
});
