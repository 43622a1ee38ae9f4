// @vitest-environment happy-dom
// The page of changes: the list with its search, the way there, and the comparison for a team.

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
import { Effects, leftOutText, whyLess } from './own-changes.tsx';

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

  test('is searched by texts, names and kinds of changes', () => {
    const titles = (text: string) => matching(all, text).map(({ title }) => title);
    expect(titles('slot 4 opens')).toEqual([t('titles.subskillUnlockLevels')]);
    expect(titles('pokémon wigglytuff')).toEqual(['Wigglytuff', 'Wigglytuff', 'Wigglytuff']);
    expect(titles('no such thing')).toEqual([]);
  });

  test('groups new and removed rows apart from changed ones', () => {
    expect(groupsOf(all).map(({ title }) => title)).toEqual(
      expect.arrayContaining([t('tables.rules'), t('tables.species'), 'New: Pokémon', 'Removed: Main Skills']),
    );
  });

  test('shows only the skill levels that members have', () => {
    const cheer = all.find(({ change }) => change.row === 'ENERGIZING_CHEER_S');
    expect(cheer && linesFor(cheer, [6])[0]).toBe('Level 6: 50.6 → 44 Energy');
    expect(cheer && linesFor(cheer, []).length).toBe(7);
  });
});

test('the page lists the changes between two games and finds some of them', async () => {
  const { user } = await openPage(<Changes />);
  await screen.findByText(t('own.empty'));
  await user.selectOptions(screen.getByLabelText(t('to')), '2026-08');
  const list = within(screen.getByRole('region', { name: t('all.title') }));
  // A long group is folded until it is asked for; a search opens what it finds.
  const species = new RegExp(`^${t('tables.species')}`);
  expect(list.getByRole('button', { name: species, expanded: false })).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: t('all.search') }), 'clefable');
  expect(list.getByRole('button', { name: species, expanded: true })).toBeTruthy();
  expect(list.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(list.getByText(t('facts.speciesSkillPercentage', { was: '3.6', is: '4' }))).toBeTruthy();
  await user.selectOptions(screen.getByLabelText(t('to')), '2025-10');
  await screen.findByText(t('same'));
});

test('the menu of game versions opens the page', async () => {
  const { user, path } = await openPage(<EditionMenu />);
  await user.click(
    await screen.findByRole('button', { name: messages('shell')('edition.change', { month: 'Oct 2025' }) }),
  );
  await user.click(screen.getByRole('menuitem', { name: new RegExp(messages('shell')('edition.changesForTeam')) }));
  expect(path()).toBe('/changes');
});

test('a Pokémon of only one edition is left out of the comparison', async () => {
  const { app } = await openPage(null);
  const both = [creatureOf(1, { pokemon: 'PINSIR' }), { ...creatureOf(2), pokemon: 'TOGEDEMARU' }];
  const user = settingsIn(app.stores.user.getState());
  const team = currentTeam(app.stores.teams.getState());
  const { unknownMembers, team: compared } = comparedTeam(user, team, both, ['2025-10', '2026-08']);
  expect(unknownMembers.map(({ pokemon }) => pokemon)).toEqual(['TOGEDEMARU']);
  expect(compared?.members.map(({ creature }) => creature.pokemon)).toEqual(['PINSIR']);
  expect(compared?.settings.potSize).toBeUndefined();
});

test('Pokémon that are left out are named', () => {
  expect(leftOutText(['Toge'], '2025-10', true)).toBe(
    "Toge isn't in the October 2025 version, so it's left out of both weeks.",
  );
  expect(leftOutText(['Toge', 'Mew'], '2025-10', true)).toBe(
    "Toge and Mew aren't in the October 2025 version, so they're left out of both weeks.",
  );
  expect(leftOutText(['Toge'], '2025-10', false)).toBe(
    "Toge isn't in the October 2025 version, so there's nothing to compare.",
  );
});

test('only a dish that clearly lowers Strength is explained', () => {
  const [dish, skill] = [{ table: 'recipes' }, { table: 'skills' }] as const;
  expect(whyLess([dish], { mean: -25_975, error: 900 })).toMatch(/^Every meal cooks the most valuable dish/);
  expect(whyLess([dish], { mean: 25_975, error: 900 })).toBeUndefined();
  expect(whyLess([dish], { mean: -100, error: 900 })).toBeUndefined();
  expect(whyLess([skill], { mean: -25_975, error: 900 })).toBeUndefined();
});

test('what is smaller than its ± is folded, and the rest is in sight', async () => {
  const row = (key: string, mean: number) => ({ key, title: key, lines: [], gain: { mean, error: 100 } });
  const { user } = await openPage(
    <Effects label="Each" rows={[row('Pinsir', 900), row('Mew', -60), row('Lugia', -700)]} />,
  );
  expect((await screen.findAllByRole('listitem')).map((item) => item.querySelector('b')?.textContent)).toEqual([
    'Pinsir',
    'Lugia',
  ]);
  await user.click(screen.getByRole('button', { name: new RegExp(`^${t('own.unclear')}`) }));
  expect(within(screen.getByRole('list', { name: t('own.unclear') })).getByText('Mew')).toBeTruthy();
});

test('a single Pokémon is picked in the search dialog', async () => {
  const { user, app } = await openPage(<Changes />, {
    prepare: (state) => {
      state.teams.putMember(0, 0, creatureOf(1, { pokemon: 'PINSIR', name: 'Nipper' }));
      state.box.saveMany([creatureOf(2, { pokemon: 'WIGGLYTUFF', name: 'Tuffy' })]);
    },
  });
  const list = within(await screen.findByLabelText(t('own.choice')));
  expect(list.queryByRole('option', { name: 'Tuffy' })).toBeNull();
  await user.click(screen.getByRole('button', { name: t('own.pick') }));
  const { search } = app.stores.dialogs.getState();
  const picked = Object.values(app.stores.creatures.getState().creatures).find(({ name }) => name === 'Tuffy');
  if (!picked) throw new Error('Tuffy is missing');
  act(() => search?.onSelect?.(picked));
  expect(list.getByRole('option', { name: 'Tuffy', selected: true })).toBeTruthy();
  expect(screen.getByRole('heading', { name: t('own.title', { name: 'Tuffy' }) })).toBeTruthy();
});
