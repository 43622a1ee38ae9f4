// Stored answers by question: bounded, shared by tabs, and never those of another engine.
import { ENGINE_VERSION } from '@oversleep/questions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp, rest } from '../../testing/app.ts';
import { creatureOf, idOf } from '../../testing/creatures.ts';
import { createDevice, type Device, START } from '../../testing/fake-platform.ts';
import { memoryRecords } from '../storage/record-store.ts';
import { STORAGE_VERSION } from '../storage/versions.ts';
import { ANSWER_KINDS } from './answer-kinds.ts';
import { type ComparedFigures, NO_RESULTS, type Outlook, type Production, type TeamTotals } from './results.ts';

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

const key = (n: number, engine = ENGINE_VERSION) => `${engine} 2025-10/23 question${n}`;
const answer = { members: [], team: {}, errors: { week: {} } } as unknown as Production;
const figures = {
  production: { produceTotal: {}, advanced: {} },
  errors: {},
  team: 1,
  values: null,
} as never as ComparedFigures;
const teamFigures = { team: {}, week: {}, error: 1, values: null } as never as TeamTotals;
const IV = { berry: 90, ingredient: 80, skill: 70 };
const record = (data: unknown) => ({ version: STORAGE_VERSION, savedAt: '2025-01-01T00:00:00.000Z', data });

const stored = async ({ records }: Device, prefix: string) =>
  [...(await records.all()).keys()].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));

async function setUp(device = createDevice()) {
  const { app } = await openApp(undefined, device);
  const now = () => app.stores.results.getState();
  return { app, now, device };
}

test('all computed answers are there after a reload', async () => {
  const { app, now, device } = await setUp();
  app.creatures.compare(creatureOf(4));
  app.creatures.setComparedTeams([2]);
  app.results.keepSeen('answers', 3, key(1), answer);
  app.results.keep('verdicts', key(2), IV);
  app.results.keepWorths(new Map([[key(5), { one: [1000, 8] as const }]]));
  app.results.keepWorths(new Map([[key(5), { two: [2000, 9] as const }]]));
  app.results.keep('memberWorths', key(6), [{ mean: 900, error: 3 }]);
  const outlook: Outlook = {
    member: undefined,
    upgrades: [{ key: { kind: 'level', to: 30 }, gain: { mean: 9, error: 2 } }],
  };
  app.results.keep('outlooks', key(7), outlook);
  app.creatures.setCompared(idOf(4), figures, key(3));
  app.creatures.setComparedTeam(2, teamFigures, key(4));
  await rest();
  const again = await setUp(device);
  expect(again.now()).toEqual(now());
  expect(again.now().worths.get(key(5))).toEqual({ one: [1000, 8], two: [2000, 9] });
  expect(again.now().memberWorths.get(key(6))).toEqual([{ mean: 900, error: 3 }]);
  expect(again.now().outlooks.get(key(7))).toEqual(outlook);
  expect(again.now().seen).toEqual({ 3: key(1) });
  expect(again.app.stores.comparison.getState().members).toEqual([{ externalId: idOf(4), seen: key(3) }]);
});

test('memory and disk hold a limited number of answers, the least recently used are dropped', async () => {
  const { app, now, device } = await setUp();
  for (let n = 0; n < ANSWER_KINDS.answers.most; n += 1) app.results.keepSeen('answers', 0, key(n), answer);
  app.results.see('answers', 0, key(0));
  app.results.keepSeen('answers', 0, key(100), answer);
  expect(now().answers.size).toBe(ANSWER_KINDS.answers.most);
  expect([key(0), key(1), key(2)].map((one) => now().answers.has(one))).toEqual([true, false, true]);
  await rest();
  expect((await stored(device, 'answer:')).sort()).toEqual([...now().answers.keys()].sort());
  // The order of use survives the page too.
  const again = await setUp(device);
  again.app.results.keepSeen('answers', 0, key(101), answer);
  expect([key(0), key(2), key(3)].map((one) => again.now().answers.has(one))).toEqual([true, false, true]);
  await rest();
  expect(await stored(device, 'answer:')).toHaveLength(ANSWER_KINDS.answers.most);
});

test('the answer last seen of each team stays, however many states another goes through', async () => {
  const { app, now } = await setUp();
  app.results.keepSeen('answers', 7, key(1000), answer);
  for (let n = 0; n < 3 * ANSWER_KINDS.answers.most; n += 1) app.results.keepSeen('answers', 0, key(n), answer);
  expect(now().answers.has(now().seen[7] ?? '')).toBe(true);
});

test('surplus and invalid answers on the disk are dropped at the next start', async () => {
  const keys = Array.from({ length: ANSWER_KINDS.verdicts.most + 5 }, (_, n) => key(n));
  const device = createDevice({
    records: memoryRecords([
      ...keys.map((one) => [`verdict:${one}`, record(IV)] as const),
      // The first was used last.
      ['verdict', record([...keys.slice(1), key(0)])],
      [`answer:${key(1)}`, record({ members: 'many' })],
      [`answer:${key(2)}`, 'scrambled'],
    ]),
  });
  const { app, now } = await setUp(device);
  await rest();
  expect(now().verdicts.size).toBe(ANSWER_KINDS.verdicts.most);
  expect([key(0), key(1), key(6)].map((one) => now().verdicts.has(one))).toEqual([true, false, true]);
  expect(await stored(device, 'verdict:')).toHaveLength(ANSWER_KINDS.verdicts.most);
  expect(await stored(device, 'answer:')).toEqual([]);
  expect(app.stores.notices.getState().unreadable).toBeNull();
});

test('answers of another engine are dropped, and nothing else', async () => {
  const { app, device } = await setUp();
  app.teams.putMember(0, 0, creatureOf(1));
  app.creatures.compare(creatureOf(4));
  const old = key(1, '0.0.1' as typeof ENGINE_VERSION);
  await rest();
  await device.records.write(
    new Map([
      [`answer:${old}`, record(answer)],
      [`verdict:${old}`, record(IV)],
      [`compared:${old}`, record(figures)],
      ['seen:0', record(old)],
    ]),
  );
  const again = await setUp(device);
  expect(again.now()).toEqual({ ...NO_RESULTS, seen: { 0: old } });
  expect(again.app.stores.teams.getState().teams[0]?.members[0]).toBe(idOf(1));
  await rest();
  for (const prefix of ['answer:', 'verdict:', 'compared:']) expect(await stored(device, prefix)).toEqual([]);
});

test('answers by team, from older releases, are dropped silently', async () => {
  const { device } = await setUp();
  const old = {
    production: answer,
    key: '{}',
    stale: false,
    ivs: {},
    domainVersion: 23,
    engineVersion: ENGINE_VERSION,
  };
  const compared = {
    members: [{ externalId: idOf(4), figures, settingsKey: 'x' }],
    teams: [{ index: 1, figures: null }],
  };
  await device.records.write(
    new Map<string, unknown>([
      ['result:0', record(old)],
      ['result:1', 'scrambled'],
      ['comparison', record(compared)],
      [`creature:${idOf(4)}`, record(creatureOf(4))],
    ]),
  );
  const { app, now } = await setUp(device);
  await rest();
  expect(now()).toEqual(NO_RESULTS);
  expect(await stored(device, 'result:')).toEqual([]);
  expect(app.stores.comparison.getState()).toMatchObject({
    members: [{ externalId: idOf(4), seen: '' }],
    teams: [{ index: 1, seen: '' }],
  });
  expect(app.stores.notices.getState().unreadable).toBeNull();
});

test('answers of one tab are known in the other, and both store the same', async () => {
  const device = createDevice();
  const [one, two] = [await setUp(device), await setUp(device)];
  one.app.results.keepSeen('answers', 0, key(1), answer);
  two.app.results.keep('verdicts', key(2), IV);
  await rest();
  expect(two.now().answers.get(key(1))).toEqual(answer);
  expect(one.now().verdicts.get(key(2))).toEqual(IV);
  for (let n = 10; n < 10 + ANSWER_KINDS.answers.most; n += 1)
    (n % 2 ? one : two).app.results.keepSeen('answers', n % 10, key(n), answer);
  await rest();
  expect([...one.now().answers.keys()].sort()).toEqual([...two.now().answers.keys()].sort());
  expect((await stored(device, 'answer:')).sort()).toEqual([...one.now().answers.keys()].sort());
  expect(one.now().answers.size).toBe(ANSWER_KINDS.answers.most);
});

test('logging out removes the answers', async () => {
  const { app, now, device } = await setUp();
  app.results.keepSeen('answers', 0, key(1), answer);
  await rest();
  await app.account.logout();
  await rest();
  expect(now()).toEqual(NO_RESULTS);
  expect(await stored(device, 'answer')).toEqual([]);
});
