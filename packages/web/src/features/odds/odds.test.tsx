// @vitest-environment happy-dom
// Catch odds: choices, results, and the stored wish.
import { gameOf } from '@oversleep/game';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { openPage } from '../../testing/page.tsx';
import { OddsDialog } from './odds-dialog.tsx';
import { catchesWords, chanceWords, impossibleWords, oneInWords } from './odds-words.ts';
import { readWish } from './wish.ts';

const t = messages('odds');

const game = gameOf('2026-10');

async function open(species: string) {
  const page = await openPage(<OddsDialog request={{ species }} />, {
    prepare: (app) => app.stores.user.setState({ edition: '2026-10' }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: t('title') }));
  const words = () => screen.getByRole('dialog').textContent ?? '';
  return {
    ...page,
    dialog,
    words,
    result: () => dialog.getByRole('status', { name: t('result.title') }).textContent ?? '',
  };
}

test('a wish shows its chance and the catches for 50 and 90 %, and is stored', async () => {
  const { user, dialog, result, words, app } = await open('VENUSAUR');
  expect(result()).toContain(t('result.empty'));
  await user.selectOptions(dialog.getByLabelText(t('form.unlockedBy')), 'Lv. 10 (1 slot)');
  await user.click(dialog.getByRole('button', { name: 'Helping Speed M' }));
  // 36 % silver, one of six.
  expect(result()).toContain('6%');
  expect(result()).toContain('1 in 17 catches');
  expect(result()).toContain('12 catches');
  expect(result()).toContain('38 catches');
  // One slot has room for one.
  expect(dialog.getByRole('button', { name: 'Berry Finding S' })).toHaveProperty('disabled', true);
  await user.selectOptions(dialog.getByLabelText(t('form.nature')), 'Speed of help ▲');
  expect(words()).toContain('Sub Skills 6% × Nature 16%');
  expect(readWish(game, app.stores.wish.getState().left, undefined)).toMatchObject({
    species: 'VENUSAUR',
    subskills: ['Helping Speed M'],
    slots: 1,
  });
});

test('a medal that leaves no room is explained, and seeds give a range', async () => {
  const { user, dialog, result, words } = await open('VENUSAUR');
  await user.click(dialog.getByRole('button', { name: 'Ingredient Finder M' }));
  await user.click(dialog.getByRole('radio', { name: t('rarities.gold') }));
  expect(result()).toContain('the first 3 slots are always gold');
  await user.click(dialog.getByRole('radio', { name: t('none') }));
  await user.selectOptions(dialog.getByLabelText(t('form.seeds')), '1');
  expect(result()).toMatch(/\d% to \d/);
  expect(words()).toContain("isn't known");
});

test('Darkrai has no medals, and Inspiration Seeds instead', async () => {
  const { user, dialog, words } = await open('DARKRAI');
  expect(dialog.queryByRole('radiogroup', { name: t('form.medal') })).toBeNull();
  expect(dialog.getByText(t('form.noMedals', { species: 'Darkrai' }))).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Helping Bonus' }));
  expect(words()).toContain('8 seeds for a 50% chance of this Sub Skill, 27 for 90%');
  await user.selectOptions(dialog.getByLabelText(t('form.firstIngredient')), 'Fancy Apple');
  expect(words()).toContain('all count as equally likely');
});

test('invalid stored wishes are dropped', () => {
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

test('chances and catches as texts', () => {
  const one = (chance: number) => ({ least: chance, most: chance });
  expect([chanceWords(one(0.000123)), oneInWords(one(0.000123))]).toEqual(['0.012%', '1 in 8,130 catches']);
  expect(oneInWords(one(1))).toBe(t('result.always'));
  expect(catchesWords(one(1), 0.9)).toBe('1 catch');
  expect(chanceWords({ least: 0.01, most: 0.02 })).toBe('1% to 2%');
  expect(catchesWords({ least: 0.01, most: 0.02 }, 0.5)).toBe('35 to 69 catches');
  expect(catchesWords({ least: 0, most: 0.02 }, 0.5)).toBe('35 catches or more');
  expect(impossibleWords(3, 2, undefined)).toBe("3 Sub Skills don't fit into 2 slots. Choose a higher level.");
});
