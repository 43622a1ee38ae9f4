// @vitest-environment happy-dom
// The odds of a wished catch: what is chosen, what is said, and what stays when the dialog is closed.
import { gameOf } from '@oversleep/game';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/page.tsx';
import { OddsDialog } from './odds-dialog.tsx';
import { catchesWords, chanceWords, impossibleWords, oneInWords } from './odds-words.ts';
import { readWish } from './wish.ts';

const game = gameOf('2026-10');

async function open(species: string) {
  const page = await openPage(<OddsDialog request={{ species }} />, {
    prepare: (app) => app.stores.user.setState({ edition: '2026-10' }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Odds of a wished catch' }));
  const words = () => screen.getByRole('dialog').textContent ?? '';
  return { ...page, dialog, words, result: () => dialog.getByRole('status', { name: 'Odds' }).textContent ?? '' };
}

test('a wish has its chance per catch and the catches for 50 and 90 %, and is kept', async () => {
  const { user, dialog, result, words, app } = await open('VENUSAUR');
  expect(result()).toContain('Choose what you hope for');
  await user.selectOptions(dialog.getByLabelText('Unlocked by'), 'Lv. 10 (1 slot)');
  await user.click(dialog.getByRole('button', { name: 'Helping Speed M' }));
  // 36 % silver, one of six.
  expect(result()).toContain('6%');
  expect(result()).toContain('1 in 17 catches');
  expect(result()).toContain('12 catches');
  expect(result()).toContain('38 catches');
  // One slot has room for one.
  expect(dialog.getByRole('button', { name: 'Berry Finding S' })).toHaveProperty('disabled', true);
  await user.selectOptions(dialog.getByLabelText('Nature'), 'Speed of help ▲');
  expect(words()).toContain('sub skills 6% × nature 16%');
  expect(readWish(game, app.stores.wish.getState().left, undefined)).toMatchObject({
    species: 'VENUSAUR',
    subskills: ['Helping Speed M'],
    slots: 1,
  });
});

test('a medal that leaves no room is said; seeds go from the worst case to the best', async () => {
  const { user, dialog, result, words } = await open('VENUSAUR');
  await user.click(dialog.getByRole('button', { name: 'Ingredient Finder M' }));
  await user.click(dialog.getByRole('radio', { name: 'Gold' }));
  expect(result()).toContain('the first 3 slots are always gold');
  await user.click(dialog.getByRole('radio', { name: 'None' }));
  await user.selectOptions(dialog.getByLabelText('Sub Skill Seeds to use'), '1');
  expect(result()).toMatch(/\d% to \d/);
  expect(words()).toContain('isn’t known');
});

test('Darkrai has no medals, and Inspiration Seeds instead', async () => {
  const { user, dialog, words } = await open('DARKRAI');
  expect(dialog.queryByRole('radiogroup', { name: 'Friend medal' })).toBeNull();
  expect(dialog.getByText('There are no friend medals for Darkrai.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Helping Bonus' }));
  expect(words()).toContain('8 seeds for a 50% chance of this sub skill, 27 for 90%');
  await user.selectOptions(dialog.getByLabelText('First ingredient'), 'Fancy Apple');
  expect(words()).toContain('all count as equally likely');
});

test('what makes no sense is as if it were not wished for', () => {
  expect(
    readWish(game, { species: 'BLOBBY', slots: 90, subskills: ['Nap'], nature: 7, medal: 'tin', seeds: -1 }, undefined),
  ).toEqual({
    species: game.species.rows[0]?.name,
    slots: 5,
    subskills: [],
    nature: '',
    ingredients: [null, null, null],
    medal: 'none',
    seeds: 0,
  });
});

test('chances and catches in words', () => {
  const one = (chance: number) => ({ least: chance, most: chance });
  expect([chanceWords(one(0.000123)), oneInWords(one(0.000123))]).toEqual(['0.012%', '1 in 8,130 catches']);
  expect(oneInWords(one(1))).toBe('every catch');
  expect(catchesWords(one(1), 0.9)).toBe('1 catch');
  expect(chanceWords({ least: 0.01, most: 0.02 })).toBe('1% to 2%');
  expect(catchesWords({ least: 0.01, most: 0.02 }, 0.5)).toBe('35 to 69 catches');
  expect(catchesWords({ least: 0, most: 0.02 }, 0.5)).toBe('35 catches or more');
  expect(impossibleWords(3, 2, undefined)).toBe('3 sub skills don’t fit into 2 slots. Choose a higher level.');
});
