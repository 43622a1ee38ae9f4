// A guest's data meets an account: whatever is chosen, nothing just disappears.
import type { Creature, EditionId } from '@oversleep/game';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyData, creatureOf, dataOf, idOf, teamOf } from '../../testing/creatures.ts';
import { boxOf, contentOf, idsInTeams, isUntouched, type PlayerData, settingsOfTeam } from '../data/data.ts';
import { type Holdings, hasContent } from '../data/holdings.ts';
import { DEFAULT_SETTINGS } from '../data/user.ts';
import { mergedSettings, outcomeOf } from './first-sync.ts';

const ids = () => {
  let next = 900;
  return () => idOf(next++);
};
const holding = (data: PlayerData, settings = DEFAULT_SETTINGS): Holdings => ({ data, settings, rows: {} });

/** What identifies a creature, whatever its name and place. */
const essence = (creature: Creature | undefined): string => {
  const { externalId: _, saved: __, ...rest } = contentOf(creature ?? creatureOf(0));
  return JSON.stringify(rest);
};

const teamEssence = (data: PlayerData, index: number): string => {
  const team = data.teams[index];
  if (!team) return '';
  const { name: _, ...settings } = settingsOfTeam(team);
  return JSON.stringify([settings, team.members.map((id) => (id === null ? null : essence(data.creatures[id])))]);
};

test('merging loses neither a creature nor a team of either side', () => {
  fc.assert(
    fc.property(anyData(0), anyData(4), (mine, theirs) => {
      const { holdings, leftOver } = outcomeOf('merge', holding(mine), holding(theirs), ids());
      const { data } = holdings;

      // Theirs: everything as it was, except that creatures may now be saved.
      for (const creature of Object.values(theirs.creatures))
        expect(data.creatures[creature.externalId]).toEqual({
          ...creature,
          saved: data.creatures[creature.externalId]?.saved,
        });
      for (const team of theirs.teams.filter((known) => !isUntouched(known)))
        expect(data.teams[team.index]).toEqual(team);
      for (const { externalId } of boxOf(theirs.creatures)) expect(data.creatures[externalId]?.saved).toBe(true);

      // Mine: each relevant creature is there, saved ones are saved.
      const all = Object.values(data.creatures);
      const saved = new Set(boxOf(data.creatures).map(essence));
      const inTeams = idsInTeams(mine.teams);
      for (const creature of Object.values(mine.creatures)) {
        if (creature.saved) expect(saved).toContain(essence(creature));
        else if (inTeams.has(creature.externalId)) expect(all.map(essence)).toContain(essence(creature));
      }

      // Mine: each team is there, or is listed as left over with its members in the box.
      const placed = data.teams.map(({ index }) => teamEssence(data, index));
      const wanted = mine.teams.filter((team) => !isUntouched(team));
      const missing = wanted.filter(({ index }) => !placed.includes(teamEssence(mine, index)));
      expect(missing.length).toBeLessThanOrEqual(leftOver.length);
      for (const team of leftOver)
        for (const id of team.members) if (id !== null) expect(data.creatures[id]?.saved).toBe(true);
      if (leftOver.length > 0) expect(data.teams.every((team) => !isUntouched(team))).toBe(true);
    }),
  );
});

test('every team slot refers to an existing creature, also after an id was replaced', () => {
  fc.assert(
    fc.property(anyData(0), anyData(4), fc.constantFrom('mine' as const, 'merge' as const), (mine, theirs, choice) => {
      const { holdings, upload } = outcomeOf(choice, holding(mine), holding(theirs), ids());
      for (const id of idsInTeams(holdings.data.teams)) expect(holdings.data.creatures[id]?.externalId).toBe(id);
      const sent = new Set([
        ...(upload?.creatures ?? []).map(({ externalId }) => externalId),
        ...(choice === 'merge' ? Object.keys(theirs.creatures) : []),
      ]);
      for (const { members } of upload?.teams ?? [])
        for (const { externalId } of members) expect(sent).toContain(externalId);
    }),
  );
});

test('merging twice adds nothing', () => {
  fc.assert(
    fc.property(anyData(0), anyData(20), (mine, theirs) => {
      const once = outcomeOf('merge', holding(mine), holding(theirs), ids());
      const again = outcomeOf('merge', once.holdings, once.holdings, ids());
      expect(again.upload?.creatures).toEqual([]);
      expect(again.upload?.teams).toEqual([]);
      expect(again.holdings.data.creatures).toEqual(once.holdings.data.creatures);
    }),
  );
});

test('a team whose index is taken goes to the next free one', () => {
  const [a, b] = [creatureOf(1), creatureOf(2)];
  const mine = dataOf([teamOf(0, [a]), teamOf(1, [a, b], { name: 'Mine' })], a, b);
  const theirs = dataOf([teamOf(0, [b], { name: 'Theirs', version: 4 })], { ...b, version: 4 });
  const { holdings, upload } = outcomeOf('merge', holding(mine), holding(theirs), ids());
  expect(holdings.data.teams.slice(0, 3).map(({ name }) => name)).toEqual(['Theirs', 'Mine', 'Helper team 3']);
  expect(upload?.mode).toBe('merge');
  expect(upload?.teams.map(({ index }) => index).sort()).toEqual([1, 2]);
});

test('the same id for two different creatures: mine gets another one', () => {
  const mine = creatureOf(1, { level: 10, saved: true });
  const theirs = creatureOf(1, { level: 50, saved: true, version: 7 });
  const { holdings, renamed } = outcomeOf('merge', holding(dataOf([], mine)), holding(dataOf([], theirs)), ids());
  expect(renamed.get(idOf(1))).toBe(idOf(900));
  expect(
    Object.values(holdings.data.creatures)
      .map(({ level }) => level)
      .sort(),
  ).toEqual([10, 50]);
});

test('an id that the server would refuse is replaced', () => {
  const odd = { ...creatureOf(1), externalId: 'my-first-one', saved: true };
  const { upload } = outcomeOf('mine', holding(dataOf([], odd)), holding(dataOf([])), ids());
  expect(upload?.creatures[0]?.externalId).toBe(idOf(900));
});

test('keeping mine replaces everything there, keeping theirs sends nothing', () => {
  const mine = dataOf([teamOf(3, [creatureOf(1)])], creatureOf(1));
  const theirs = dataOf([teamOf(0, [creatureOf(2)])], creatureOf(2));
  const kept = outcomeOf('mine', holding(mine), holding(theirs), ids());
  expect(kept.upload).toMatchObject({ mode: 'replace', teams: [{ index: 3 }], creatures: [{ externalId: idOf(1) }] });
  expect(outcomeOf('theirs', holding(mine), holding(theirs), ids())).toMatchObject({
    upload: null,
    holdings: { data: theirs },
  });
});

test('of two stages of progress the further one is kept', () => {
  const mine = {
    ...DEFAULT_SETTINGS,
    potSize: 57,
    recipeLevels: { A: 5, B: 1 },
    islands: { cyan: { areaBonus: 10 } },
    nightcap: 14,
  };
  const theirs = { ...DEFAULT_SETTINGS, potSize: 30, recipeLevels: { A: 2, C: 9 }, edition: '2026-08' as const };
  expect(mergedSettings(mine, theirs)).toEqual({
    islands: { cyan: { areaBonus: 10 } },
    potSize: 57,
    recipeLevels: { A: 5, B: 1, C: 9 },
    edition: '2026-08',
    randomizeNicknames: true,
    event: null,
    policy: null,
    nightcap: 14,
  });
});

test('an account with data keeps its version of the game; an empty one gets that of the guest', () => {
  const holdingIn = (edition: EditionId, ...creatures: readonly Creature[]) =>
    holding(dataOf([], ...creatures), { ...DEFAULT_SETTINGS, edition });
  const mine = holdingIn('2026-10', creatureOf(1, { saved: true }));
  const theirs = (...creatures: readonly Creature[]) =>
    outcomeOf('merge', mine, holdingIn('2025-10', ...creatures), ids()).upload?.settings?.edition;
  expect(theirs(creatureOf(2, { saved: true }))).toBe('2025-10');
  expect(theirs()).toBe('2026-10');
});

test('a guest without data is not asked', () => {
  expect(hasContent(holding(dataOf([])))).toBe(false);
  expect(hasContent(holding(dataOf([], creatureOf(1))))).toBe(false);
  expect(hasContent(holding(dataOf([], creatureOf(1, { saved: true }))))).toBe(true);
  expect(hasContent(holding(dataOf([teamOf(4, [], { camp: true })])))).toBe(true);
  expect(hasContent(holding(dataOf([]), { ...DEFAULT_SETTINGS, potSize: 30 }))).toBe(true);
});
