// The sentences of all problems: each has one, with the values of its row in the contract's table.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProblemRow } from '@oversleep/contract';
import { PROBLEMS, REFUSAL, REFUSED_VALUES, type RouteContract, routes } from '@oversleep/contract';
import { isObject } from '@oversleep/game';
import { problemMessage } from '@oversleep/texts';
import { expect, test } from 'vitest';
import { KEY_OF_REFUSAL } from './problems.ts';

const ARGUMENT = /\{(\w+)(, (?:number|plural)\b)?/g;

const valuesIn = (text: string): Record<string, string> =>
  Object.fromEntries(Array.from(text.matchAll(ARGUMENT), ([, name, number]) => [name, number ? 'number' : 'text']));

const sentencesIn = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../texts', file), 'utf8'));

const PAGES = sentencesIn('en/errors.json');
const OWN = sentencesIn('api/problems.json');
const ROWS: Readonly<Record<string, ProblemRow>> = PROBLEMS;

const valuesOfAll = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, valuesIn(text)]));

const valuesOfRows = Object.fromEntries(Object.entries(ROWS).map(([key, { values = {} }]) => [key, values]));

test('the pages have a message with the same values for every problem, and for no other', () => {
  expect(valuesOfAll(PAGES)).toEqual(valuesOfRows);
});

test('the API has words of its own only for problems, with the same values, and only where they are others', () => {
  expect(valuesOfRows).toMatchObject(valuesOfAll(OWN));
  expect(Object.keys(OWN).filter((key) => OWN[key] === PAGES[key])).toEqual([]);
});

/** The specification has these without a full stop. */
const SPECIFIED = /^(Can't find|Couldn't find|Recipe not found|Ingredient \{name\} not found)/;

const sentences = Object.keys(PROBLEMS).map((key) => [key, problemMessage(key)] as const);

test('every text is a sentence', () => {
  for (const [key, text] of sentences)
    if (!Object.hasOwn(REFUSED_VALUES, key) && !SPECIFIED.test(text)) expect(text, key).toMatch(/^[A-Z`{].*\.$/);
});

test('no text consists of a single value, which could not be translated', () => {
  const texts = [...sentences.map(([, text]) => text), ...Object.values(PAGES)];
  expect(texts.filter((text) => /^\{\w+\}$/.test(text))).toEqual([]);
});

test('no two problems of a status share a text, so that each message has a key of its own', () => {
  const texts = sentences.map(([key, text]) => `${ROWS[key]?.status} ${text.replace('{value}', '{name}')}`);
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
