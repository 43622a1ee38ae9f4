// @vitest-environment happy-dom
// The dialogs as a player uses them: every way from a pick to the caller, undo, and refused input.
import { type Creature, MAX_SAVED_CREATURES } from '@oversleep/game';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { createSimulator, type Simulator } from '../../sim/create-simulator.ts';
import { provideSimulator } from '../../sim/simulator.ts';
import type { AppState } from '../../state/start-up.ts';
import { creatureOf } from '../../testing/creatures.ts';
import { createFakeServer } from '../../testing/fake-server.ts';
import { NEWEST, NEWEST_NAME } from '../../testing/newest.ts';
import { lastingSession, openPage } from '../../testing/page.tsx';
import { questionFor } from '../../testing/question-for.ts';
import { rememberedSimulation } from '../../testing/remembered-simulation.ts';
import { CreatureDialogs } from './creature-dialogs.tsx';

const t = messages('creature');

const WAIT = { timeout: 60_000 };

afterEach(() => void vi.useRealTimers());

/** For what has nothing to do with figures. */
const silent: Simulator = () => new Promise(() => {});

const real = createSimulator({
  workers: rememberedSimulation(),
  here: rememberedSimulation(),
  server: { team: vi.fn(), iv: vi.fn() },
  simulateOn: () => 'device',
});

type Stage = Parameters<typeof openPage>[1];

async function setUp(stage: Stage = {}, simulator = silent) {
  const opened = await openPage(<CreatureDialogs />, {
    ...stage,
    prepare: async (app) => {
      provideSimulator(app, simulator);
      app.search.hidePokeboxBadge();
      await stage.prepare?.(app);
    },
  });
  const open = (act_: (dialogs: AppState['dialogs']) => void) => act(async () => act_(opened.app.dialogs));
  return { ...opened, open };
}

const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const search = () => screen.findByRole('searchbox', { name: t('search.label') });
/** All at once: each letter would draw two hundred tiles anew, and typing has tests of its own. */
async function look(user: UserEvent, text: string): Promise<void> {
  await user.click(await search());
  await user.paste(text);
}
async function pick(user: UserEvent, text: string): Promise<void> {
  await look(user, text);
  await user.keyboard('{Enter}');
}

const quickEntry = () => screen.getByRole('textbox', { name: t('entry.label') });

/** Opens the editor for a creature and hands back what is saved. */
async function edit(fields: Partial<Creature> = {}, stage: Stage = {}) {
  const opened = await setUp(stage);
  const onSave = vi.fn<(creature: Creature) => void>();
  const creature = creatureOf(1, { name: 'Sparky', ...fields });
  await opened.open((dialogs) => dialogs.openInput({ creature, onSave }));
  await dialog(t('editor.edit', { name: 'Sparky' }));
  const saved = () => onSave.mock.calls[0]?.[0];
  return { ...opened, creature, onSave, saved, save: () => opened.user.click(button(t('save'))) };
}

describe('a level that cannot be', () => {
  const level = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: t('level.label') });
  const waysToSave: readonly [string, (user: UserEvent) => Promise<void>][] = [
    ['the mouse', (user) => user.click(button(t('save')))],
    ['Ctrl+Enter', (user) => user.keyboard('{Control>}{Enter}{/Control}')],
  ];

  test.each(waysToSave)('stops Save by %s until it is corrected', async (_, trySave) => {
    const { user, saved, onSave } = await edit({ level: 60 });
    await user.click(level());
    await user.keyboard('101');
    await trySave(user);
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getByText('Level must be 1-100')).toBeTruthy();
    expect(level().value).toBe('101');
    expect(document.activeElement).toBe(level());
    await user.keyboard('{Control>}a{/Control}10');
    await trySave(user);
    expect(saved()).toMatchObject({ level: 10 });
  });

  test('goes when a quick level is chosen, even the present one', async () => {
    const { user, saved, save } = await edit({ level: 60 });
    await user.click(level());
    await user.keyboard('101');
    await user.click(button('Level 60'));
    expect(level().value).toBe('60');
    await save();
    expect(saved()).toMatchObject({ level: 60 });
  });
});

test('RP follows the level while it is typed', async () => {
  const { user } = await edit({ level: 60 });
  const rp = () => screen.getAllByText(t('sort.rp'))[0]?.parentElement?.textContent;
  const before = rp();
  await user.click(screen.getByRole('spinbutton', { name: t('level.label') }));
  await user.keyboard('25');
  expect(rp()).not.toBe(before);
  await user.keyboard('0');
  expect(rp()).toBe(before);
});

describe('search', () => {
  test('type, Enter, Ctrl+Enter: a new creature reaches the caller', async () => {
    const { user, open } = await setUp();
    const onSelect = vi.fn();
    await open((dialogs) => dialogs.openSearch({ onSelect }));
    await user.type(await search(), 'rai{Enter}');
    await dialog(t('editor.new'));
    await user.keyboard('25 adamant bfs{Control>}{Enter}{/Control}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        pokemon: 'RAICHU',
        level: 25,
        nature: 'Adamant',
        subskills: ['Berry Finding S', null, null, null, null],
      }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('arrows lead into the tiles and back, letters go on searching', async () => {
    const { user, open } = await setUp();
    const onSelect = vi.fn();
    await open((dialogs) => dialogs.openSearch({ onSelect, current: creatureOf(1) }));
    await user.click(await search());
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement?.textContent).toContain('Charizard');
    await user.keyboard('gen');
    expect(await search()).toHaveProperty('value', 'gen');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ pokemon: 'GENGAR' }));
  });

  test('another species for a creature is handed over at once and keeps what it has', async () => {
    const { user, open } = await setUp();
    const onSelect = vi.fn();
    const current = creatureOf(1, { name: 'Sparky', level: 33, nature: 'Bold' });
    await open((dialogs) => dialogs.openSearch({ onSelect, current }));
    await look(user, 'gengar');
    await user.click(await screen.findByRole('button', { name: /^Gengar/ }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        externalId: current.externalId,
        pokemon: 'GENGAR',
        name: 'Sparky',
        level: 33,
        nature: 'Bold',
      }),
    );
  });

  test('without a caller, it goes to the Pokébox, for guests too, and can be undone', async () => {
    const { app, user, open } = await setUp();
    await open((dialogs) => dialogs.openSearch({}));
    await pick(user, 'gengar');
    await dialog(t('editor.new'));
    await user.click(button(t('save')));
    const box = () => Object.values(app.stores.creatures.getState().creatures).filter(({ saved }) => saved);
    expect(box()).toEqual([expect.objectContaining({ pokemon: 'GENGAR' })]);
    await user.click(await screen.findByRole('button', { name: t('undo') }));
    expect(box()).toEqual([]);
  });

  test('final stages only, until something is typed', async () => {
    const { app, user, open } = await setUp();
    await open((dialogs) => dialogs.openSearch({}));
    const field = await search();
    expect(screen.queryByRole('button', { name: 'Pikachu' })).toBeNull();
    await user.type(field, 'pik');
    expect(await screen.findByRole('button', { name: 'Pikachu' })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: t('search.finalStage') })).toHaveProperty('checked', false);
    await user.clear(field);
    expect(screen.getByRole('checkbox', { name: t('search.finalStage') })).toHaveProperty('checked', true);
    expect(app.stores.search.getState().userFinalStageOnly).toBe(true);
  });

  test('specialties filter, and no result offers to clear the search', async () => {
    const { user, open } = await setUp();
    await open((dialogs) => dialogs.openSearch({}));
    await user.click(await screen.findByRole('button', { name: t('specialties.skill') }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Venusaur' })).toBeNull());
    await look(user, 'zzz');
    await user.click(await screen.findByRole('button', { name: t('results.reset') }));
    expect(await screen.findByRole('button', { name: 'Venusaur' })).toBeDefined();
  });

  test.each([
    ['latias', 'Latias'],
    ['avocado', 'Glossy Avocado'],
  ])('%s is in the other edition, and the way there is one click', async (text, name) => {
    const { app, user, open } = await setUp();
    await open((dialogs) => dialogs.openSearch({}));
    await look(user, text);
    expect(await screen.findByText(`${name} is in the ${NEWEST_NAME} version of the game.`)).toBeDefined();
    await user.click(button(`Switch to ${NEWEST_NAME}`));
    expect(app.stores.user.getState().edition).toBe(NEWEST);
    expect(await screen.findByRole('list', { name: t('results.label') })).toBeDefined();
    expect(document.activeElement).toBe(await search());
    await user.click(await screen.findByRole('button', { name: t('undo') }));
    expect(app.stores.user.getState().edition).toBe('2025-10');
  });

  test('recently used species are offered first', async () => {
    const { user, open } = await setUp();
    for (const name of ['gengar', 'raichu']) {
      await open((dialogs) => dialogs.openSearch({ onSelect: () => undefined, current: creatureOf(1) }));
      await pick(user, name);
    }
    await open((dialogs) => dialogs.openSearch({}));
    const row = await screen.findByRole('region', { name: t('search.recent') });
    expect(
      within(row)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Raichu', 'Gengar']);
  });

  test('names are in the language of the player', async () => {
    const { open } = await setUp({ prepare: (app) => app.stores.user.setState({ language: 'ja' }) });
    await open((dialogs) => dialogs.openSearch({}));
    expect(await screen.findByRole('button', { name: 'フシギバナ' })).toBeDefined();
  });
});

describe('Pokébox', () => {
  test('the help is there until it was read', async () => {
    const { app, user, open } = await setUp({
      prepare: (app) => app.stores.search.setState({ showPokeboxBadge: true }),
    });
    await open((dialogs) => dialogs.openSearch({}));
    const help = await dialog(t('help.title'));
    expect(help.textContent).toContain(t('help.toggle'));
    await user.click(button(t('help.close')));
    expect(screen.queryByRole('dialog', { name: t('help.title') })).toBeNull();
    expect(app.stores.search.getState().showPokeboxBadge).toBe(false);
    expect(document.activeElement).toBe(await search());
    await user.click(button(t('pokebox')));
    await user.click(button(t('help.title')));
    await dialog(t('help.title'));
    await user.click(button(t('help.close')));
    expect(screen.queryByRole('dialog', { name: t('help.title') })).toBeNull();
    expect(document.activeElement).toBe(await search());
  });

  test('a guest is asked to log in', async () => {
    const { user, open } = await setUp();
    await open((dialogs) => dialogs.openSearch({}));
    await user.click(await screen.findByRole('button', { name: t('pokebox') }));
    expect(await screen.findByText(t('results.emptyBox'))).toBeDefined();
    expect(screen.getByText('Please log in to save Pokémon to your Pokébox')).toBeDefined();
    expect(screen.queryByRole('checkbox', { name: t('search.finalStage') })).toBeNull();
  });

  test('one of it is handed over as it is', async () => {
    const mine = creatureOf(5, { saved: true, name: 'Boxy', level: 44 });
    const { user, open } = await setUp({ prepare: (app) => void app.creatures.saveCreature(mine) });
    const onSelect = vi.fn();
    await open((dialogs) => dialogs.openSearch({ onSelect }));
    await user.click(await screen.findByRole('button', { name: t('pokebox') }));
    const tile = await screen.findByRole('button', { name: /Boxy/ });
    expect(tile.textContent).toContain('Level 44');
    await pick(user, 'box');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(mine);
  });

  test('one that is not in this edition says so when it is pressed, with the way to where it is', async () => {
    const mine = { ...creatureOf(5, { saved: true, name: 'Boxy' }), pokemon: 'LATIAS' };
    const { app, user, open } = await setUp({ prepare: (app) => void app.creatures.saveCreature(mine) });
    const onSelect = vi.fn();
    await open((dialogs) => dialogs.openSearch({ onSelect }));
    await user.click(await screen.findByRole('button', { name: t('pokebox') }));
    await user.click(await screen.findByRole('button', { name: /Boxy/ }));
    expect(
      await screen.findByText(t('unknown.text', { name: 'Boxy', species: 'Latias', edition: 'October 2025' })),
    ).toBeDefined();
    expect(onSelect).not.toHaveBeenCalled();
    await user.click(button(`Switch to ${NEWEST_NAME}`));
    expect(app.stores.user.getState().edition).toBe(NEWEST);
    await user.click(await screen.findByRole('button', { name: /Boxy/ }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(mine);
  });

  test('an empty one is asked for once, and a failure can be tried again', async () => {
    const server = createFakeServer();
    const { user, open, asked } = await setUp({ session: lastingSession(), server });
    // Long enough that it is not requested again during this test, however slow the machine is.
    server.refuse = { pattern: /user\/(pokemon|changes)/, status: 500, code: 'BROKEN', retryAfter: 600 };
    const pulls = () => asked.filter((address) => /^GET \/api\/user\/(pokemon|changes)/.test(address)).length;
    const before = pulls();
    await open((dialogs) => dialogs.openSearch({}));
    await user.click(await screen.findByRole('button', { name: t('pokebox') }));
    expect(await screen.findByText(t('results.failed'))).toBeDefined();
    expect(pulls()).toBeLessThanOrEqual(before + 2);
    server.refuse = undefined;
    await user.click(button(t('retry')));
    expect(
      await screen.findByText('Add Pokémon from your teams to start building your personal collection'),
    ).toBeDefined();
  });
});

describe('editor', () => {
  test('a typed level counts when it is saved by keys in the same moment', async () => {
    const { user, saved } = await edit({ level: 42 });
    const level = screen.getByRole('spinbutton', { name: t('level.label') });
    await user.clear(level);
    await user.type(level, '37{Control>}{Enter}{/Control}');
    expect(saved()?.level).toBe(37);
  });

  test.each([25, 30, 50, 60, 75, 100])('quick level %i', async (level) => {
    const { user, saved, save } = await edit({ level: 1 });
    await user.click(button(`Level ${level}`));
    await save();
    expect(saved()?.level).toBe(level);
  });

  test('what is typed in the quick entry is saved with the rest, by the button too', async () => {
    const { user, saved, save } = await edit({ level: 10 });
    await user.type(quickEntry(), '42 adamant bfs 500 hours');
    await save();
    expect(saved()).toMatchObject({ level: 42, nature: 'Adamant', ribbon: 2 });
    expect(saved()?.subskills[0]).toBe('Berry Finding S');
  });

  test.each([
    ['the button', (user: UserEvent) => user.click(button(t('save')))],
    ['the keys', (user: UserEvent) => user.keyboard('{Control>}{Enter}{/Control}')],
  ])('words that are not understood keep the editor open and are listed, by %s', async (_, trySave) => {
    const { user, onSave, saved, save } = await edit({ level: 10 });
    await user.type(quickEntry(), '42 blorb');
    await trySave(user);
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getByText(t('entry.refused', { words: 'blorb' }))).toBeDefined();
    expect(document.activeElement).toBe(quickEntry());
    expect(quickEntry()).toHaveProperty('value', 'blorb');
    await user.clear(quickEntry());
    await save();
    expect(saved()?.level).toBe(42);
  });

  test('what was typed and not applied comes back by Undo', async () => {
    const { user, saved, save } = await edit({ level: 10 });
    await user.type(quickEntry(), '42 adamant');
    await user.click(button(t('cancel')));
    await user.click(await screen.findByRole('button', { name: t('undo') }));
    await dialog(t('editor.edit', { name: 'Sparky' }));
    expect(quickEntry()).toHaveProperty('value', '42 adamant');
    await save();
    expect(saved()).toMatchObject({ level: 42, nature: 'Adamant' });
  });

  test.each([
    ['(pointer: coarse)', false],
    ['not all and (min-width: 62.5em)', false],
    ['a desk', true],
  ])('keys are spoken of where there are some: %s', async (kind, hasKeys) => {
    const matches = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = new EventTarget();
      return Object.assign(list, {
        matches: query === kind,
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      });
    });
    await edit();
    expect(screen.getByText(/Press Enter to apply/)).toBeDefined();
    expect(document.body.textContent?.includes('Ctrl')).toBe(hasKeys);
    matches.mockRestore();
  });

  test('nickname: too long cannot be taken, empty keeps the old, the dice finds one that fits', async () => {
    const { user, saved, save } = await edit();
    await user.click(button(t('name.is', { name: 'Sparky' })));
    const menu = within(await dialog(t('name.title')));
    const field = menu.getByRole('textbox', { name: t('name.label') });
    await user.clear(field);
    await user.type(field, 'Thirteen more');
    expect(menu.getByText('Name must be 12 characters or less')).toBeDefined();
    expect(menu.getByRole('button', { name: t('name.ok') })).toHaveProperty('disabled', true);
    await user.click(menu.getByRole('button', { name: t('name.clear') }));
    await user.click(menu.getByRole('button', { name: t('name.ok') }));
    await user.click(button(t('name.is', { name: 'Sparky' })));
    await user.click(await screen.findByRole('button', { name: t('name.roll') }));
    expect(screen.getByRole('link', { name: 'Site Settings' }).getAttribute('href')).toBe('/settings/site');
    await user.click(button(t('name.ok')));
    await save();
    expect(saved()?.name).toMatch(/^.{1,12}$/);
    expect(saved()?.name).not.toBe('Sparky');
  });

  test('subskills: the lowest free slot, a chosen slot, out again, Clear, and Cancel keeps what was', async () => {
    const { user, saved, save } = await edit({ level: 30 });
    await user.click(button(t('subskills.chooseAll')));
    const menu = within(await dialog(t('subskills.title')));
    await user.click(menu.getByRole('button', { name: 'Helping Bonus' }));
    await user.click(menu.getByRole('button', { name: 'Berry Finding S' }));
    await user.click(menu.getByRole('button', { name: /^Level 100/ }));
    await user.click(menu.getByRole('button', { name: 'Inventory Up L' }));
    await user.click(menu.getByRole('button', { name: 'Helping Bonus 10' }));
    await user.click(menu.getByRole('button', { name: t('save') }));
    await user.click(button(t('subskills.slot', { level: 50, content: '???', locked: 'yes' })));
    const again = within(await dialog(t('subskills.title')));
    expect(again.getByText('50', { selector: 'b' })).toBeDefined();
    await user.click(again.getByRole('button', { name: t('subskills.clear') }));
    await user.click(again.getByRole('button', { name: t('cancel') }));
    await save();
    expect(saved()?.subskills).toEqual([null, 'Berry Finding S', null, null, 'Inventory Up L']);
  });

  test('the slots have the levels of the edition', async () => {
    await edit({}, { prepare: (app) => app.stores.user.setState({ edition: '2026-08' }) });
    expect(button(/^Level 70 Sub Skill/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Level 75 Sub Skill/ })).toBeNull();
    const quick = within(screen.getByRole('group', { name: t('level.quick') })).getAllByRole('button');
    expect(quick.map(({ textContent }) => textContent)).toEqual(['25', '30', '50', '60', '70', '80']);
  });

  test('nature: starts from the present one, both modifiers find one, Save waits for it', async () => {
    const { user, saved, save } = await edit({ nature: 'Adamant' });
    await user.click(button(/^Adamant/));
    const menu = within(await dialog(t('nature.title')));
    const pressed = (name: string) => menu.getByRole('button', { name }).getAttribute('aria-pressed');
    expect(pressed(t('natureModifiers.up', { effect: 'Speed of help' }))).toBe('true');
    expect(pressed('Adamant')).toBe('true');
    await user.click(menu.getByRole('button', { name: t('natureModifiers.up', { effect: 'Speed of help' }) }));
    expect(menu.getByRole('button', { name: t('save') })).toHaveProperty('disabled', true);
    await user.click(menu.getByRole('button', { name: t('nature.neutral') }));
    expect(menu.getByText(t('nature.noEffect'))).toBeDefined();
    await user.type(menu.getByRole('textbox', { name: t('nature.name') }), 'qq');
    expect(menu.getByText(t('nature.noMatch'))).toBeDefined();
    await user.click(menu.getByRole('button', { name: t('natureModifiers.up', { effect: 'Main skill chance' }) }));
    await user.click(menu.getByRole('button', { name: t('natureModifiers.down', { effect: 'EXP gains' }) }));
    await user.click(menu.getByRole('button', { name: t('save') }));
    await save();
    expect(saved()?.nature).toBe('Sassy');
  });

  test('Save takes the nature that is shown, never one that a typed name has hidden', async () => {
    const { user, saved, save } = await edit({ nature: 'Adamant' });
    await user.click(button(/^Adamant/));
    const menu = within(await dialog(t('nature.title')));
    const saveNature = menu.getByRole('button', { name: t('save') });
    const name = menu.getByRole('textbox', { name: t('nature.name') });
    await user.type(name, 'xyz');
    expect(saveNature).toHaveProperty('disabled', true);
    await user.clear(name);
    await user.type(name, 'mod');
    expect(menu.getByRole('button', { name: 'Modest' }).getAttribute('aria-pressed')).toBe('true');
    expect(
      menu
        .getByRole('button', { name: t('natureModifiers.up', { effect: 'Speed of help' }) })
        .getAttribute('aria-pressed'),
    ).toBe('false');
    await user.click(saveNature);
    await save();
    expect(saved()?.nature).toBe('Modest');
  });

  test('a White Mint takes the effects and leaves the name; without it all is as before', async () => {
    const { user, saved, save } = await edit({ nature: 'Adamant' });
    const field = within(screen.getByRole('region', { name: t('nature.title') }));
    const mint = field.getByRole('switch', { name: t('nature.mint') });
    await user.click(mint);
    expect(field.getByRole('button').textContent).toBe('Adamant MintNo effect');
    await user.click(mint);
    expect(field.getByRole('button').textContent).toContain('Speed of help');
    mint.focus();
    await user.keyboard(' ');
    await save();
    expect(saved()).toMatchObject({ nature: 'Adamant', mint: true });
  });

  test('a nature can be typed', async () => {
    const { user, saved, save } = await edit();
    await user.click(button(/^Bashful/));
    await user.type(await screen.findByRole('textbox', { name: t('nature.name') }), 'mod{Enter}');
    await save();
    expect(saved()?.nature).toBe('Modest');
  });

  test('an ingredient changes a moment after it was pressed', async () => {
    const { user, saved, save, creature } = await edit();
    await user.click(button(/^Level 30 ingredient/));
    const panel = within(await dialog('Level 30 ingredient'));
    const other = panel.getAllByRole('button').find((one) => one.getAttribute('aria-pressed') === 'false');
    if (!other) throw new Error('there is no other');
    await user.click(other);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Level 30 ingredient' })).toBeNull());
    await save();
    expect(saved()?.ingredients[1]).not.toEqual(creature.ingredients[1]);
    expect(saved()?.ingredients[0]).toEqual(creature.ingredients[0]);
  });

  test('an empty slot is called Locked, once', async () => {
    const ingredients = [
      { level: 0, name: 'Apple', amount: 2 },
      { level: 30, name: 'Locked', amount: 0 },
      { level: 60, name: 'Locked', amount: 0 },
    ] as const;
    await edit({ level: 10, ingredients });
    expect(button('Level 30 ingredient: Locked').textContent).toContain('Locked');
    expect(button('Level 60 ingredient: Locked')).toBeDefined();
  });

  test('a third ingredient before the second cannot be saved, and says why', async () => {
    const { user, onSave } = await edit({ pokemon: 'DARKRAI' });
    await user.click(button(/^Level 60 ingredient/));
    await user.click(within(await dialog('Level 60 ingredient')).getByRole('button', { name: /Apple/ }));
    expect(await screen.findAllByText(t('ingredients.order'))).not.toHaveLength(0);
    expect(button(t('save'))).toHaveProperty('disabled', true);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onSave).not.toHaveBeenCalled();
  });

  test('shiny and gender are locked where the species says so', async () => {
    await edit({ pokemon: 'DARKRAI' });
    expect(screen.queryByRole('button', { name: t('identity.shiny') })).toBeNull();
    expect(screen.queryByRole('button', { name: /male/i })).toBeNull();
  });

  test('shiny and gender can be changed elsewhere; the next stage gains a skill level', async () => {
    const { user, saved, save } = await edit({ gender: 'male', skillLevel: 2 });
    await user.click(button(t('identity.shiny')));
    await user.click(button(t('gender.change', { gender: 'male' })));
    await user.click(button(t('evolve.into', { name: 'Raichu' })));
    await save();
    expect(saved()).toMatchObject({ shiny: true, gender: 'female', pokemon: 'RAICHU', skillLevel: 3 });
  });

  test('the portrait leads to another species', async () => {
    const { user, saved, save } = await edit({ level: 17 });
    await user.click(button(t('identity.change', { name: 'Pikachu' })));
    await pick(user, 'gengar');
    await waitFor(() => expect(button(t('identity.change', { name: 'Gengar' }))).toBeDefined());
    await save();
    expect(saved()).toMatchObject({ pokemon: 'GENGAR', level: 17, name: 'Sparky' });
  });

  test('ribbon, with the carry size that it gives', async () => {
    const { user, saved, save } = await edit();
    const carry = () =>
      within(screen.getByRole('region', { name: t('output.title') })).getByText(t('output.carry')).nextElementSibling
        ?.textContent;
    const before = Number.parseInt(carry() ?? '', 10);
    await user.click(button(t('ribbon.is', { ribbon: t('ribbon.none') })));
    await user.click(screen.getByRole('menuitemradio', { name: /2000 hours/ }));
    expect(Number.parseInt(carry() ?? '', 10)).toBe(before + 8);
    await save();
    expect(saved()?.ribbon).toBe(4);
  });

  test('the bookmark saves for guests too, and says where', async () => {
    const guest = await edit();
    await guest.user.click(button(t('bookmark.save')));
    expect(await screen.findByText('Saved on this device. Log in to have it everywhere.')).toBeDefined();
    await guest.save();
    expect(guest.saved()?.saved).toBe(true);

    const member = await edit({}, { session: lastingSession() });
    await member.user.click(button(t('bookmark.save')));
    expect(screen.queryByText('Saved on this device. Log in to have it everywhere.')).toBeNull();
    await member.save();
    expect(member.saved()?.saved).toBe(true);
  });

  test('a full Pokébox takes no more, and says so', async () => {
    const full = Array.from({ length: MAX_SAVED_CREATURES }, (_, i) => creatureOf(100 + i));
    const { user, saved, save } = await edit({}, { prepare: (app) => void app.box.saveMany(full) });
    await user.click(button(t('bookmark.save')));
    expect(await screen.findByText(/Your Pokébox is full: it holds 2,000 Pokémon/)).toBeDefined();
    await save();
    expect(saved()?.saved).toBe(false);
  });

  test('what was changed and not saved comes back by Undo', async () => {
    const { user, onSave, saved, save } = await edit({ level: 10 });
    await user.click(button('Level 75'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: t('editor.edit', { name: 'Sparky' }) })).toBeNull();
    expect(onSave).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: t('undo') }));
    await dialog(t('editor.edit', { name: 'Sparky' }));
    await save();
    expect(saved()?.level).toBe(75);
  });

  test('without a change it closes without a word', async () => {
    const { user } = await edit();
    await user.click(button(t('cancel')));
    expect(screen.queryByText(t('editor.notSaved', { name: 'Sparky' }))).toBeNull();
  });

  test('a species that the edition does not know can be looked at and exchanged', async () => {
    const { user, open } = await setUp();
    const onSave = vi.fn();
    const creature = { ...creatureOf(1, { name: 'Sparky' }), pokemon: 'FROM_TOMORROW' };
    await open((dialogs) => dialogs.openInput({ creature, onSave }));
    expect(await screen.findByText(t('identity.unknown'))).toBeDefined();
    await user.click(button(t('identity.change', { name: 'FROM_TOMORROW' })));
    await pick(user, 'gengar');
    await user.click(await screen.findByRole('button', { name: t('save') }));
    expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ pokemon: 'GENGAR', name: 'Sparky' }));
  });
});

describe('daily output', () => {
  const value = (label: string) => Number(tile(label)?.firstElementChild?.textContent);
  const tile = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

  test('a better creature makes more, and the change is shown', async () => {
    const { user, open } = await setUp({}, real);
    await open((dialogs) =>
      dialogs.openInput({ creature: creatureOf(1, { name: 'Sparky' }), onSave: () => undefined }),
    );
    await screen.findByText(t('output.alone', { refining: 'other' }), undefined, WAIT);
    const before = value(t('output.berries'));
    expect(before).toBeGreaterThan(0);
    await user.type(screen.getByRole('textbox', { name: t('entry.label') }), 'bfs{Enter}');
    await waitFor(() => expect(tile(t('output.berries'))?.querySelector('[data-trend="up"]')).not.toBeNull(), WAIT);
    expect(value(t('output.berries'))).toBeGreaterThan(before);
  });

  test('inside a team it is that of the team', async () => {
    const { app, open } = await setUp(
      {
        prepare: (app) => {
          app.teams.putMember(0, 0, creatureOf(1, { name: 'Sparky' }));
          app.teams.putMember(0, 1, creatureOf(2, { pokemon: 'GARDEVOIR', level: 60 }));
        },
      },
      real,
    );
    const around = questionFor(app, 0);
    await open((dialogs) =>
      dialogs.openInput({ creature: creatureOf(1, { name: 'Sparky' }), onSave: () => undefined, around }),
    );
    await screen.findByText(t('output.inTeam', { refining: 'other' }), undefined, WAIT);
    expect(value(t('output.berries'))).toBeGreaterThan(0);
  });

  test('a failure can be tried again and loses nothing', async () => {
    const simulator = vi.fn(() => Promise.reject(new Error('no more sheep')));
    const { user, open } = await setUp({}, simulator);
    await open((dialogs) =>
      dialogs.openInput({ creature: creatureOf(1, { name: 'Sparky' }), onSave: () => undefined }),
    );
    await user.click(await screen.findByRole('button', { name: t('retry') }));
    await waitFor(() => expect(simulator).toHaveBeenCalledTimes(2));
  });
});

describe('menu of a filled place', () => {
  async function menu(stage: Stage = {}, fullTeam = false) {
    const opened = await setUp(stage);
    const creature = creatureOf(1, { name: 'Sparky' });
    const calls = { onUpdate: vi.fn(), onDuplicate: vi.fn(), onRemove: vi.fn(), onMore: vi.fn() };
    await act(async () => void opened.app.teams.putMember(0, 0, creature));
    await opened.open((dialogs) =>
      dialogs.openFilledSlot({
        creature,
        fullTeam,
        ...calls,
        more: [{ key: 'more', label: 'Something else', onChoose: calls.onMore }],
      }),
    );
    await dialog('Sparky');
    return { ...opened, creature, ...calls };
  }

  test('Edit closes the menu and leads to the editor, whose answer is handed on', async () => {
    const { user, onUpdate } = await menu();
    await user.click(button(t('slot.edit')));
    expect(screen.queryByRole('dialog', { name: 'Sparky' })).toBeNull();
    await dialog(t('editor.edit', { name: 'Sparky' }));
    await user.click(button('Level 100'));
    await user.click(button(t('save')));
    expect(onUpdate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ level: 100 }));
  });

  test.each([
    [t('slot.duplicate'), 'onDuplicate'],
    [t('slot.remove'), 'onRemove'],
    ['Something else', 'onMore'],
  ] as const)('%s closes the menu and happens once', async (name, call) => {
    const opened = await menu();
    await opened.user.click(button(name));
    expect(opened[call]).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a full team has no room for a copy; the Pokébox of a guest is on the device: both are said', async () => {
    await menu({}, true);
    expect(button(t('slot.duplicate'))).toHaveProperty('disabled', true);
    expect(screen.getByText(t('slot.teamFull'))).toBeDefined();
    expect(button(t('slot.save'))).toHaveProperty('disabled', false);
    expect(screen.getByText('Saved on this device. Log in to have it everywhere.')).toBeDefined();
  });

  test('saving takes a second, shows that it does, and can be undone', async () => {
    const { app, user, creature } = await menu({ session: lastingSession() });
    const isSaved = () => app.stores.creatures.getState().creatures[creature.externalId]?.saved;
    await user.click(button(t('slot.save')));
    expect(screen.getByRole('progressbar')).toBeDefined();
    expect(isSaved()).toBe(false);
    await waitFor(() => expect(isSaved()).toBe(true));
    expect(await screen.findByRole('button', { name: t('slot.unsave') })).toBeDefined();
    await user.click(await screen.findByRole('button', { name: t('undo') }));
    expect(isSaved()).toBe(false);
  });

  test('removing speaks of removing, not of saving', async () => {
    const { user } = await menu();
    await user.click(button(t('slot.save')));
    const remove = await screen.findByRole('button', { name: t('slot.unsave') });
    expect(remove.getAttribute('aria-describedby')).toBeNull();
    expect(screen.queryByText('Saved on this device. Log in to have it everywhere.')).toBeNull();
    await user.click(remove);
    expect(screen.getByRole('progressbar', { name: t('slot.removing') })).toBeDefined();
  });

  test('closing the menu meanwhile still saves', async () => {
    const { app, user, creature } = await menu({ session: lastingSession() });
    await user.click(button(t('slot.save')));
    await user.keyboard('{Escape}');
    expect(app.stores.creatures.getState().creatures[creature.externalId]?.saved).toBe(true);
  });
});
