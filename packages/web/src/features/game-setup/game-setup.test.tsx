// @vitest-environment happy-dom
// The questions about the player's game: asked once, used for every team, and undone as one step.

import { gameOf, NEWEST_EDITION, potBounds } from '@oversleep/game';
import { act, cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { openPage } from '../../testing/page.tsx';
import { SPECIFIED } from '../../testing/specified.ts';
import { inEdition, recipeLevelsOf } from './game-draft.ts';
import { GameSetupDialog, GameSetupLine, GameSetupMeanwhile } from './game-setup.tsx';

const t = messages('gameSetup');

const select = (label: string) => screen.findByRole('combobox', { name: label });

test('one click stores everything, which another takes back', async () => {
  const { app, user } = await openPage(<GameSetupDialog />);
  const state = () => app.stores.user.getState();
  const edition = await select(t('edition'));
  expect(edition).toHaveProperty('value', SPECIFIED);
  await user.selectOptions(edition, NEWEST_EDITION);
  await user.selectOptions(await select(t('island')), 'cyan');
  await user.click(screen.getByRole('radio', { name: t('level.twenty') }));
  await user.click(screen.getByRole('button', { name: t('save') }));
  expect(state()).toMatchObject({ edition: NEWEST_EDITION, gameAsked: true, newerSuggested: true });
  expect(new Set(Object.values(state().recipeLevels))).toEqual(new Set([20]));
  const team = () => app.stores.teams.getState().teams[0];
  expect(team()?.island.shortName).toBe('cyan');
  expect(team()?.island.berries).toHaveLength(3);
  await user.click(await screen.findByRole('button', { name: messages('shell')('ui.undo') }));
  expect(state()).toMatchObject({ edition: SPECIFIED, potSize: null });
  expect(team()?.island.shortName).toBe('greengrass');
});

test('a player who skips keeps the defaults and is not asked again', async () => {
  const { app, user } = await openPage(<GameSetupDialog />);
  const before = app.stores.user.getState();
  await user.click(await screen.findByRole('button', { name: t('skip') }));
  expect(app.stores.user.getState()).toEqual({ ...before, gameAsked: true, newerSuggested: true });
  cleanup();
});

test('what was changed while screenshots were read is stored when they are done', async () => {
  const { app, user } = await openPage(<GameSetupMeanwhile />);
  await user.selectOptions(await select(t('island')), 'taupe');
  expect(app.stores.user.getState().gameAsked).toBe(false);
  act(() => cleanup());
  expect(app.stores.user.getState().gameAsked).toBe(true);
  expect(app.stores.teams.getState().teams[0]?.island.shortName).toBe('taupe');
});

test('what the player has not touched while screenshots were read is not stored', async () => {
  const { app } = await openPage(<GameSetupMeanwhile />);
  await select(t('island'));
  act(() => cleanup());
  expect(app.stores.user.getState()).toMatchObject({ gameAsked: false, edition: SPECIFIED });
});

test('beside an import the answers are one line, which is stored when it was changed and is not asked again', async () => {
  const { app, user } = await openPage(<GameSetupLine />);
  const line = await screen.findByRole('button', { name: /October 2025 · Greengrass Isle · pot 69 · recipes at max/ });
  await user.click(line);
  await user.selectOptions(await select(t('island')), 'cyan');
  await screen.findByRole('button', { name: /Cyan Beach/ });
  // The import notices that its Pokémon are of a newer version, and that the questions were answered.
  act(() => {
    app.settings.noteGame();
    app.settings.setEdition(NEWEST_EDITION);
  });
  expect(screen.queryByText(t('line'))).toBeNull();
  expect(app.stores.teams.getState().teams[0]?.island.shortName).toBe('cyan');
  expect(app.stores.user.getState().edition).toBe(NEWEST_EDITION);
});

test('another version keeps the largest pot the largest, and lowers the bonus to its limit', () => {
  const [older, newer] = [gameOf(SPECIFIED), gameOf(NEWEST_EDITION)];
  const draft = {
    edition: NEWEST_EDITION,
    island: 'cyan',
    areaBonus: newer.rules.areaBonus.max,
    pot: potBounds(newer).max,
    levels: 'max',
  } as const;
  expect(inEdition(draft, SPECIFIED)).toEqual({
    ...draft,
    edition: SPECIFIED,
    areaBonus: older.rules.areaBonus.max,
    pot: potBounds(older).max,
  });
  expect(recipeLevelsOf(older, 'own')).toBeUndefined();
});
