// @vitest-environment happy-dom
// The calculator as a player sees it: results follow every change, failures lose nothing, changes can be undone.
import { USUAL_POLICY } from '@oversleep/game';
import { teamKey } from '@oversleep/questions';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { createSimulator } from '../../sim/create-simulator.ts';
import { provideSimulator } from '../../sim/simulator.ts';
import type { SimTasks } from '../../sim/tasks.ts';
import type { AppState } from '../../state/start-up.ts';
import { creatureOf, idOf } from '../../testing/creatures.ts';
import { openPage } from '../../testing/page.tsx';
import { simulated } from '../../testing/productions.ts';
import { questionFor } from '../../testing/question-for.ts';
import { rememberedSimulation } from '../../testing/remembered-simulation.ts';
import { roughSimulation } from '../../testing/rough-simulation.ts';
import { type RunTask, TaskFailed } from '../../workers/worker-pool.ts';
import { Calculator } from './calculator.tsx';

const shell = messages('shell');
const tSettings = messages('calculatorSettings');

const t = messages('calculator');
const upgrades = messages('calculatorNext')('view.label');

const WAIT = { timeout: 60_000 };

/** Fake workers that can be paused or broken. They compute what follows the team's figures only on request. */
function makeWorkers() {
  const state = { failing: false, held: false, later: false, teams: 0, release: () => {} };
  const here = roughSimulation();
  const ask: RunTask<SimTasks> = async (kind, input, options = {}) => {
    const { lane, signal } = options;
    if (kind === 'team') state.teams += 1;
    if (state.failing) throw new TaskFailed({ name: 'Error', message: 'no more sheep to count' });
    if (state.held || (lane === 'later' && !state.later)) {
      await new Promise<void>((resolve, reject) => {
        state.release = resolve;
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    }
    return here(kind, input, options);
  };
  return { state, ask };
}

async function openCalculator(prepare: (app: AppState) => void = () => {}) {
  const { state: workers, ask } = makeWorkers();
  const server = { team: vi.fn(), iv: vi.fn() };
  /** Gives the app a simulator that has not been asked anything yet. */
  const renew = (app: AppState) =>
    provideSimulator(app, createSimulator({ workers: ask, here: ask, server, simulateOn: () => 'device' }));
  const opened = await openPage(<Calculator />, {
    prepare: (app) => {
      renew(app);
      prepare(app);
    },
  });
  await screen.findByRole('textbox', { name: t('teams.name') });
  return { ...opened, workers, renew };
}

const two = (app: AppState) => {
  app.teams.putMember(0, 0, creatureOf(1, { name: 'Sparky' }));
  app.teams.putMember(0, 1, creatureOf(2, { name: 'Moss', pokemon: 'BULBASAUR' }));
};

/** The first number in a text, without what is only read aloud. */
const digitsOf = (text: string | null | undefined): number =>
  Number((/\d[\d,]*/.exec(text ?? '')?.[0] ?? 'NaN').replaceAll(',', ''));

/** What the results say of themselves. */
const isStale = () => document.querySelector('[data-stale][data-final]')?.getAttribute('data-stale');

const keyOfTeam = (app: AppState, index = 0) => app.stores.results.getState().seen[index];
const calculated = (app: AppState, index = 0) => waitFor(() => expect(keyOfTeam(app, index)).toBeTruthy(), WAIT);

// The first of these loads what draws the results.
beforeAll(async () => {
  await Promise.all([import('./overview/overview.tsx'), import('./members/members.tsx')]);
});

afterEach(() => void vi.restoreAllMocks());

// What still counts down on the last page would go on when its window is no more.
afterAll(cleanup);

test('figures count as old until those of the changed team are drawn, even if they are known already', async () => {
  const { app } = await openCalculator(two);
  const results = () => document.querySelector('[data-stale][data-final]');
  const isFinal = () => waitFor(() => expect(results()?.getAttribute('data-final')).toBe('true'), WAIT);
  await calculated(app);
  await isFinal();
  const first = keyOfTeam(app);
  let undo = () => {};
  act(() => {
    undo = app.teams.putMember(0, 2, creatureOf(3, { name: 'Third' }));
  });
  await waitFor(() => expect(keyOfTeam(app)).not.toBe(first), WAIT);
  await isFinal();
  const seen: (string | null)[] = [];
  const note = (changes: readonly MutationRecord[]) => void seen.push(...changes.map(({ oldValue }) => oldValue));
  const observer = new MutationObserver(note);
  const watched = results();
  if (watched) observer.observe(watched, { attributeFilter: ['data-final'], attributeOldValue: true });
  act(undo);
  await waitFor(() => expect(keyOfTeam(app)).toBe(first), WAIT);
  await isFinal();
  note(observer.takeRecords());
  observer.disconnect();
  expect(seen).toEqual(['true', 'false']);
});

test('an empty team shows one slot and what to do first', async () => {
  const { app, user } = await openCalculator();
  expect(screen.getAllByRole('button', { name: t('slots.addTo', { place: 1 }) })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: t('empty.add') }));
  expect(app.stores.dialogs.getState().search).not.toBeNull();
});

const menuOf = (name: string) => screen.getByRole('button', { name: t('slots.moreOf', { name }) });

test('the menu of a member replaces it, at once or by comparing', async () => {
  const { app, user, path } = await openCalculator(two);
  await user.click(menuOf('Sparky'));
  await waitFor(() => expect(app.stores.dialogs.getState().filledSlot).not.toBeNull());
  const choose = (wanted: string) =>
    act(() =>
      app.stores.dialogs
        .getState()
        .filledSlot?.more?.find(({ key }) => key === wanted)
        ?.onChoose(),
    );
  choose('replace');
  act(() => app.stores.dialogs.getState().search?.onSelect?.(creatureOf(3, { name: 'Third' })));
  expect(app.stores.teams.getState().teams[0]?.members.slice(0, 2)).toEqual([idOf(3), idOf(2)]);
  expect(await screen.findByText(t('slots.replaced', { name: 'Third', other: 'Sparky' }))).toBeDefined();
  await user.click(screen.getByRole('button', { name: messages('shell')('ui.undo') }));
  expect(app.stores.teams.getState().teams[0]?.members[0]).toBe(idOf(1));
  choose('compare');
  expect(app.stores.comparison.getState()).toMatchObject({ teamIndex: 0, place: 0, view: { kind: 'creatures' } });
  await waitFor(() => expect(path()).toBe('/compare'));
});

test('a member opens in the editor, which saves into its slot', async () => {
  const { app, user } = await openCalculator(two);
  await user.click(screen.getByRole('button', { name: /^Moss, Bulbasaur, level 60/ }));
  const { input, filledSlot } = app.stores.dialogs.getState();
  expect(filledSlot).toBeNull();
  expect(input?.creature.name).toBe('Moss');
  act(() => input?.onSave({ ...input.creature, level: 42 }));
  expect(await screen.findByRole('button', { name: /^Moss, Bulbasaur, level 42/ })).toBeDefined();
  expect(app.stores.teams.getState().teams[0]?.members.slice(0, 2)).toEqual([idOf(1), idOf(2)]);
});

test('an empty slot opens the search, the dots of a filled one its menu', async () => {
  const { app, user } = await openCalculator(two);
  await user.click(screen.getByRole('button', { name: t('slots.addTo', { place: 4 }) }));
  const { search } = app.stores.dialogs.getState();
  act(() => search?.onSelect?.(creatureOf(3, { name: 'Third' })));
  expect(app.stores.teams.getState().teams[0]?.members[3]).toBe(idOf(3));
  expect(screen.queryByRole('button', { name: messages('shell')('ui.undo') })).toBeNull();
  await user.click(menuOf('Sparky'));
  await waitFor(() => expect(app.stores.dialogs.getState().filledSlot?.creature.name).toBe('Sparky'));
  const { filledSlot } = app.stores.dialogs.getState();
  expect(filledSlot?.more?.map(({ key }) => key)).toEqual([
    'show',
    'turns',
    'replace',
    'best',
    'compare',
    'forward',
    'back',
    'away',
    'snacking',
  ]);
  act(() => filledSlot?.onRemove());
  expect(app.stores.teams.getState().teams[0]?.members[0]).toBeNull();
  await user.click(screen.getByRole('button', { name: messages('shell')('ui.undo') }));
  expect(app.stores.teams.getState().teams[0]?.members[0]).toBe(idOf(1));
});

test('a member chosen again moves to the slot that asked, with a message', async () => {
  const { app, user } = await openCalculator(two);
  await user.click(screen.getByRole('button', { name: t('slots.addTo', { place: 4 }) }));
  act(() => app.stores.dialogs.getState().search?.onSelect?.(creatureOf(1, { name: 'Sparky' })));
  expect(app.stores.teams.getState().teams[0]?.members).toEqual([null, idOf(2), null, idOf(1), null]);
  expect(await screen.findByText(t('slots.wasMember', { name: 'Sparky', place: 4 }))).toBeDefined();
  await user.click(screen.getByRole('button', { name: messages('shell')('ui.undo') }));
  expect(app.stores.teams.getState().teams[0]?.members).toEqual([idOf(1), idOf(2), null, null, null]);
});

test('a card shows the species beside a nickname, and no name twice', async () => {
  await openCalculator((app) => {
    app.teams.putMember(0, 0, creatureOf(1, { name: 'Sparky' }));
    app.teams.putMember(0, 1, creatureOf(2, { name: 'Bulbasaur', pokemon: 'BULBASAUR' }));
  });
  const card = (name: RegExp) => within(screen.getByRole('button', { name }));
  expect(card(/^Sparky, Pikachu/).getAllByText(/^(Sparky|Pikachu)$/)).toHaveLength(2);
  expect(card(/^Bulbasaur, Bulbasaur/).getAllByText('Bulbasaur')).toHaveLength(1);
});

describe('figures', () => {
  test('come by themselves, follow every change, and are not calculated twice', async () => {
    const { app, user, workers } = await openCalculator(two);
    await calculated(app);
    expect(await screen.findByText(/% of the weekly total/, {}, WAIT)).toBeDefined();
    const before = keyOfTeam(app);
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t('week.camp')}`) }));
    await waitFor(() => expect(keyOfTeam(app)).not.toBe(before), WAIT);
    expect(workers.teams).toBe(2);
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t('week.camp')}`) }));
    await waitFor(() => expect(keyOfTeam(app)).toBe(before), WAIT);
    expect(workers.teams).toBe(2);
  });

  test('are there before it says how accurate they are', async () => {
    const { production, team, members } = await simulated();
    const early: string[] = [];
    const observer = new MutationObserver(() => {
      const accuracy = screen.queryByText(/% of the weekly total/)?.textContent;
      if (accuracy && !screen.queryByRole('radiogroup', { name: upgrades })) early.push(accuracy);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const { app } = await openCalculator((opened) => {
      opened.teams.setTeam(0, team, members);
      // Not loaded ahead.
      opened.teams.setTab('next');
      const question = questionFor(opened, 0);
      if (question) opened.results.keepSeen('answers', 0, teamKey(question), production);
    });
    await screen.findByText(/% of the weekly total/, {}, WAIT);
    observer.disconnect();
    expect(early).toEqual([]);
    act(() => app.teams.setTab('overview'));
  });

  test('of a former state are there at once when the player goes back to it, without any work', async () => {
    const { app, user, workers, renew } = await openCalculator(two);
    await calculated(app);
    const [sum] = (await screen.findAllByText(/% of the weekly total/, {}, WAIT)).map((text) => text.textContent);
    await user.click(menuOf('Moss'));
    await waitFor(() => expect(app.stores.dialogs.getState().filledSlot).not.toBeNull());
    const former = keyOfTeam(app);
    act(() => app.stores.dialogs.getState().filledSlot?.onRemove());
    // What is looked at does not go by itself.
    await user.hover(screen.getByRole('button', { name: messages('shell')('ui.undo') }));
    await waitFor(() => expect(keyOfTeam(app)).not.toBe(former), WAIT);
    // One that knows nothing and can do nothing: what is shown can only come from what was kept.
    renew(app);
    workers.failing = true;
    const asked = workers.teams;
    await user.click(screen.getByRole('button', { name: messages('shell')('ui.undo') }));
    expect(isStale()).toBe('false');
    expect(screen.getByText(sum ?? '')).toBeDefined();
    expect(workers.teams).toBe(asked);
  });

  test('that were kept on the device are there at once after a reload', async () => {
    const { production, team, members } = await simulated();
    const { workers } = await openCalculator((app) => {
      app.teams.setTeam(0, team, members);
      const question = questionFor(app, 0);
      if (question) app.results.keepSeen('answers', 0, teamKey(question), production);
    });
    expect(isStale()).toBe('false');
    expect(screen.getByText(/% of the weekly total/)).toBeDefined();
    expect(workers.teams).toBe(0);
  });

  test('are held after an edit until new ones hold: every later total stays within the first range shown', async () => {
    const { app } = await openPage(<Calculator />, {
      prepare: (opened) => {
        const [workers, server] = [rememberedSimulation(), { team: vi.fn(), iv: vi.fn() }];
        const simulator = createSimulator({ workers, here: workers, server, simulateOn: () => 'device' });
        provideSimulator(opened, (kind, input, options) =>
          kind === 'team' ? simulator(kind, input, options) : new Promise(() => {}),
        );
        two(opened);
      },
    });
    const view = () => document.querySelector('[data-stale][data-final]');
    const isFinal = () => waitFor(() => expect(view()?.getAttribute('data-final')).toBe('true'), WAIT);
    const total = () => digitsOf(document.querySelector('[data-ui="headline-total"]')?.textContent);
    await isFinal();
    const before = total();
    const seen: { total: number; margin: number; stale: boolean }[] = [];
    const note = () => {
      const stale = view()?.getAttribute('data-stale') === 'true';
      const margin = digitsOf(document.querySelector('[data-ui="headline-total"]')?.nextElementSibling?.textContent);
      seen.push({ total: total(), margin, stale });
    };
    const observer = new MutationObserver(note);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    act(() => void app.teams.putMember(0, 0, creatureOf(1, { name: 'Sparky', level: 30 })));
    await isFinal();
    observer.disconnect();
    const [held, shown] = [seen.filter(({ stale }) => stale), seen.filter(({ stale }) => !stale)];
    expect(new Set(held.map((one) => one.total))).toEqual(new Set([before]));
    const [first] = shown.filter((one) => one.total !== before);
    if (!first) throw new Error('the total has not changed');
    const later = [...new Set(shown.slice(shown.indexOf(first)).map((one) => one.total))];
    expect(later.length).toBeLessThanOrEqual(4);
    for (const one of later) expect(Math.abs(one - first.total)).toBeLessThanOrEqual(first.margin);
  });

  test('members are compared with their ideal builds afterwards', async () => {
    const { app, workers } = await openCalculator();
    workers.later = true;
    act(() => two(app));
    await waitFor(() => {
      const { verdicts } = app.stores.results.getState();
      expect([...verdicts.values()].filter(({ typical }) => typical)).toHaveLength(2);
    }, WAIT);
  });

  test('say what is assumed until the player has said otherwise', async () => {
    const { app } = await openCalculator(two);
    await calculated(app);
    expect(await screen.findByText('Using the largest pot (69) and Lv. 65 recipes.')).toBeDefined();
    act(() => app.settings.set('potSize', 33));
    expect(await screen.findByText('Using your pot (33) and Lv. 65 recipes.', {}, WAIT)).toBeDefined();
    act(() => app.settings.setRecipeLevels({ FANCY_APPLE_CURRY: 10 }));
    expect(await screen.findByText('Using your pot (33) and your recipe levels.', {}, WAIT)).toBeDefined();
  });

  test('are old as soon as the player cooks differently, and the choice is in the row of settings', async () => {
    const { app, user } = await openCalculator(two);
    await calculated(app);
    const before = keyOfTeam(app);
    await user.click(
      screen.getByRole('button', { name: new RegExp(`^${t('week.policy')}: ${t('week.fillerSurplus')}`) }),
    );
    await user.click(await screen.findByRole('radio', { name: tSettings('policy.never') }));
    await user.click(screen.getByRole('button', { name: shell('ui.save') }));
    expect(app.stores.user.getState().policy).toEqual({ ...USUAL_POLICY, filler: 'never' });
    expect(
      screen.getByRole('button', { name: new RegExp(`^${t('week.policy')}: ${t('week.fillerNever')}`) }),
    ).toBeDefined();
    await waitFor(() => expect(keyOfTeam(app)).not.toBe(before), WAIT);
    await waitFor(() => expect(isStale()).toBe('false'), WAIT);
  });

  test('pot, recipe levels and area bonus are changed where they are named', async () => {
    const { app, user } = await openCalculator(two);
    const own = () => app.stores.user.getState();
    await calculated(app);
    const retype = async (name: string, text: string) => {
      const field = screen.getByRole('spinbutton', { name });
      await user.clear(field);
      await user.type(field, `${text}{Enter}`);
    };
    await user.click(screen.getByRole('button', { name: t('assumptions.pot') }));
    await retype(t('assumptions.potSize'), '33');
    expect(own().potSize).toBe(33);
    await user.click(screen.getByRole('button', { name: t('assumptions.levels') }));
    await retype(t('assumptions.allLevels'), '12');
    expect(own().recipeLevels.FANCY_APPLE_CURRY).toBe(12);
    expect(await screen.findByText('Using your pot (33) and your recipe levels.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Island/ }));
    await screen.findByRole('dialog', { name: tSettings('island.title') }, WAIT);
    const bonus = screen.getByRole('spinbutton', {
      name: tSettings('island.areaBonus', { island: 'Greengrass Isle' }),
    });
    await user.clear(bonus);
    await user.type(bonus, '35');
    expect(own().islands.greengrass?.areaBonus ?? 0).toBe(0);
    await user.click(screen.getByRole('button', { name: shell('ui.save') }));
    expect(own().islands.greengrass?.areaBonus).toBe(35);
  });

  test('stay, marked as old, when the simulation fails, and Retry brings new ones', async () => {
    const { app, user, workers } = await openCalculator(two);
    await calculated(app);
    workers.failing = true;
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t('week.camp')}`) }));
    const what = await screen.findByText(t('calculation.old'), {}, WAIT);
    // What each member is worth may still have been under way, and fails beside it with a banner of its own.
    const banner = within(what.closest<HTMLElement>('[role="alert"]') as HTMLElement);
    expect(banner.getByText(t('calculation.failedWith', { reason: 'no more sheep to count' }))).toBeDefined();
    expect(isStale()).toBe('true');
    workers.failing = false;
    await user.click(banner.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(isStale()).toBe('false'), WAIT);
  });

  test('a failure without any earlier figures says so', async () => {
    const { workers, app } = await openCalculator();
    workers.failing = true;
    act(() => two(app));
    expect(await screen.findByText(t('calculation.none'), {}, WAIT)).toBeDefined();
  });

  test('what takes long can be stopped and continued', async () => {
    const { app, user, workers } = await openCalculator();
    workers.held = true;
    act(() => two(app));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }, WAIT));
    workers.held = false;
    await user.click(await screen.findByRole('button', { name: t('calculation.continue') }, WAIT));
    await calculated(app);
  });

  test('of a team of one are those of its member, without tabs', async () => {
    const { app } = await openCalculator((state) => state.teams.putMember(0, 0, creatureOf(1, { name: 'Sparky' })));
    await calculated(app);
    expect(screen.queryByRole('tablist', { name: t('page.results') })).toBeNull();
  });
});

describe('teams', () => {
  test('are renamed in place; an empty name is the usual one', async () => {
    const { app, user } = await openCalculator();
    const field = screen.getByRole('textbox', { name: t('teams.name') });
    await user.clear(field);
    await user.type(field, 'A name that is far too long{Enter}');
    expect(app.stores.teams.getState().teams[0]?.name).toBe('A name that is far too l');
    await user.clear(field);
    await user.tab();
    expect(app.stores.teams.getState().teams[0]?.name).toBe('Helper team 1');
  });

  test('follow each other in a circle, for guests too', async () => {
    const { user } = await openCalculator();
    await user.click(screen.getByRole('button', { name: t('teams.previous') }));
    expect(screen.getByRole('textbox', { name: t('teams.name') })).toHaveProperty('value', 'Helper team 10');
    await user.click(screen.getByRole('button', { name: t('teams.next') }));
    expect(screen.getByRole('textbox', { name: t('teams.name') })).toHaveProperty('value', 'Helper team 1');
  });

  test('are deleted with a way back', async () => {
    const { app, user } = await openCalculator(two);
    await user.click(screen.getByRole('button', { name: t('teams.more') }));
    await user.click(screen.getByRole('menuitem', { name: t('teams.delete') }));
    expect(app.stores.teams.getState().teams[0]?.members[0]).toBeNull();
    await user.click(screen.getByRole('button', { name: messages('shell')('ui.undo') }));
    expect(app.stores.teams.getState().teams[0]?.members[0]).toBe(idOf(1));
  });

  test('members change places by keyboard', async () => {
    const { app, user } = await openCalculator(two);
    screen.getByRole('button', { name: /^Sparky, Pikachu/ }).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(app.stores.teams.getState().teams[0]?.members.slice(0, 2)).toEqual([idOf(2), idOf(1)]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Sparky, Pikachu/ }));
    // Once, not also by a region of its own.
    expect(screen.getAllByText(/slot 2/)).toHaveLength(1);
  });

  test('a member is moved or copied to another team', async () => {
    const { app, user } = await openCalculator(two);
    await user.click(screen.getByRole('button', { name: t('teams.all') }));
    const dialog = within(await screen.findByRole('dialog', { name: t('teams.all') }, WAIT));
    await user.click(
      dialog.getByRole('button', { name: t('teams.takeFrom', { name: 'Sparky', place: 1, team: 'Helper team 1' }) }),
    );
    await user.click(
      dialog.getByRole('button', { name: t('teams.moveTo', { name: 'Sparky', place: 3, team: 'Helper team 2' }) }),
    );
    expect(app.stores.teams.getState().teams[1]?.members[2]).toBe(idOf(1));
    await user.click(
      dialog.getByRole('button', { name: t('teams.takeFrom', { name: 'Moss', place: 2, team: 'Helper team 1' }) }),
    );
    await user.click(dialog.getByRole('radio', { name: t('teams.copy') }));
    await user.click(
      dialog.getByRole('button', { name: t('teams.copyTo', { name: 'Moss', place: 1, team: 'Helper team 2' }) }),
    );
    const { teams } = app.stores.teams.getState();
    expect(teams[0]?.members[1]).toBe(idOf(2));
    expect(teams[1]?.members[0]).not.toBeNull();
  });
});

describe('settings', () => {
  type Setting = 'week.recipe' | 'week.sleep' | 'week.island' | 'week.event' | 'week.stock';
  const openSetting = async (setting: Setting) => {
    const opened = await openCalculator();
    await opened.user.click(screen.getByRole('button', { name: new RegExp(`^${t(setting)}: `) }));
    return { ...opened, dialog: within(await screen.findByRole('dialog', {}, WAIT)) };
  };
  const teamOf = (app: AppState) => app.stores.teams.getState().teams[0];

  test('a recipe type', async () => {
    const { app, user, dialog } = await openSetting('week.recipe');
    await user.click(dialog.getByRole('button', { name: t('week.dessert') }));
    expect(teamOf(app)?.recipeType).toBe('dessert');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('sleep, with both ends, and no night that is too short', async () => {
    const { app, user, dialog } = await openSetting('week.sleep');
    const bedtime = dialog.getByRole('textbox', { name: tSettings('sleep.bedtime') });
    await user.clear(bedtime);
    await user.type(bedtime, '5:30{Enter}');
    expect(dialog.getByText(tSettings('sleep.nightTooShort', { duration: '30 minutes' }))).toBeDefined();
    expect(dialog.getByRole('button', { name: shell('ui.save') })).toHaveProperty('disabled', true);
    await user.clear(bedtime);
    await user.type(bedtime, '2300{Enter}');
    dialog.getByRole('slider', { name: tSettings('sleep.wakeup') }).focus();
    await user.keyboard('{PageUp}{ArrowRight}');
    await user.click(dialog.getByRole('button', { name: shell('ui.save') }));
    expect(teamOf(app)).toMatchObject({ bedtime: 23 * 60, wakeup: 7 * 60 + 5 });
  });

  test('an island; closing without saving forgets the draft', async () => {
    const { app, user, dialog } = await openSetting('week.island');
    await user.click(dialog.getByRole('radio', { name: /^Cyan Beach/ }));
    await user.click(dialog.getByRole('button', { name: shell('ui.cancel') }));
    expect(teamOf(app)?.island.shortName).toBe('greengrass');
    await user.click(screen.getByRole('button', { name: /^Island/ }));
    const again = within(await screen.findByRole('dialog'));
    await user.click(again.getByRole('button', { name: 'Lum' }));
    await user.click(again.getByRole('button', { name: shell('ui.save') }));
    expect(teamOf(app)?.island).toMatchObject({ shortName: 'greengrass', berries: ['LUM'] });
  });

  test('an expert island needs a main favourite', async () => {
    const { app, user, dialog } = await openSetting('week.island');
    await user.click(dialog.getByRole('radio', { name: /Expert Mode/ }));
    expect(dialog.getByRole('button', { name: shell('ui.save') })).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('button', { name: 'Lum' }));
    await user.click(dialog.getByRole('radio', { name: tSettings('expert.skill') }));
    await user.click(dialog.getByRole('button', { name: shell('ui.save') }));
    expect(teamOf(app)?.island.expert).toEqual({ main: 'LUM', sub: [], bonus: 'skill' });
  });

  test('an event: a past one is found by its name and says what counts, one of my own is put together', async () => {
    const first = await openSetting('week.event');
    await first.user.click(first.dialog.getByRole('radio', { name: tSettings('event.past') }));
    expect(first.dialog.getByRole('button', { name: shell('ui.save') })).toHaveProperty('disabled', true);
    await first.user.type(first.dialog.getByRole('searchbox', { name: tSettings('event.search') }), 'holiday 2025');
    await first.user.click(first.dialog.getByRole('radio', { name: /^Holiday 2025/ }));
    const week = within(first.dialog.getByRole('region', { name: tSettings('event.weekOf', { date: '22 Dec 2025' }) }));
    expect(week.getByText('Main Skill level +3 for Ice and Steel types')).toBeDefined();
    expect(
      week.getByText('Ice and Steel berries are favorites on Greengrass Isle and Greengrass Isle (Expert Mode)'),
    ).toBeDefined();
    await first.user.click(first.dialog.getByRole('button', { name: shell('ui.save') }));
    const { app, user } = first;
    expect(app.stores.user.getState().event).toMatchObject({
      from: 'past',
      name: 'Holiday 2025',
      monday: '2025-12-22',
    });

    await user.click(screen.getByRole('button', { name: new RegExp(`^${t('week.event')}: ${t('week.eventPast')}`) }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: tSettings('event.own') }));
    for (const remove of dialog.getAllByRole('button', { name: /^Remove bonus/ }).toReversed())
      await user.click(remove);
    await user.click(dialog.getByRole('button', { name: tSettings('event.addEffect') }));
    await user.selectOptions(
      dialog.getByRole('combobox', { name: tSettings('event.what') }),
      tSettings('kinds.berriesPerHelp'),
    );
    await user.selectOptions(dialog.getByRole('combobox', { name: tSettings('event.target') }), 'Fire types');
    await user.click(dialog.getByRole('button', { name: shell('ui.save') }));
    expect(app.stores.user.getState().event).toEqual({
      from: 'own',
      name: '',
      monday: null,
      effects: [{ what: 'berriesPerHelp', add: 1, who: { type: ['fire'] } }],
      favourites: [],
    });
  });

  test('a stock, typed in one go', async () => {
    const { app, user, dialog } = await openSetting('week.stock');
    await user.click(dialog.getByRole('spinbutton', { name: 'Fancy Apple' }));
    await user.keyboard('12{Tab}34');
    expect(dialog.getByText('46 / 700')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: shell('ui.save') }));
    expect(teamOf(app)?.stockpiledIngredients).toEqual([
      { name: 'Apple', amount: 12 },
      { name: 'Milk', amount: 34 },
    ]);
  });
});
