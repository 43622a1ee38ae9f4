// The form: read from storage, turned into a question, and shown as phrases.
import { gameOf, searchGoal } from '@oversleep/game';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../state/data/user.ts';
import { byId, creatureOf, idOf, teamOf } from '../../testing/creatures.ts';
import { impossibleWords, searchPhrases, weekWords } from './form-words.ts';
import { goalChoices, goalOf, goalText, goalValue, totalText } from './goals.ts';
import { poolOf, searchFor } from './pool.ts';
import { NO_WISHES, readSavedForm, type SearchForm } from './search-form.ts';
import { changesTo, placed } from './team-changes.ts';

const game = gameOf('2026-10');
const user = { ...DEFAULT_SETTINGS, edition: '2026-10' as const };

const owned = [1, 2, 3, 4, 5, 6, 7].map((n) => creatureOf(n, { saved: n !== 7, name: `Nr ${n}` }));
const tagged = { ...creatureOf(8, { saved: true }), tags: ['cooking'], favourite: true as const };
const stranger = creatureOf(9, { saved: true });
const creatures = byId(...owned, tagged, { ...stranger, pokemon: 'BLOBBY' });
const team = teamOf(0, owned.slice(4, 7));

const ask = (part: Partial<SearchForm> = {}): SearchForm => ({ ...NO_WISHES, ...part });
const idsOf = (part: Partial<SearchForm>) =>
  poolOf(user, ask(part), creatures, team).creatures.map((one) => one.externalId);

test('a saved form is read back, and invalid parts get their defaults', () => {
  expect(readSavedForm(game, undefined)).toEqual({ ask: NO_WISHES, pins: [] });
  expect(
    readSavedForm(game, { ask: { level: 400, goal: { kind: 'dish', recipe: 'STONE' }, limits: [7] }, pins: [{}] }),
  ).toEqual({
    ask: NO_WISHES,
    pins: [],
  });
  const left = {
    ask: ask({ chosen: [idOf(1)], level: 60, include: [idOf(2)], limits: [{ skill: 'X', members: 2 }], changes: 1 }),
    pins: [{ ids: [idOf(1)], level: null }],
  };
  expect(readSavedForm(game, JSON.parse(JSON.stringify(left)))).toEqual(left);
});

test('the pool is the box, the team, or a part of them, and unknown species are counted', () => {
  expect(idsOf({ withTeam: false })).toEqual([1, 2, 3, 4, 5, 6, 8].map(idOf));
  expect(idsOf({})).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(idOf));
  expect(poolOf(user, ask(), creatures, team).unknown).toBe(1);
  expect(idsOf({ withTeam: false, tags: ['cooking'] })).toEqual([idOf(8)]);
  expect(idsOf({ withTeam: false, favourites: true, include: [idOf(2)] })).toEqual([2, 8].map(idOf));
  expect(idsOf({ withTeam: false, chosen: [idOf(3), idOf(1)] })).toEqual([1, 3].map(idOf));
  // Members that must stay are part of the pool.
  expect(idsOf({ withTeam: false, chosen: [idOf(1)], changes: 1, never: [idOf(5)] })).toEqual([1, 6, 7].map(idOf));
});

test('the question has only active conditions, and the chosen level for all', () => {
  const asked = (part: Partial<SearchForm>) =>
    searchFor(user, ask(part), team, poolOf(user, ask(part), creatures, team));
  expect(asked({}).wishes).toEqual({});
  // Three are in the team: two places are free, and one may change.
  expect(asked({ changes: 1, healers: 1 }).wishes).toEqual({
    healers: 1,
    near: { team: [5, 6, 7].map(idOf), changes: 3 },
  });
  const raised = asked({ level: 60 });
  expect(new Set([...raised.candidates, ...raised.present].map(({ creature }) => creature.level))).toEqual(
    new Set([60]),
  );
  expect(raised.candidates.map(({ creature }) => creature)).toContain(raised.present[0]?.creature);
});

test.each(goalChoices().map(({ value }) => value))('the goal %s is saved, searched for and has a text', (value) => {
  const goal = goalOf(game, value);
  expect(goalValue(goal)).toBe(value);
  expect(readSavedForm(game, { ask: { goal: JSON.parse(JSON.stringify(goal)) } }).ask.goal).toEqual(goal);
  expect(searchGoal('2026-10', 'greengrass', goal)).toBeDefined();
  expect(goalText(game, goal)).not.toMatch(/undefined| $/);
  expect(totalText(goal, 0.5)).not.toBe('');
});

test('the search as phrases', () => {
  const nameOf = (id: string) => creatures[id]?.name ?? '';
  const wishes = ask({
    level: 60,
    include: [idOf(1), idOf(2)],
    healers: 2,
    changes: 1,
    goal: goalOf(game, 'rank', '34'),
  });
  expect(searchPhrases(game, wishes, 45, nameOf)).toEqual([
    'Best chance of Master 20',
    'From 45 Pokémon at Lv. 60',
    'Always with Nr 1 and Nr 2',
    'At least 2 healers',
    'Change at most 1 member',
  ]);
  expect(impossibleWords(game, wishes, ['healers'], nameOf)).toBe(
    'No Pokémon meets this condition: At least 2 healers.',
  );
  expect(impossibleWords(game, wishes, ['healers', 'near'], nameOf)).toMatch(
    /^These conditions can't be met together: .* · Change at/,
  );
  expect(impossibleWords(game, wishes, ['include'], nameOf)).toBe(
    "The game allows only one special Pokémon in a team (Latias and Latios can be together). So this isn't possible: Always with Nr 1 and Nr 2.",
  );
  const asked = searchFor(user, ask(), team, poolOf(user, ask(), creatures, team));
  expect(weekWords(game, asked)).toMatch(
    /^Greengrass Isle \(\+\d+%\), curries, 8 hours and 30 minutes of sleep, pot of \d+, all recipes at Lv\. 70$/,
  );
  const own = { settings: { ...asked.settings, recipeLevels: { FANCY_APPLE_CURRY: 10 } } };
  expect(weekWords(game, own)).toMatch(/, your recipe levels$/);
});

test('members in both teams keep their slot, new ones fill free slots', () => {
  const found = [6, 1, 2, 3].map(idOf);
  expect(changesTo([5, 6, 7].map(idOf), found)).toEqual({ coming: [1, 2, 3].map(idOf), going: [5, 7].map(idOf) });
  expect(placed(team.members, found)).toEqual([idOf(1), idOf(6), idOf(2), idOf(3), null]);
});
