// @vitest-environment happy-dom
// The recipes' page as players use it: finding, setting levels as a guest and with an account, many at once, and back.
import { gameOf } from '@oversleep/game';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NEWEST, NEWEST_NAME } from '../../testing/newest.ts';
import { lastingSession, openPage } from '../../testing/page.tsx';
import { Recipes } from './recipes.tsx';

/** With the one dish of this name: to draw all of them takes longer than what is to be seen in its row. */
const openDish = (stage: Parameters<typeof openPage>[1] = {}) =>
  openPage(<Recipes />, { ...stage, at: '/recipes?q=fancy%20apple%20curry' });
// By label, as roles are slow to look for among so many rows.
const levelOf = (name: string) => screen.findByLabelText(new RegExp(`^Level of ${name}`));
const levels = (app: Awaited<ReturnType<typeof openPage>>['app']) => app.stores.user.getState().recipeLevels;

test('a guest sets a level here and on this device alone', async () => {
  const { app, user, asked } = await openDish();
  const field = await levelOf('Fancy Apple Curry');
  expect(field.getAttribute('aria-valuenow')).toBe('65');
  await user.clear(field);
  await user.type(field, '12{Enter}');
  expect(levels(app)).toEqual({ FANCY_APPLE_CURRY: 12 });
  expect(asked.filter((address) => address.includes('recipe'))).toEqual([]);
});

test('with an account the server is told', async () => {
  const { server, user } = await openDish({ session: lastingSession() });
  const field = await levelOf('Fancy Apple Curry');
  await user.clear(field);
  await user.type(field, '12{Enter}');
  await waitFor(() => expect(server.recipes).toEqual({ FANCY_APPLE_CURRY: 12 }));
});

test('a level that does not exist is refused in words', async () => {
  const { app, user } = await openDish();
  const field = await levelOf('Fancy Apple Curry');
  await user.clear(field);
  await user.type(field, '66{Enter}');
  expect(screen.getByText('Value must be 65 or less')).toBeDefined();
  expect(levels(app)).toEqual({});
});

test('a recipe that is not known is switched off, and on again by Undo', async () => {
  const { app, user } = await openDish({
    prepare: (state) => state.settings.setRecipeLevels({ FANCY_APPLE_CURRY: 12 }),
  });
  await user.click(await screen.findByLabelText('I do not know Fancy Apple Curry'));
  expect(levels(app)).toEqual({ FANCY_APPLE_CURRY: 0 });
  await user.click(screen.getByText('Undo'));
  expect(levels(app)).toEqual({ FANCY_APPLE_CURRY: 12 });
});

test('one more level is one click, which says what it brings', async () => {
  const { app, user } = await openDish({
    prepare: (state) => state.settings.setRecipeLevels({ FANCY_APPLE_CURRY: 12 }),
  });
  await user.click(await screen.findByLabelText(/^Level up Fancy Apple Curry to 13: \d+ more strength$/));
  expect(levels(app)).toEqual({ FANCY_APPLE_CURRY: 13 });
});

test('the EXP to the next level is shown, and unknown where no source tells', async () => {
  const { app } = await openDish({
    prepare: (state) => state.settings.setRecipeLevels({ FANCY_APPLE_CURRY: 12 }),
  });
  expect(await screen.findByText('5,710 EXP')).toBeDefined();
  app.settings.setEdition('2026-10');
  app.settings.setRecipeLevels({ FANCY_APPLE_CURRY: 65 });
  expect(await screen.findByText('EXP unknown')).toBeDefined();
});

test('the search finds by any words of the name and writes itself into the address', async () => {
  const { user, path } = await openPage(<Recipes />);
  await user.click(await screen.findByLabelText('Search recipe, type or ingredient'));
  // Not letter by letter, each of which would draw the dishes anew.
  await user.paste('curry appl');
  await user.keyboard('e');
  expect(await screen.findByText(/^\d+ of 68 recipes$/)).toBeDefined();
  expect(screen.getByText('Fancy Apple Curry')).toBeDefined();
  await waitFor(() => expect(path()).toContain('q=curry'));
});

test('what nothing fits says so and leads back', async () => {
  const { user } = await openPage(<Recipes />, { at: '/recipes?q=owl%20soup' });
  expect(await screen.findByText('No dish like that')).toBeDefined();
  await user.click(screen.getByText('Clear the filters'));
  expect(await screen.findByText('68 recipes')).toBeDefined();
});

test.each([
  ['gratin', '"Overgrow" Avocado Gratin'],
  ['pumpkin', 'Plump Pumpkin'],
])('%s is found in the other edition, and the way there is one click', async (text, name) => {
  const { app, user } = await openPage(<Recipes />, { at: `/recipes?q=${text}` });
  expect(await screen.findByText(`${name} is in the ${NEWEST_NAME} version of the game.`)).toBeDefined();
  await user.click(screen.getByRole('button', { name: `Switch to ${NEWEST_NAME}` }));
  expect(app.stores.user.getState().edition).toBe(NEWEST);
  expect(await screen.findByText(new RegExp(`^\\d+ of ${gameOf(NEWEST).recipes.rows.length} recipes$`))).toBeDefined();
  await user.click(screen.getByText('Undo'));
  expect(app.stores.user.getState().edition).toBe('2025-10');
});

test('ingredients are chosen in a panel, and cancelling leaves them as they were', async () => {
  const { user } = await openPage(<Recipes />);
  const open = () => user.click(screen.getByText(/^(Ingredients|Includes)/));
  await screen.findByText('68 recipes');
  await open();
  const panel = () => within(screen.getByRole('dialog', { name: 'Ingredients' }));
  await user.click(panel().getByRole('button', { name: 'Apple' }));
  await user.click(panel().getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('68 recipes')).toBeDefined();
  await open();
  await user.click(panel().getByRole('button', { name: 'Honey' }));
  await user.click(panel().getByRole('button', { name: 'Update' }));
  expect(await screen.findByText(/^\d+ of 68 recipes$/)).toBeDefined();
});

test('many levels at once go to those that are shown, and back again', async () => {
  const { app, user } = await openPage(<Recipes />);
  await user.click(await screen.findByText('Curry'));
  await screen.findByText('21 of 68 recipes');
  await user.click(screen.getByText('Set many levels'));
  const dialog = within(screen.getByRole('dialog', { name: 'Set many levels' }));
  const field = dialog.getByRole('spinbutton', { name: 'Level' });
  await user.clear(field);
  await user.type(field, '30');
  await user.click(dialog.getByRole('button', { name: 'Set to level 30' }));
  expect(Object.values(levels(app))).toEqual(Array.from({ length: 21 }, () => 30));
  await user.click(screen.getByText('Undo'));
  expect(new Set(Object.values(levels(app)))).toEqual(new Set([65]));
});

test('a pasted list is read, and what it does not say right is named', async () => {
  const { app, user } = await openDish();
  await user.click(await screen.findByText('Set many levels'));
  await user.click(screen.getByText('From a list'));
  await user.click(screen.getByLabelText(/One recipe a line/));
  await user.paste('Fancy Apple Curry 12\nOwl Soup 3\nBean Ham Salad 0');
  expect(screen.getByText(/Line 2: .*Owl Soup/)).toBeDefined();
  await user.click(screen.getByText('Set 2 levels'));
  expect(levels(app)).toEqual({ FANCY_APPLE_CURRY: 12, BEAN_HAM_SALAD: 0 });
});
