// `oversleep week`: the answer for a recorded team, its options, and its refusals.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerWeek, validateWeek, type WeekAnswer } from '@oversleep/engine';
import { DEFAULT_EDITION, gameOf } from '@oversleep/game';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableOfWeek } from './table.ts';
import { week } from './week.ts';

const folder = mkdtempSync(join(tmpdir(), 'week-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { input: team } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../engine/test/goldens/2026-08-t14.json'), 'utf8'),
);
const NOW = { day: 'sun', time: '13:20', strength: 412_345 };

function fileOf(more: object): string {
  const path = join(folder, 'week.json');
  writeFileSync(path, JSON.stringify({ ...team, now: NOW, ...more }));
  return path;
}

const QUICK = ['--edition', '2026-08', '--precision', '2%'];
const run = (more: object, ...args: string[]) => week.run([fileOf(more), ...QUICK, ...args]);
const answerTo = async (more: object, ...args: string[]): Promise<WeekAnswer> =>
  JSON.parse((await run(more, '--json', ...args)).text);

describe('the answer', () => {
  let plain: WeekAnswer;
  beforeAll(async () => {
    plain = await answerTo({});
  });

  it('is what the engine says, with the precision and the seed that were asked for', async () => {
    const game = gameOf('2026-08');
    const question = validateWeek(game, { ...team, now: NOW });
    if (!question.ok) throw new Error(JSON.stringify(question.problems));
    const expected = answerWeek(game, question.value, { precision: 0.02, seed: 7 });
    expect(await answerTo({}, '--seed', '7')).toEqual(JSON.parse(JSON.stringify(expected)));
  });

  it('is the same where members have an id instead of an externalId, also among swaps and energies', async () => {
    const [first, second] = team.members.map(({ externalId }: { readonly externalId: string }) => externalId);
    const rotation = {
      lineups: [[first], [second]],
      changes: [
        { lineup: 0, at: 'wakeup' },
        { lineup: 1, at: 'before:dinner' },
      ],
    };
    const more = { rotation, now: { ...NOW, energy: { [first]: 40 } } };
    const members = team.members.map(({ externalId, ...member }: { readonly externalId: string }) => ({
      ...member,
      id: externalId,
    }));
    expect(await answerTo({ ...more, members })).toEqual(await answerTo(more));
  });

  it('is a table unless JSON is asked for', async () => {
    const { text, exitCode } = await run({});
    expect([exitCode, text]).toEqual([0, tableOfWeek(plain)]);
  });

  it('begins with the strength so far and knows the chance of the wanted rank', async () => {
    const { strength, wanted } = await answerTo({ rank: 'Basic 2' });
    expect(strength.p10).toBeGreaterThan(NOW.strength);
    expect(wanted).toMatchObject({ rank: 'Basic 2', probability: 1 });
  });

  it('comes from more weeks where it is to be more precise', async () => {
    const precise = await answerTo({}, '--precision', '0.05%');
    expect(precise.weeks).toBeGreaterThan(plain.weeks);
  });

  it('may be about an island that only this edition has', async () => {
    const { exitCode } = await run({ settings: { ...team.settings, island: 'amber' } });
    expect(exitCode).toBe(0);
  });

  it('is of the edition that was asked for', async () => {
    expect(plain.edition).toBe('2026-08');
    const { text } = await week.run([fileOf({}), '--precision', '2%', '--json']);
    expect(JSON.parse(text).edition).toBe(DEFAULT_EDITION);
  });
});

it.each([
  ['no moment', { now: undefined }, /^now: now must be an object with day and time/],
  ['a day that is none', { now: { day: 'moon', time: '13:20' } }, /^now\.day: /],
  ['a rank that is none', { rank: 'Master 99' }, /^rank: /],
  ['a member of another team', { teams: [[{ ...team.members[0], level: 0 }]] }, /^teams\[0\]\[0\]\.level: /],
])('%s is refused by its field', async (_, more, message) => {
  await expect(run(more)).rejects.toThrow(message);
});

it.each([
  [['--precision', '9', '--seed', 'x'], /^--seed: .*\n--precision: must be like 0\.0025 or 0\.25%, not 9$/],
  [['--days', '3'], /--days/],
  [['another.json'], /^week takes one FILE\./],
])('options %j are refused', async (args, message) => {
  await expect(week.run([fileOf({}), ...args])).rejects.toThrow(message);
});
