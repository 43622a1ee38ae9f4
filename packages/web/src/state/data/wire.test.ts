// Teams and creatures survive the way to the server and back.
import type { SwapPlan } from '@oversleep/game';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCreature, creatureOf, game, idOf, teamOf } from '../../testing/creatures.ts';
import { creatureBody, memberBody, readCreature, readServerTeam, readTeam, teamBody, teamUpload } from './wire.ts';

const read = <T>(checked: { ok: true; value: T } | { ok: false }): T => {
  if (!checked.ok) throw new Error(JSON.stringify(checked));
  return checked.value;
};

test('a creature comes back unchanged', () => {
  fc.assert(
    fc.property(anyCreature(1), (creature) => {
      expect(read(readCreature(game, JSON.parse(JSON.stringify(creatureBody(game, creature)))))).toEqual(creature);
      expect(read(readCreature(game, JSON.parse(JSON.stringify(creature))))).toEqual(creature);
    }),
  );
});

const team = teamOf(2, [creatureOf(1), creatureOf(2)], {
  name: 'Nap time',
  camp: true,
  bedtime: 1380,
  wakeup: 420,
  recipeType: 'dessert',
  island: { shortName: 'cyan', berries: ['ORAN', 'PECHA'], areaBonus: 0 },
  stockpiledBerries: [{ name: 'ORAN', amount: 4, level: 20 }],
  stockpiledIngredients: [{ name: 'Leek', amount: 9 }],
  snacking: [idOf(2)],
});

test('a team comes back unchanged', () => {
  const answer = {
    ...teamBody(game, team),
    index: 2,
    version: 5,
    members: [creatureOf(1), creatureOf(2)].map((creature, memberIndex) => ({
      ...memberBody(game, team, creature),
      memberIndex,
    })),
  };
  const { team: back, creatures } = read(readServerTeam(game, JSON.parse(JSON.stringify(answer))));
  expect(back).toEqual({ ...team, version: 5 });
  expect(creatures).toEqual([creatureOf(1), creatureOf(2)]);
  expect(read(readTeam(game, JSON.parse(JSON.stringify(team))))).toEqual(team);
});

test('a rotation comes back with its team; ids ignore case; another member takes over the shifts of the one it replaced', () => {
  const rotation: SwapPlan = {
    lineups: [
      [idOf(1), idOf(2)],
      [idOf(3), idOf(2)],
    ],
    changes: [
      { lineup: 0, at: 'wakeup' },
      { lineup: 1, at: 'before:dinner', days: ['mon'] },
    ],
  };
  const rotating = { ...team, rotation };
  expect(teamUpload(game, rotating).rotation).toEqual(rotation);
  const sent = JSON.parse(JSON.stringify({ ...rotating, rotation: teamBody(game, rotating).rotation }));
  sent.rotation.lineups[1][0] = idOf(3).toUpperCase();
  expect(read(readTeam(game, sent))).toEqual(rotating);
  const changed = read(readTeam(game, { ...sent, members: [idOf(1), idOf(4)] }));
  expect(changed.rotation?.lineups).toEqual([
    [idOf(1), idOf(4)],
    [idOf(3), idOf(4)],
  ]);
});

test('empty values are not sent, and all berries are one word', () => {
  expect(teamBody(game, teamOf(0, []))).toEqual({
    name: 'Helper team 1',
    camp: false,
    bedtime: '21:30',
    wakeup: '06:00',
    recipeType: 'curry',
    island: { shortName: 'greengrass' },
    rotation: null,
  });
  const every = game.berries.rows.map(({ name }) => name);
  const all = teamOf(0, [], { island: { shortName: 'greengrass', berries: every, areaBonus: 0 } });
  expect(teamBody(game, all).favoredBerries).toEqual(['all']);
  const answer = { ...teamBody(game, all), index: 0, version: 1, members: [] };
  expect(read(readServerTeam(game, answer)).team.island.berries).toEqual(every);
});

test(`a player's notes on a creature are sent and read back, and their absence is sent too`, () => {
  const origin = {
    format: 'pokesleep-lines',
    at: '2026-11-16T08:00:00.000Z',
    raw: 'AAAA',
    doubts: [{ code: 'levelMissing', values: { level: 10 } }],
  };
  const kept = creatureOf(1, { favourite: true, tags: ['berry'], note: 'Mine', origin });
  const back = readCreature(game, creatureBody(game, kept));
  expect(back.ok && back.value).toEqual(kept);
  const { favourite, tags, note, origin: from } = creatureBody(game, creatureOf(1));
  expect({ favourite, tags, note, from }).toEqual({ favourite: false, tags: [], note: null, from: null });
});

test('a mint and a chosen skill are sent, and so is their absence: an omitted field would stay as stored', () => {
  const said = ({ mint, chosenSkill }: ReturnType<typeof creatureBody>) => ({ mint, chosenSkill });
  const minted = creatureOf(1, { mint: true, chosenSkill: 'METRONOME', pokemon: 'PIKACHU' });
  expect(said(creatureBody(game, minted))).toEqual({ mint: true, chosenSkill: 'METRONOME' });
  expect(said(creatureBody(game, creatureOf(1)))).toEqual({ mint: false, chosenSkill: null });
  expect(read(readCreature(game, creatureBody(game, creatureOf(1))))).toStrictEqual(creatureOf(1));
});

test('duplicate stock becomes one entry with the total amount', () => {
  const stocked = teamOf(0, [], {
    stockpiledBerries: [
      { name: 'ORAN', amount: 4, level: 20 },
      { name: 'ORAN', amount: 1, level: 30 },
      { name: 'ORAN', amount: 2, level: 20 },
    ],
  });
  expect(teamBody(game, stocked).stockpiledBerries).toEqual([
    { name: 'ORAN', amount: 6, level: 20 },
    { name: 'ORAN', amount: 1, level: 30 },
  ]);
});

test('an uploaded team refers to its members by index', () => {
  expect(teamUpload(game, team).members).toEqual([
    { memberIndex: 0, externalId: idOf(1), sneakySnacking: false },
    { memberIndex: 1, externalId: idOf(2), sneakySnacking: true },
  ]);
});

test('ids ignore case, and values of a later edition are kept', () => {
  const upper = { ...creatureOf(1), externalId: 'AAAAAAAA-0000-4000-8000-000000000001', pokemon: 'MEW' };
  expect(read(readCreature(game, upper))).toMatchObject({
    externalId: 'aaaaaaaa-0000-4000-8000-000000000001',
    pokemon: 'MEW',
  });
});
