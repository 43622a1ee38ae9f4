// The conditions of `oversleep best`: candidates, the wishes they become, and refusals by name.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCandidates } from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import { afterAll, describe, expect, it } from 'vitest';
import { best } from './best.ts';
import { conditioned } from './conditions.ts';

const game = gameOf('2026-08');
const { input } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../engine/test/goldens/2026-08-t05.json'), 'utf8'),
);
const creatures = [...input.members, ...input.members].slice(0, 7).map((member: object, i) => ({
  ...member,
  externalId: `nr${i + 1}`,
  favourite: i < 2,
  tags: i % 2 === 0 ? ['even'] : ['odd'],
}));
const checked = checkCandidates(game, creatures, input.settings);
if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
const box = checked.value;

const NONE = {
  only: [],
  favourites: false,
  tags: [],
  level: undefined,
  healers: undefined,
  'at-most': [],
  team: [],
  changes: undefined,
  include: [],
  exclude: [],
};
const asked = (wanted: object) => conditioned(game, box, { ...NONE, ...wanted });
const idsOf = (wanted: object) => asked(wanted).checked.members.map(({ creature }) => creature.externalId);
const ALL = ['nr1', 'nr2', 'nr3', 'nr4', 'nr5', 'nr6', 'nr7'];

describe('who takes part', () => {
  it.each([
    ['all without conditions, in the order of the box', {}, ALL],
    ['only some', { only: ['nr7', 'nr2'] }, ['nr2', 'nr7']],
    ['favourites', { favourites: true }, ['nr1', 'nr2']],
    ['those with a tag', { tags: ['odd'] }, ['nr2', 'nr4', 'nr6']],
    ['the present team too', { favourites: true, team: ['nr5'] }, ['nr1', 'nr2', 'nr5']],
    ['who is included too', { favourites: true, include: ['nr6'] }, ['nr1', 'nr2', 'nr6']],
    ['who is excluded, for the search to leave out', { favourites: true, exclude: ['nr7'] }, ['nr1', 'nr2', 'nr7']],
  ])('%s', (_, wanted, ids) => {
    expect(idsOf(wanted)).toEqual(ids);
  });

  it('as if at a level', () => {
    expect(new Set(asked({ level: 50 }).checked.members.map(({ creature }) => creature.level))).toEqual(new Set([50]));
  });
});

describe('wishes', () => {
  it('are only the named Pokémon where nothing is asked for', () => {
    expect(asked({ include: ['nr1'], exclude: ['nr2'] }).wishes).toEqual({ include: ['nr1'], exclude: ['nr2'] });
  });

  it('are limits by key or name, healers and changes', () => {
    const [skill] = game.species.rows.map((species) => species.skill);
    if (!skill) throw new Error('No skill');
    const { wishes } = asked({
      'at-most': [`${skill.name}:1`, `${skill.key.toLowerCase()}:0`],
      healers: 2,
      team: ['nr1', 'nr2', 'nr3', 'nr4', 'nr5'],
      changes: 1,
    });
    expect(wishes).toMatchObject({
      atMost: [
        { skill: skill.key, members: 1 },
        { skill: skill.key, members: 0 },
      ],
      healers: 2,
      near: { team: ['nr1', 'nr2', 'nr3', 'nr4', 'nr5'], changes: 1 },
    });
  });
});

it.each([
  [{ only: ['x'] }, '--only: there is no x in the box'],
  [{ team: ['x'] }, '--team: there is no x in the box'],
  [{ changes: 1 }, '--changes: name your current team with --team'],
  [{ tags: ['none'] }, 'No Pokémon in the box meets these conditions.'],
  [
    { 'at-most': ['Metronome'] },
    '--at-most: must be a Main Skill and a number 0-4, such as Metronome:1, not Metronome',
  ],
  [{ 'at-most': ['Dancing:1'] }, '--at-most: no species has the Main Skill Dancing'],
])('%j is refused', (wanted, message) => {
  expect(() => asked(wanted)).toThrow(message);
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'best-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const [boxFile, settings] = [join(folder, 'box.json'), join(folder, 'settings.json')];
  writeFileSync(boxFile, JSON.stringify({ creatures }));
  writeFileSync(settings, JSON.stringify(input.settings));
  const run = (...args: string[]) =>
    best.run([boxFile, '--settings', settings, '--edition', '2026-08', '--steps', '10', '--json', ...args]);

  it('finds only teams that keep the conditions', async () => {
    const team = ['nr1', 'nr2', 'nr3', 'nr4', 'nr5'];
    const { text } = await run('--team', team.join(), '--changes', '1', '--exclude', 'nr5');
    const { teams } = JSON.parse(text);
    expect(teams).toHaveLength(2);
    for (const { ids } of teams) expect(team.filter((id) => !ids.includes(id))).toEqual(['nr5']);
  });

  it('names conditions that no team meets', async () => {
    await expect(run('--favourites', '--team', 'nr1,nr2', '--healers', '5')).rejects.toThrow(
      'No team meets --healers.',
    );
  });
});
