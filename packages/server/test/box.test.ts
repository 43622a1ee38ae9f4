// Boxes of other tools as players' tools send them.
import { type BoxAnswer, type BoxWritten, MAX_BOX_RECORDS, Problem, routes } from '@oversleep/contract';
import { FORMATS } from '@oversleep/interchange';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { ANY_STORE } from './stores.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(ANY_STORE);
});
afterAll(() => server.close());

const RAICHU = { pokemon: 'RAICHU', level: 10 };
const LINES = 'oQEAr4wDZ3x-@Sparky\n# mine\n8f8Ar4wDZ3wf';

test('a box is read without a session: creatures with their doubts, and what could not be read', async () => {
  const answer = await server.call(routes.readBox, { body: { text: LINES } });
  expect(answer.statusCode, answer.body).toBe(200);
  const box: BoxAnswer = answer.json();
  expect(Value.Errors(routes.readBox.answer, box)).toEqual([]);
  expect(box).toMatchObject({
    format: 'pokesleep-lines',
    creatures: [
      { row: 1, pokemon: 'RAICHU', nickname: 'Sparky', ingredients: ['Apple', 'Ginger', 'Egg'], flags: [] },
      { row: 3, unknown: '8f8Ar4wDZ3wf' },
    ],
    problems: [{ row: 2, raw: '# mine' }],
  });
});

test('a box is written for another tool, with what that loses and who is left out', async () => {
  const answer = await server.call(routes.writeBox, { body: { text: LINES, to: 'pokesleep-tsv', language: 'ko' } });
  expect(answer.statusCode, answer.body).toBe(200);
  const box: BoxWritten = answer.json();
  expect(Value.Errors(routes.writeBox.answer, box)).toEqual([]);
  expect(box.text.split('\n')[1]).toMatch(/^Sparky\t라이츄\t60\t4\t/);
  expect([box.loses.length, box.notes.length, box.problems.length]).toEqual([1, 1, 1]);
});

test('every format of ours can be asked for, and no other', async () => {
  for (const { id, write } of FORMATS) {
    expect((await server.call(routes.readBox, { body: { text: '', from: id } })).statusCode).toBe(200);
    const written = await server.call(routes.writeBox, { body: { text: LINES, to: id } });
    expect(written.statusCode, id).toBe(write ? 200 : 400);
  }
  expect((await server.call(routes.readBox, { body: { text: '', from: 'excel' } })).statusCode).toBe(400);
});

test.each([
  ['lines', 'x\n'.repeat(MAX_BOX_RECORDS + 1)],
  ['a list', JSON.stringify(Array.from({ length: MAX_BOX_RECORDS + 1 }, () => 1))],
  [
    'a store within a store',
    JSON.stringify({ box: JSON.stringify(Array.from({ length: MAX_BOX_RECORDS + 1 }, () => RAICHU)) }),
  ],
])('more records than a player can own are refused: %s', async (_what, text) => {
  for (const [route, more] of [[routes.readBox, {}] as const, [routes.writeBox, { to: 'oversleep' }] as const]) {
    const answer = await server.call(route, { body: { text, ...more } });
    expect(answer.json()).toMatchObject({ statusCode: 413, code: 'TOO_MANY_RECORDS' });
    expect(Value.Errors(Problem, answer.json())).toEqual([]);
  }
});

test('as many records as are allowed are read, on a thread and not beside the calls of others', async () => {
  const { started } = server.deps.compute.stats();
  const answer = await server.call(routes.readBox, { body: { text: 'x\n'.repeat(MAX_BOX_RECORDS) } });
  expect(answer.json().problems).toHaveLength(MAX_BOX_RECORDS);
  expect(server.deps.compute.stats().started).toBe(started + 1);
});

test('a few lines are read and written at once, without waiting for a thread', async () => {
  const { started } = server.deps.compute.stats();
  for (const [route, more] of [[routes.readBox, {}] as const, [routes.writeBox, { to: 'oversleep' }] as const])
    expect((await server.call(route, { body: { text: LINES, ...more } })).statusCode).toBe(200);
  expect(server.deps.compute.stats().started).toBe(started);
});

test('a text that is too large is refused, and many large ones are too often', async () => {
  const large = await server.call(routes.readBox, { body: { text: 'x'.repeat(2 * 1024 * 1024) } });
  expect(large.statusCode).toBe(413);
  const strict = await startTestServer(ANY_STORE, { RATE_LIMIT_FACTOR: '0.01' });
  try {
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1)
      statuses.push((await strict.call(routes.readBox, { body: { text: '\n'.repeat(40_000) } })).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    strict.advance(600_000);
    // A wrong one counts as well.
    const wrong = { text: 'x\n'.repeat(200), from: 'excel' };
    expect((await strict.call(routes.readBox, { body: wrong })).statusCode).toBe(429);
  } finally {
    await strict.close();
  }
});

test('JSON that is nested thousands of levels deep is refused, as a text as well as a body', async () => {
  const text = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  for (const answer of [
    await server.call(routes.readBox, { body: { text } }),
    await server.call(routes.readBox, { body: { text: `\ufeff${text}`, from: 'oversleep' } }),
    await server.call(routes.writeBox, { body: { text, to: 'oversleep' } }),
  ]) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'BAD_INPUT', message: expect.stringMatching(/levels deep/) });
  }
});
