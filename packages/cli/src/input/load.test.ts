// Teams, boxes and settings of files: read and parsed once, refused by name.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameOf } from '@oversleep/game';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBox, loadTeam, settingsIn, teamIn } from './load.ts';
import { Refusal } from './strict.ts';

const game = gameOf('2026-08');
const folder = mkdtempSync(join(tmpdir(), 'load-'));
afterAll(() => rmSync(folder, { recursive: true }));
const golden = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../engine/test/goldens/2026-08-t14.json'), 'utf8'),
);
const { input: team } = golden;

function fileOf(content: unknown): string {
  const path = join(folder, 'input');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(process.stderr, 'write').mockImplementation((words) => said.push(String(words)) > 0);
});
afterEach(() => vi.restoreAllMocks());

describe('a team', () => {
  it('is what the file says, or lies beside its recorded figures', () => {
    expect(loadTeam(game, fileOf(team)).members).toHaveLength(team.members.length);
    expect(loadTeam(game, fileOf(golden))).toEqual(loadTeam(game, fileOf(team)));
    expect(teamIn(fileOf([1]))).toEqual([1]);
  });

  it('with what the engine would adapt is refused by its field', () => {
    const misspelt = { ...team, settings: { ...team.settings, favoredBerries: ['SNOOZE'] } };
    expect(() => loadTeam(game, fileOf(misspelt))).toThrow(Refusal);
    expect(() => loadTeam(game, fileOf(misspelt))).toThrow(/^settings\.favoredBerries: /);
    expect(() => loadTeam(game, fileOf([]))).toThrow(/^file: A request must be an object/);
  });

  it('whose nickname is cut is no reason to refuse it', () => {
    const members = team.members.map((member: object) => ({ ...member, name: 'far too long for a nickname' }));
    expect(loadTeam(game, fileOf({ ...team, members })).members).toHaveLength(members.length);
  });
});

it('settings are a file of their own, or those of a team', () => {
  expect(settingsIn(fileOf(team.settings))).toEqual(team.settings);
  expect(settingsIn(fileOf(team))).toEqual(team.settings);
  expect(settingsIn(fileOf(golden))).toEqual(team.settings);
});

describe('a box', () => {
  const box = (content: unknown) => loadBox(game, fileOf(content), team.settings);
  const idsOf = (content: unknown) => box(content).members.map(({ creature }) => creature.externalId);
  const [first, second] = team.members;

  it('of creatures has their ids, or their numbers', () => {
    expect(
      idsOf({
        creatures: [
          { ...first, id: 'a' },
          { ...second, externalId: undefined },
        ],
      }),
    ).toEqual(['a', '2']);
  });

  it('of creatures takes an id and an externalId alike', () => {
    const without = (member: object) => ({ ...member, externalId: undefined });
    const creatures = [
      { ...without(first), id: 'a' },
      { ...without(second), id: 7 },
      { ...first, externalId: 'c' },
    ];
    expect(idsOf({ creatures })).toEqual(['a', '7', 'c']);
  });

  it('is parsed once', () => {
    const parse = vi.spyOn(JSON, 'parse');
    idsOf({ creatures: [first] });
    idsOf([first]);
    expect(parse).toHaveBeenCalledTimes(2);
  });

  it('of another tool is read by its format, and what is left out is named', () => {
    expect(idsOf('oQEAr4wDZ3x-@Sparky\n# mine\nUQJDJkVF8H8f')).toEqual(['1', '3']);
    expect(said).toEqual([expect.stringMatching(/^line 2: /)]);
    expect(idsOf([first, { ...second, pokemon: 'NESSIE' }])).toEqual([first.externalId]);
    expect(said.at(-1)).toBe('record 2: NESSIE is not known to this edition\n');
  });

  it.each([
    ['that is empty', '[]', / has no Pokémon that this edition knows\.$/],
    ['that is too deep', '['.repeat(200), /nested more than 100 levels deep/],
    ['of creatures that are none', { creatures: [5] }, /^creatures\[0\]: A creature must be an object, not 5$/],
    ['with a species that is none', { creatures: [{ ...first, pokemon: 'NESSIE' }] }, /NESSIE/],
  ])('%s is refused', (_, content, message) => {
    expect(() => box(content)).toThrow(message);
  });

  it('is refused for wrong settings', () => {
    expect(() => loadBox(game, fileOf('oQEAr4wDZ3x-'), { island: 'atlantis' })).toThrow(/^settings\.island: /);
    expect(() => loadBox(game, fileOf('oQEAr4wDZ3x-'), [])).toThrow(/^settings: /);
  });
});
