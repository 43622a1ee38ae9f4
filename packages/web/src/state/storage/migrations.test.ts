// Data of older releases is migrated, and a second run changes nothing.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_BUNDLE } from './bundle.ts';
import { migrated } from './migrations.ts';
import { readBundle } from './read-bundle.ts';
import { STORAGE_VERSION } from './versions.ts';

const old = (storageVersion: number, parts: Partial<typeof EMPTY_BUNDLE> = {}) => ({
  ...EMPTY_BUNDLE,
  storageVersion,
  ...parts,
});

const raichu = {
  externalId: '11111111-1111-4111-8111-111111111111',
  pokemon: 'RAICHU',
  ingredients: [
    { level: 0, name: 'Apple', amount: 1 },
    { level: 30, name: 'Ginger', amount: 2 },
    { level: 60, name: 'Egg', amount: 3 },
  ],
};

test('1: missing fields of a creature are filled in, with its rating', () => {
  const [creature] = migrated(old(0, { creatures: [raichu] })).creatures;
  expect(creature).toMatchObject({
    pokemon: 'RAICHU',
    name: 'RAICHU',
    level: 60,
    ribbon: 0,
    nature: 'Bashful',
    saved: false,
    shiny: false,
    subskills: [],
  });
  expect(creature).toHaveProperty('rp');
  expect((creature as { rp: number }).rp).toBeGreaterThan(500);
});

test('1: an existing rating stays, and an unknown species is kept', () => {
  const unknown = { ...raichu, externalId: 'x', pokemon: 'MISSINGNO', level: 12 };
  const { creatures } = migrated(old(0, { creatures: [{ ...raichu, rp: 7 }, unknown] }));
  expect(creatures).toMatchObject([{ rp: 7 }, { pokemon: 'MISSINGNO', level: 12, rp: 0 }]);
  expect(Object.values(readBundle(old(0, { creatures: [unknown] })).data.creatures)).toMatchObject([
    { pokemon: 'MISSINGNO', level: 12 },
  ]);
});

test('6: doubts become codes where a message says them, and stay readable where none does', () => {
  const [whole = {}] = migrated(old(0, { creatures: [raichu] })).creatures;
  const from = { at: '2026-11-16T08:00:00.000Z', raw: 'A' };
  const withOrigin = (n: number, origin: object) => ({
    ...(whole as object),
    externalId: `11111111-1111-4111-8111-00000000000${n}`,
    origin: { ...from, ...origin },
  });
  const typed = { format: 'pokesleep-csv', flags: ['No level given; 10 was assumed.', 'Odd'] };
  const seen = { format: 'screens', flags: ["Sub Skill at Lv. 25: It's hard to read."] };
  const creatures = [withOrigin(1, typed), withOrigin(2, seen), withOrigin(3, { format: 'raenonx' })];
  const doubts = [
    [
      { code: 'levelAssumed', values: { level: 10 } },
      { code: 'asWritten', values: { text: 'Odd' } },
    ],
    [{ field: 'subskills.2', code: 'hardToRead' }],
    undefined,
  ];
  const kept = Object.values(readBundle(old(5, { creatures })).data.creatures);
  expect(kept.map(({ origin }) => origin?.doubts)).toEqual(doubts);
  expect(kept[0]?.origin).not.toHaveProperty('flags');
  // A tab of the release before may write a sentence again.
  const sixth = Object.values(readBundle(old(6, { creatures })).data.creatures);
  expect(sixth[1]?.origin?.doubts).toEqual([{ code: 'asWritten', values: { text: seen.flags[0] } }]);
});

test('2: an existing session becomes a Google session', () => {
  const tokens = { accessToken: 'a', refreshToken: 'r', expiryDate: 1 };
  const { user } = migrated(old(1, { user: { name: 'Ada', tokens, email: 'ada@example.org' } }));
  expect(user).toMatchObject({
    name: 'Ada',
    auth: {
      tokens,
      activeProvider: 'google',
      linkedProviders: {
        google: { linked: true, identifier: 'ada@example.org' },
        discord: { linked: false },
        patreon: { linked: false },
      },
    },
  });
});

test('2: a signed-out user stays signed out', () => {
  expect(migrated(old(1, { user: { name: 'Guest', email: undefined, tokens: null } })).user.auth).toBeNull();
});

test('3: bonuses move into the islands', () => {
  const { user } = migrated(old(2, { user: { areaBonus: { cyan: 15, greengrass: 0 } } }));
  expect(user).toMatchObject({ islands: { cyan: { areaBonus: 15 }, greengrass: { areaBonus: 0 } } });
  expect(readBundle(old(2, { user: { areaBonus: { cyan: 15 } } })).settings.islands).toEqual({
    cyan: { areaBonus: 15 },
  });
});

test('5: data without an edition is of the one that was the default when it was stored', () => {
  expect(readBundle(old(4, { user: { potSize: 57 } })).settings).toMatchObject({ edition: '2025-10', potSize: 57 });
  expect(readBundle(old(4, { user: { edition: '2026-08' } })).settings.edition).toBe('2026-08');
  expect(readBundle(old(0)).settings.edition).toBe('2025-10');
});

test('data of this release stays unchanged', () => {
  const now = old(STORAGE_VERSION, { user: { areaBonus: 'not ours' } });
  expect(migrated(now)).toBe(now);
});

test('running the migrations again changes nothing', () => {
  const anyOld = fc.record({
    storageVersion: fc.integer({ min: 0, max: 4 }),
    user: fc.record(
      {
        name: fc.string(),
        email: fc.emailAddress(),
        tokens: fc.option(fc.record({ accessToken: fc.string(), refreshToken: fc.string(), expiryDate: fc.nat() })),
        areaBonus: fc.dictionary(fc.constantFrom('cyan', 'taupe'), fc.nat(75)),
        islands: fc.dictionary(fc.constantFrom('cyan', 'lapis'), fc.record({ areaBonus: fc.nat(75) })),
      },
      { requiredKeys: [] },
    ),
    creatures: fc.array(
      fc.oneof(
        fc
          .record(
            { level: fc.nat(100), saved: fc.boolean(), gender: fc.constantFrom(null, 'male') },
            { requiredKeys: [] },
          )
          .map((fields) => ({ ...raichu, ...fields })),
        fc.anything(),
      ),
      { maxLength: 4 },
    ),
  });
  fc.assert(
    fc.property(anyOld, (parts) => {
      const once = migrated(old(parts.storageVersion, parts));
      expect(migrated(once)).toEqual(once);
      const from0 = migrated({ ...once, storageVersion: 0 });
      expect(migrated({ ...from0, storageVersion: 0 })).toEqual(from0);
    }),
  );
});
