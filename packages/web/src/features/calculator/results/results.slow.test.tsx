// @vitest-environment happy-dom
// The three result tabs with simulated figures.
import { RECIPE_TYPES } from '@oversleep/game';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { messages } from '../../../messages/messages.ts';
import { UpgradePlanContext } from '../../../parts/growth/upgrade-plan-context.ts';
import { countText } from '../../../parts/words/wording.ts';
import { provideSimulator, type Simulator } from '../../../sim/simulator.ts';
import type { SimTasks } from '../../../sim/tasks.ts';
import type { AppState } from '../../../state/start-up.ts';
import { openPage } from '../../../testing/page.tsx';
import { MIXED_TEAM, type Simulated, simulated } from '../../../testing/productions.ts';
import { Cooking } from '../cooking/cooking.tsx';
import { IvPanel } from '../members/iv-panel.tsx';
import { Members } from '../members/members.tsx';
import { Next } from '../next/next.tsx';
import { Overview } from '../overview/overview.tsx';
import type { ResultsProps } from './props.ts';
import { teamReport } from './team-report.ts';
import { teamStrength } from './team-strength.ts';

const t = messages('calculator');
const tMembers = messages('calculatorMembers');
const tReplay = messages('calculatorReplay');

let one: Simulated;
/** A small team, for what is calculated in the page itself. */
let pair: Simulated;

beforeAll(async () => {
  const [sparky, luna] = MIXED_TEAM;
  if (!sparky || !luna) throw new Error('no member');
  pair = await simulated([
    { ...sparky, subskills: ['Helping Bonus', 'Berry Finding S', 'Helping Speed M', null, null] },
    luna,
  ]);
  one = await simulated(
    undefined,
    { stockpiledIngredients: [{ name: 'Honey', amount: 12 }] },
    { islands: { greengrass: { areaBonus: 20 } } },
  );
});

function propsOf(change: Partial<ResultsProps> = {}, of = one): ResultsProps {
  return {
    team: of.team,
    report: teamReport(of),
    // Asks for nothing more: without workers it would be calculated in the page.
    freshness: 'improving',
    ivs: {},
    selectedPlace: 0,
    onSelectPlace: vi.fn(),
    onOpenMember: vi.fn(),
    onRetryIv: vi.fn(),
    ...change,
  };
}

const never = () => new Promise<never>(() => {});

/** Answers nothing but these tasks. */
const answering =
  (answers: { readonly [kind in keyof SimTasks]?: () => Promise<never> }): Simulator =>
  (kind) =>
    (answers[kind] ?? never)();

describe('the overview', () => {
  test('shows the week, its sources, and the stock', async () => {
    await openPage(<Overview {...propsOf()} />);
    const { shown } = teamStrength(teamReport(one), 'curry');
    expect(await screen.findByRole('heading', { name: t('overview.weekly') })).toBeDefined();
    for (const value of Object.values(shown).filter((amount) => amount > 0))
      expect(screen.getAllByText(countText(value), { exact: false }).length).toBeGreaterThan(0);
    expect(screen.getByText(t('overview.stock', { count: 12 }))).toBeDefined();
  });

  test.each([
    ['are still settling', true, /^80% of weeks fall in this range \(still calculating\)\.$/],
    ['have settled', false, /^80% of weeks fall in this range\.$/],
  ])('the points of the week %s', async (_, settling, words) => {
    await openPage(<Overview {...propsOf({ freshness: settling ? 'settling' : 'final' })} />);
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('a figure opens its breakdown, and closes it again', async () => {
    const { user } = await openPage(<Overview {...propsOf()} />);
    const total = await screen.findByRole('button', { name: new RegExp(t('results.teamTitle')) });
    await user.click(total);
    const dialog = within(await screen.findByRole('dialog', { name: new RegExp(t('results.teamTitle')) }));
    for (const words of [
      t('results.curries'),
      t('results.berries'),
      t('results.skills'),
      /^area bonus$/i,
      /^Accurate to ±/,
      /80% of weeks/,
    ])
      expect(dialog.getAllByText(words).length).toBeGreaterThan(0);
    expect(dialog.getByText(t('overview.noCamp'))).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(total);
  });

  test('a row opens its member', async () => {
    const onOpenMember = vi.fn();
    const { user } = await openPage(<Overview {...propsOf({ onOpenMember })} />);
    const [row] = await screen.findAllByRole('button', { name: t('results.showMember', { name: 'Moss' }) });
    if (!row) throw new Error('no row');
    await user.click(row);
    expect(onOpenMember).toHaveBeenCalledWith(4);
  });

  test('each member shows its team gain once the figures are final', async () => {
    const worth = vi.fn(() =>
      Promise.resolve(one.members.map((_, m) => ({ mean: 1000 * (m + 1), error: 100 })) as never),
    );
    const prepare = (app: AppState) => provideSimulator(app, answering({ worth }));
    await openPage(<Overview {...propsOf({ freshness: 'improving' })} />, { prepare });
    expect((await screen.findAllByText(t('overview.worthLoading'))).length).toBe(5);
    expect(worth).not.toHaveBeenCalled();
    const { app } = await openPage(<Overview {...propsOf({ freshness: 'final' })} />, { prepare });
    expect(await screen.findByText('+2,000')).toBeDefined();
    expect(screen.getAllByText('± 196')).toHaveLength(5);
    expect(worth).toHaveBeenCalledTimes(1);
    const { memberWorths } = app.stores.results.getState();
    cleanup();
    await openPage(<Overview {...propsOf({ freshness: 'final' })} />, {
      prepare: (later) => {
        prepare(later);
        later.stores.results.setState({ memberWorths });
      },
    });
    expect(screen.getAllByText('± 196')).toHaveLength(5);
    expect(worth).toHaveBeenCalledTimes(1);
  });

  test('another type of dish is shown at once', async () => {
    await openPage(<Overview {...propsOf({ team: { ...one.team, recipeType: 'salad' } })} />);
    const { shown } = teamStrength(teamReport(one), 'salad');
    expect(await screen.findByText(countText(shown.cooking))).toBeDefined();
    expect(screen.queryByText(t('results.curries'))).toBeNull();
  });

  test('support: all members get energy from Luna', async () => {
    await openPage(<Overview {...propsOf()} />);
    const table = within(await screen.findByRole('table', { name: t('overview.energyGiven') }));
    const row = table.getByRole('row', { name: /^Luna/ });
    expect(within(row).getAllByRole('cell')).toHaveLength(5);
  });

  test('a day can be replayed, step by step, for one member', async () => {
    const { user } = await openPage(<Overview {...propsOf()} />);
    await user.click(await screen.findByRole('button', { name: t('overview.replayButton') }));
    const list = await screen.findByRole('list', { name: tReplay('choice.title', { day: 'Monday', week: 1 }) });
    const events = () => within(list).getAllByRole('listitem').length;
    const all = events();
    expect(within(list).getByText(tReplay('story.wake'))).toBeDefined();
    await user.click(screen.getByRole('button', { name: tReplay('controls.nextMeal') }));
    const now = within(list).getByRole('button', { current: 'step' });
    expect(now.textContent).toContain(t('results.breakfast'));
    await user.click(screen.getByRole('button', { name: tReplay('controls.forward') }));
    expect(within(list).getByRole('button', { current: 'step' })).not.toBe(now);
    await user.click(screen.getByRole('button', { name: 'Moss', pressed: false }));
    expect(events()).toBeLessThan(all);
    await user.selectOptions(screen.getByRole('combobox', { name: tReplay('choice.day') }), 'Sunday');
    expect(
      await screen.findByRole('list', { name: tReplay('choice.title', { day: 'Sunday', week: 1 }) }),
    ).toBeDefined();
  });
});

describe('a member', () => {
  test('shows what it makes in the chosen time span', async () => {
    const { user, app } = await openPage(<Members {...propsOf()} />);
    const perDay = one.production.members[0]?.produceWithoutSkill.berries[0]?.amount ?? 0;
    const text = (amount: number) => `×${new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(amount)}`;
    expect(await screen.findByText(text(perDay))).toBeDefined();
    await user.click(screen.getByRole('radio', { name: tMembers('window.8H') }));
    expect(await screen.findByText(text(perDay / 3))).toBeDefined();
    expect(app.stores.teams.getState().timeWindow).toBe('8H');
  });

  test('previous and next go round the team', async () => {
    const onSelectPlace = vi.fn();
    const { user } = await openPage(<Members {...propsOf({ onSelectPlace })} />);
    await user.click(await screen.findByRole('button', { name: tMembers('hero.previous') }));
    await user.click(screen.getByRole('button', { name: tMembers('hero.next') }));
    expect(onSelectPlace.mock.calls).toEqual([[4], [1]]);
  });

  test('a copying skill shows which skills it can become', async () => {
    await openPage(<Members {...propsOf({ selectedPlace: 3 })} />);
    expect(await screen.findByText(/^Becomes one of \d+ skills/)).toBeDefined();
  });

  test('sub skills and nature open the editor', async () => {
    const { user, app } = await openPage(<Members {...propsOf()} />);
    await user.click(await screen.findByRole('button', { name: /^Helping Bonus/ }));
    expect(app.stores.dialogs.getState().input?.creature.name).toBe('Sparky');
  });

  test('the comparison with perfect builds: running, done, or failed with a retry', async () => {
    const onRetryIv = vi.fn();
    const [id = ''] = one.members.map(({ externalId }) => externalId);
    await openPage(<Members {...propsOf({ ivs: { [id]: null } })} />);
    expect(await screen.findByText(tMembers('iv.loading'))).toBeDefined();

    const typical = { berry: 40, ingredient: 50, skill: 60 };
    await openPage(<Members {...propsOf({ ivs: { [id]: { berry: 91.4, ingredient: 45, skill: 62, typical } } })} />);
    expect(await screen.findByText(/^91%/, { selector: 'dd' })).toBeDefined();
    expect(screen.getByText(', typical 40%, ideal 100%')).toBeDefined();

    const [member] = teamReport(one).members;
    if (!member) throw new Error('no member');
    const { user } = await openPage(<IvPanel member={member} ivs={{}} isReady onRetry={onRetryIv} />);
    await user.click(await screen.findByRole('button', { name: tMembers('iv.retry') }));
    expect(onRetryIv).toHaveBeenCalledWith(id);
  });

  test('upgrades are compared once the figures are final', async () => {
    await openPage(<Members {...propsOf({ freshness: 'improving' })} />);
    expect(await screen.findByText(tMembers('sections.nextWaiting'))).toBeDefined();
    const { app, user } = await openPage(<Members {...propsOf({ freshness: 'final' }, pair)} />);
    expect(await screen.findByText(/^Sparky adds/)).toBeDefined();
    expect((await screen.findAllByText(tMembers('upgrade.level', { from: 60, to: 65 }))).length).toBeGreaterThan(0);
    expect(screen.queryByRole('radio', { name: tMembers('birth.nature') })).toBeNull();
    await user.click(screen.getByText(tMembers('next.otherwise')));
    expect(await screen.findByRole('radio', { name: tMembers('birth.nature') })).toBeDefined();

    await waitFor(() => expect(app.stores.results.getState().outlooks.size).toBe(1));
    const { outlooks } = app.stores.results.getState();
    cleanup();
    const upgrades = vi.fn(() => new Promise<never>(() => {}));
    await openPage(<Members {...propsOf({ freshness: 'final' }, pair)} />, {
      prepare: (later) => {
        provideSimulator(later, answering({ upgrades }));
        later.stores.results.setState({ outlooks });
      },
    });
    expect(await screen.findByText(/^Sparky adds/)).toBeDefined();
    expect(upgrades).not.toHaveBeenCalled();
  });
});

const Plan = ({ ids }: { readonly ids: readonly string[] }) => <p>{`plan for ${ids.length}`}</p>;

describe('upgrades', () => {
  const tNext = messages('calculatorNext');
  const withPlan = (view: ReactElement) =>
    openPage(<UpgradePlanContext value={Plan}>{view}</UpgradePlanContext>, {
      prepare: (app) => provideSimulator(app, answering({})),
    });

  test('of a team are one view: steps, and their costs for all or for one', async () => {
    const { user } = await withPlan(<Next {...propsOf({ freshness: 'final' })} />);
    await user.click(await screen.findByRole('radio', { name: tNext('view.plan') }));
    expect(await screen.findByText('plan for 5')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: tNext('view.team') }));
    const [costs] = screen.getAllByRole('button', { name: /^Costs of upgrades for/ });
    if (!costs) throw new Error('no step with costs');
    await user.click(costs);
    expect(await screen.findByText('plan for 1')).toBeDefined();
    await user.click(screen.getByRole('button', { name: tNext('view.wholeTeam') }));
    expect(screen.getByText('plan for 5')).toBeDefined();
  });

  test('of a member keep their costs and budget open while new figures come', async () => {
    const view = (freshness: ResultsProps['freshness']) => <Members {...propsOf({ freshness })} />;
    const { user } = await withPlan(<Statuses views={[view('final'), view('improving')]} />);
    await user.click(await screen.findByRole('button', { name: tMembers('next.plan') }));
    expect(await screen.findByText('plan for 1')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'next status' }));
    expect(screen.getByText(tMembers('sections.nextWaiting'))).toBeDefined();
    expect(screen.getByText('plan for 1')).toBeDefined();
  });
});

/** One view after the other, in the same place. */
function Statuses({ views }: { readonly views: readonly ReactElement[] }) {
  const [shown, setShown] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setShown(shown + 1)}>
        next status
      </button>
      {views[shown]}
    </>
  );
}

describe('the kitchen', () => {
  test('shows the three types and the dishes of the chosen one', async () => {
    await openPage(<Cooking {...propsOf({ freshness: 'improving' })} />);
    expect(await screen.findByRole('heading', { name: t('overview.weekly') })).toBeDefined();
    for (const type of RECIPE_TYPES) {
      const { shown } = teamStrength(teamReport(one), type);
      expect(screen.getAllByText(countText(shown.cooking), { exact: false }).length).toBeGreaterThan(0);
    }
  });

  test('a dish opens to what it needs and why it failed, and stays open when the order changes', async () => {
    const { app, user } = await openPage(<Cooking {...propsOf({ freshness: 'improving' })} />);
    const [dish] =
      one.production.cooking?.curry.cookedRecipes.filter(({ totalSkipped, count }) => totalSkipped > 0 && count > 0) ??
      [];
    if (!dish) throw new Error('nothing failed');
    const row = await screen.findByRole('button', { name: new RegExp(`Lv. 65 ${dish.recipe.displayName}`) });
    await user.click(row);
    expect(row.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Attempts')).toBeDefined();
    expect(screen.getAllByText(/short on average$/).length).toBeGreaterThan(0);
    // The player's own level of the dish is changed right here.
    const level = screen.getByRole('spinbutton', { name: `Level of ${dish.recipe.displayName}` });
    await user.clear(level);
    await user.type(level, '12{Enter}');
    expect(app.stores.user.getState().recipeLevels).toEqual({ [dish.recipe.name]: 12 });
  });

  test('the plan names a dish for every meal of the week', async () => {
    await openPage(<Cooking {...propsOf({ freshness: 'final' }, pair)} />);
    const table = await screen.findByRole('table', { name: /Most likely dish/ });
    await waitFor(() => expect(screen.getByText(/From 12 simulated weeks/)).toBeDefined(), { timeout: 30_000 });
    expect(within(table).getAllByRole('cell').length).toBeGreaterThanOrEqual(21);
  });

  test('without cooking there is an empty state', async () => {
    const { cooking: _, ...production } = one.production;
    await openPage(<Cooking {...propsOf({}, { ...one, production })} />);
    expect(await screen.findByText('The stove is cold')).toBeDefined();
  });
});
