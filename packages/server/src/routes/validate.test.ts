// Parts of addresses are converted and checked once for each text; bodies and refusals each time.
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { validatorFor } from './validate.ts';

const query = Type.Object(
  { level: Type.Optional(Type.Integer({ minimum: 1 })), wide: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
);

test('the same address gives the same value, which is frozen', () => {
  const check = validatorFor({})({ schema: query, httpPart: 'querystring' });
  const first = check({ level: '7', wide: 'true', utm: 'x' });
  expect(first).toEqual({ value: { level: 7, wide: true } });
  expect(check({ level: '7', wide: 'true', utm: 'x' })).toBe(first);
  expect(Object.isFrozen('value' in first ? first.value : {})).toBe(true);
  expect(check({ level: '8' })).toEqual({ value: { level: 8 } });
});

test('parts and routes with the same text are kept apart', () => {
  const texts = Type.Object({ level: Type.String() });
  const numbers = validatorFor({})({ schema: query, httpPart: 'querystring' });
  const names = validatorFor({})({ schema: texts, httpPart: 'params' });
  expect([numbers({ level: '7' }), names({ level: '7' })]).toEqual([
    { value: { level: 7 } },
    { value: { level: '7' } },
  ]);
});

test('a refused address is refused again', () => {
  const check = validatorFor({})({ schema: query, httpPart: 'querystring' });
  for (const _ of [1, 2]) expect(check({ level: '0' })).toHaveProperty('error');
});

test('members of a question have an externalId or an id, also those of several teams', () => {
  const Member = Type.Object({ pokemon: Type.String(), externalId: Type.String() });
  const Members = Type.Array(Member);
  const body = Type.Object({ members: Members, teams: Type.Array(Members) }, { additionalProperties: false });
  const member = (fields: object) => ({ pokemon: 'PIKACHU', ...fields });
  const asked = {
    members: [member({ id: 'a' }), member({ externalId: 'b' }), member({ externalId: 'c', id: 'other' })],
    teams: [[member({ id: 'd' })]],
  };
  const rules = { strip: true, open: true };
  const read = validatorFor(rules)({ schema: body, httpPart: 'body' })(asked);
  expect(read).toMatchObject({
    value: {
      members: [{ externalId: 'a' }, { externalId: 'b' }, { externalId: 'c' }],
      teams: [[{ externalId: 'd' }]],
    },
  });
  // Where something is stored, an id is none of ours.
  expect(validatorFor({ strip: true })({ schema: body, httpPart: 'body' })(asked)).toHaveProperty('error');
});

test('a body may be changed by who reads it', () => {
  const check = validatorFor({})({ schema: query, httpPart: 'body' });
  const [first, second] = [check({ level: 7 }), check({ level: 7 })];
  expect(first).toEqual(second);
  expect(Object.isFrozen('value' in first ? first.value : {})).toBe(false);
});

test('fields are stripped by the narrowest shape that fits, wherever it is listed', () => {
  const [one, both] = [Type.Object({ a: Type.Integer() }), Type.Object({ a: Type.Integer(), b: Type.Integer() })];
  for (const shape of [Type.Union([one, both]), Type.Union([both, one])]) {
    const check = validatorFor({ strip: true })({ schema: Type.Array(shape), httpPart: 'body' });
    for (const _ of [1, 2])
      expect(
        check([
          { a: 1, b: 2, c: 3 },
          { a: 1, c: 3 },
        ]),
      ).toEqual({ value: [{ a: 1, b: 2 }, { a: 1 }] });
  }
});
