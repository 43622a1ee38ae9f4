import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROBLEMS } from './problem-table.ts';

const WEB_MESSAGES = join(import.meta.dirname, '../../web/messages/en/errors.json');
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

test('every text is a sentence or one that is passed through', () => {
  for (const [key, { text }] of Object.entries(PROBLEMS)) expect(text, key).toMatch(/^(\{text\}|[A-Z{].*\.)$/);
});

test('no two problems share a text, so that each message has a key of its own', () => {
  const texts = Object.values(PROBLEMS)
    .map(({ text }) => text)
    .filter((text) => text !== '{text}');
  expect(new Set(texts).size).toBe(texts.length);
});
