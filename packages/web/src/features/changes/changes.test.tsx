// @vitest-environment happy-dom
// What changed: the list from the tables, searched; and the way there from the chip, for one's own team.

import { EDITIONS } from '@oversleep/game';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { EditionMenu } from '../../app/edition-menu.tsx';
import { messages } from '../../messages/messages.ts';
import { comparedTeam } from '../../sim/patch.ts';
import { currentTeam } from '../../state/data/teams.ts';
import { settingsIn } from '../../state/data/user.ts';
import { creatureOf } from '../../testing/creatures.ts';
import { openPage } from '../../testing/page.tsx';
import { groupsOf, linesFor, listedChanges, matching } from './change-list.ts';
import { Changes } from './changes.tsx';
import { leftOutText, whyLess } from './own-changes.tsx';

const t = messages('changes');

const pairs = EDITIONS.flatMap((from) => EDITIONS.filter((to) => to !== from).map((to) => [from, to] as const));

test.each(pairs)('each change from %s to %s has a message for its title and its facts', (from, to) => {
  for (const { change, title, lines } of listedChanges(from, to)) {
    const words = [title, ...lines.map((line) => line.words)];
    expect([change.key, words]).toEqual([change.key, expect.not.arrayContaining([t('titles.other')])]);
    expect([change.key, words]).toEqual([change.key, expect.not.arrayContaining([t('facts.other')])]);
    expect(words.join()).not.toMatch(/undefined|NaN|\[object/);
  }
});

describe('the list', () => {
  const all = listedChanges('2025-10', '2026-08');

  test('is found by the words of a change, its name or its kind', () => {
    const titles = (text: string) => matching(all, text).map(({ title }) => title);
    expect(titles('slot 4 opens')).toEqual(['Subskill slots']);
    expect(titles('pokémon wigglytuff')).toEqual(['Wigglytuff', 'Wigglytuff', 'Wigglytuff']);
    expect(titles('no such thing')).toEqual([]);
  });

  test('keeps what is new apart from what is different', () => {
    expect(groupsOf(all).map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Rules', 'Pokémon', 'Pokémon: new', 'Main skills: gone']),
    );
  });

  test('tells of a skill the levels that somebody has', () => {
    const cheer = all.find(({ change }) => change.row === 'ENERGIZING_CHEER_S');
    expect(cheer && linesFor(cheer, [6])[0]).toBe('Level 6: 50.6 → 44 energy');
    expect(cheer && linesFor(cheer, []).length).toBe(7);
  });
});

test('the page lists the changes between two games and finds some of them', async () => {
  const { user } = await openPage(<Changes />);
  await screen.findByText('No team yet');
  await user.selectOptions(screen.getByLabelText('to the game of'), '2026-08');
  await user.type(screen.getByRole('searchbox', { name: 'Search changes' }), 'clefable');
  const list = within(screen.getByRole('region', { name: 'All changes' }));
  expect(list.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(list.getByText('Chance of the main skill: 3.6% → 4%')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('to the game of'), '2025-10');
  await screen.findByText('The same game twice');
});

test('the chip leads there', async () => {
  const { user, path } = await openPage(<EditionMenu />);
  await user.click(await screen.findByRole('button', { name: 'Game of Oct 2025, change' }));
  await user.click(screen.getByRole('menuitem', { name: /What changed for my team/ }));
  expect(path()).toBe('/changes');
});

test('who is new is said to be, and has no part in the comparison', async () => {
  const { app } = await openPage(null);
  const both = [creatureOf(1, { pokemon: 'PINSIR' }), { ...creatureOf(2), pokemon: 'TOGEDEMARU' }];
  const user = settingsIn(app.stores.user.getState());
  const team = currentTeam(app.stores.teams.getState());
  const { unknownMembers, team: compared } = comparedTeam(user, team, both, ['2025-10', '2026-08']);
  expect(unknownMembers.map(({ pokemon }) => pokemon)).toEqual(['TOGEDEMARU']);
  expect(compared?.members.map(({ creature }) => creature.pokemon)).toEqual(['PINSIR']);
  expect(compared?.settings.potSize).toBeUndefined();
});

test('who is left out of both weeks is named', () => {
  expect(leftOutText(['Toge'], '2025-10', true)).toBe(
    'Toge isn’t in the game of October 2025, so it’s left out of both weeks.',
  );
  expect(leftOutText(['Toge', 'Mew'], '2025-10', true)).toBe(
    'Toge and Mew aren’t in the game of October 2025, so they’re left out of both weeks.',
  );
  expect(leftOutText(['Toge'], '2025-10', false)).toBe(
    'Toge isn’t in the game of October 2025, so there’s nothing to compare.',
  );
});

test('a dish that costs Strength says why; what gains, or may be luck, or is no dish does not', () => {
  const [dish, skill] = [{ table: 'recipes' }, { table: 'skills' }] as const;
  expect(whyLess([dish], { mean: -25_975, error: 900 })).toMatch(/^Every meal cooks the most valuable dish/);
  expect(whyLess([dish], { mean: 25_975, error: 900 })).toBeUndefined();
  expect(whyLess([dish], { mean: -100, error: 900 })).toBeUndefined();
  expect(whyLess([skill], { mean: -25_975, error: 900 })).toBeUndefined();
});

test('one Pokémon is picked in the search, not in a list of bare names', async () => {
  const { user, app } = await openPage(<Changes />, {
    prepare: (state) => {
      state.teams.putMember(0, 0, creatureOf(1, { pokemon: 'PINSIR', name: 'Nipper' }));
      state.box.saveMany([creatureOf(2, { pokemon: 'WIGGLYTUFF', name: 'Tuffy' })]);
    },
  });
  const list = within(await screen.findByLabelText('Team or Pokémon'));
  expect(list.queryByRole('option', { name: 'Tuffy' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Choose a Pokémon' }));
  const { search } = app.stores.dialogs.getState();
  const picked = Object.values(app.stores.creatures.getState().creatures).find(({ name }) => name === 'Tuffy');
  if (!picked) throw new Error('nobody to pick');
  act(() => search?.onSelect?.(picked));
  expect(list.getByRole('option', { name: 'Tuffy', selected: true })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'For Tuffy' })).toBeTruthy();
});
