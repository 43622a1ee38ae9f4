// @vitest-environment happy-dom
// The recipes page as players use it: search, levels as a guest and with an account, several levels at once, undo.
import { gameOf } from '@oversleep/game';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { NEWEST, NEWEST_NAME } from '../../testing/newest.ts';
import { lastingSession, openPage } from '../../testing/page.tsx';
import { Recipes } from './recipes.tsx';

const t = messages('recipes');

/** Opens the page with one dish only, because drawing all of them is slow. */
const openDish = (stage: Parameters<typeof openPage>[1] = {}) =>
  openPage(<Recipes />, { ...stage, at: '/recipes?q=fancy%20apple%20curry' });
// By label, because finding roles among so many rows is slow.
const levelOf = (name: string) => screen.findByLabelText(new RegExp(`^Level of ${name}`));
const levels = (app: Awaited<ReturnType<typeof openPage>>['app']) => app.stores.user.getState().recipeLevels;

test('a level set by a guest stays on the device', async () => {
  const { app, user, asked } = await openDish();
  const field = await levelOf('Fancy Apple Curry');
  expect(field.getAttribute('aria-valuenow')).toBe('65');
  await user.clear(field);
  await user.type(field, '12{Enter}');
  expect(levels(app)).toEqual({ FANCY_APPLE_CURRY: 12 });
  expect(asked.filter((address) => address.includes('recipe'))).toEqual([]);
});

test('with an account the level is saved on the server', async () => {
  const { server, user } = await openDish({ session: lastingSession() });
  const field = await levelOf('Fancy Apple Curry');
  await user.clear(field);
  await user.type(field, '12{Enter}');
  await waitFor(() => expect(server.recipes).toEqual({ FANCY_APPLE_CURRY: 12 }));
});

test('a level above the highest is refused with a message', async () => {
  const { app, user } = await openDish();
  const field = await levelOf('Fancy Apple Curry');
  await user.clear(field);
  await user.type(field, '66{Enter}');
  expect(screen.getByText('Value must be 65 or less')).toBeDefined();
  expect(levels(app)).toEqual({});
});

test('a recipe marked as locked is restored by Undo', async () => {
  const { app, user } = await openDish({
    prepare: (state) => state.settings.setRecipeLevels({ FANCY_APPLE_CURRY: 12 }),
  });
  await user.click(await screen.findByLabelText(t('level.forget', { dish: 'Fancy Apple Curry' })));
  expect(levels(app)).toEqual({ FANCY_APPLE_CURRY: 0 });
  await user.click(screen.getByText(messages('shell')('ui.undo')));
  expect(levels(app)).toEqual({ FANCY_APPLE_CURRY: 12 });
});

test('a button raises the level by one and says how much Strength that adds', async () => {
  const { app, user } = await openDish({
    prepare: (state) => state.settings.setRecipeLevels({ FANCY_APPLE_CURRY: 12 }),
  });
  await user.click(await screen.findByLabelText(/^Raise Fancy Apple Curry to level 13: \+\d+ Strength$/));
  expect(levels(app)).toEqual({ FANCY_APPLE_CURRY: 13 });
});

test('the EXP to the next level is shown, or that it is unknown', async () => {
  const { app } = await openDish({
    prepare: (state) => state.settings.setRecipeLevels({ FANCY_APPLE_CURRY: 12 }),
  });
  expect(await screen.findByText('5,710 EXP')).toBeDefined();
  app.settings.setEdition('2026-10');
  app.settings.setRecipeLevels({ FANCY_APPLE_CURRY: 65 });
  expect(await screen.findByText(t('level.expUnknown'))).toBeDefined();
});

test('the search finds a dish by words of its name and is part of the address', async () => {
  const { user, path } = await openPage(<Recipes />);
  await user.click(await screen.findByLabelText(t('filters.search')));
  // Pasted, because each typed letter would draw all dishes again.
  await user.paste('curry appl');
  await user.keyboard('e');
  expect(await screen.findByText(/^\d+ of 68 recipes$/)).toBeDefined();
  expect(screen.getByText('Fancy Apple Curry')).toBeDefined();
  await waitFor(() => expect(path()).toContain('q=curry'));
});

test('a search without results can be cleared', async () => {
  const { user } = await openPage(<Recipes />, { at: '/recipes?q=owl%20soup' });
  expect(await screen.findByText(t('list.none'))).toBeDefined();
  await user.click(screen.getByText(t('list.clear')));
  expect(await screen.findByText('68 recipes')).toBeDefined();
});

test.each([
  ['gratin', '"Overgrow" Avocado Gratin'],
  ['pumpkin', 'Plump Pumpkin'],
])('%s is found in the newer edition, which one click opens', async (text, name) => {
  const { app, user } = await openPage(<Recipes />, { at: `/recipes?q=${text}` });
  expect(await screen.findByText(`${name} is in the ${NEWEST_NAME} version of the game.`)).toBeDefined();
  await user.click(
    screen.getByRole('button', { name: messages('parts')('otherEdition.switch', { edition: NEWEST_NAME }) }),
  );
  expect(app.stores.user.getState().edition).toBe(NEWEST);
  expect(await screen.findByText(new RegExp(`^\\d+ of ${gameOf(NEWEST).recipes.rows.length} recipes$`))).toBeDefined();
  await user.click(screen.getByText(messages('shell')('ui.undo')));
  expect(app.stores.user.getState().edition).toBe('2025-10');
});

test('cancelling the choice of ingredients keeps the old choice', async () => {
  const { user } = await openPage(<Recipes />);
  const open = () => user.click(screen.getByText(/^(Ingredients|Includes)/));
  await screen.findByText('68 recipes');
  await open();
  const panel = () => within(screen.getByRole('dialog', { name: t('picker.title') }));
  await user.click(panel().getByRole('button', { name: 'Apple' }));
  await user.click(panel().getByRole('button', { name: t('picker.cancel') }));
  expect(screen.getByText('68 recipes')).toBeDefined();
  await open();
  await user.click(panel().getByRole('button', { name: 'Honey' }));
  await user.click(panel().getByRole('button', { name: t('picker.update') }));
  expect(await screen.findByText(/^\d+ of 68 recipes$/)).toBeDefined();
});

test('a level is set for all shown recipes and can be undone', async () => {
  const { app, user } = await openPage(<Recipes />);
  await user.click(await screen.findByText(t('filters.curry')));
  await screen.findByText('21 of 68 recipes');
  await user.click(screen.getByText(t('bulk.title')));
  const dialog = within(screen.getByRole('dialog', { name: t('bulk.title') }));
  const field = dialog.getByRole('spinbutton', { name: t('bulk.level') });
  await user.clear(field);
  await user.type(field, '30');
  await user.click(dialog.getByRole('button', { name: t('bulk.setTo', { level: 30 }) }));
  expect(Object.values(levels(app))).toEqual(Array.from({ length: 21 }, () => 30));
  await user.click(screen.getByText(messages('shell')('ui.undo')));
  expect(new Set(Object.values(levels(app)))).toEqual(new Set([65]));
});

test('a pasted list is read, and lines that cannot be read are named', async () => {
  const { app, user } = await openDish();
  await user.click(await screen.findByText(t('bulk.title')));
  await user.click(screen.getByText(t('bulk.list')));
  await user.click(screen.getByLabelText(t('bulk.listLabel')));
  await user.paste('Fancy Apple Curry 12\nOwl Soup 3\nBean Ham Salad 0');
  expect(screen.getByText(/Line 2: .*Owl Soup/)).toBeDefined();
  await user.click(screen.getByText(t('bulk.apply', { count: 2 })));
  expect(levels(app)).toEqual({ FANCY_APPLE_CURRY: 12, BEAN_HAM_SALAD: 0 });
});
