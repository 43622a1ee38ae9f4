// Effect of a game update on a team: both editions with the same random numbers, then each changed fact alone on top of
// the older one.
import {
  changesBetween,
  type EditionChange,
  type EditionId,
  type Game,
  gameOf,
  gameWith,
  knownLevels,
  partsThatAddUp,
  potBounds,
} from '@oversleep/game';
import { totalTerms } from '../figures/team.ts';
import { type Plan, planOf } from '../loop/plan.ts';
import { layoutOf } from '../loop/tally.ts';
import { type RequestMember, requestOf, type TeamRequest, type TeamSettings } from '../request.ts';
import { type Estimate, estimate } from '../statistics/regression.ts';
import { type CompareOptions, observeTeam } from './compare.ts';

/** A team as both editions can read it: its members must be known to both. */
export interface PatchedTeam {
  /** Without a size of its own, the pot is the largest of each edition. */
  readonly settings: Omit<TeamSettings, 'potSize'> & { readonly potSize: number | undefined };
  readonly members: readonly RequestMember[];
}

export interface PatchQuestion {
  readonly from: EditionId;
  readonly to: EditionId;
  readonly team: PatchedTeam;
}

export interface PatchEffect {
  /** One change, or several of a kind where there are too many to try each. */
  readonly changes: readonly EditionChange[];
  /** Weekly strength gained by these alone. */
  readonly gain: Estimate;
}

export interface PatchAnswer {
  readonly from: EditionId;
  readonly to: EditionId;
  /** Strength of a week. */
  readonly before: Estimate;
  readonly after: Estimate;
  readonly difference: Estimate;
  /** Of everything that touches the team, the largest first. */
  readonly effects: readonly PatchEffect[];
  /** Combined effects: the difference minus all single effects. */
  readonly interactions: Estimate;
}

export interface PatchStep {
  /** 0..1 */
  readonly done: number;
  /** The answer so far. */
  readonly answer: PatchAnswer;
}

/** Share of the work after which both totals are known. */
const TOTALS_SHARE = 0.2;

/** Limit of simulated variants; beyond it, changes of the same table are grouped. */
const MOST_EFFECTS = 16;

/** The week of the team in both editions first, then one effect after the other. */
export function* patchSteps(question: PatchQuestion, options: CompareOptions = {}): Generator<PatchStep> {
  const { from, to, team } = question;
  const observe = (game: Game) => observeTeam(requestIn(game, team), [totalTerms], options);
  const before = observe(gameOf(from));
  const after = observe(gameOf(to));
  const [base, whole] = [totalsOf(before), totalsOf(after)];
  // The same weights for all differences, so that they add up.
  const gainOf = (values: Float64Array): Estimate => estimate(before.regression, values);
  const rest = lessOf(whole, base);
  const difference = gainOf(rest);
  const old = gainOf(base);
  const effects: PatchEffect[] = [];
  const step = (done: number): PatchStep => ({
    done,
    answer: {
      from,
      to,
      before: old,
      after: { mean: old.mean + difference.mean, error: estimate(after.regression, whole).error },
      difference,
      effects: [...effects].sort((a, b) => Math.abs(b.gain.mean) - Math.abs(a.gain.mean)),
      interactions: gainOf(rest),
    },
  });
  yield step(TOTALS_SHARE);
  const known = new Map([['', base]]);
  const totalsWith = (changes: readonly EditionChange[]): Float64Array => {
    const key = changes.map((change) => change.key).join();
    const totals = known.get(key) ?? totalsOf(observe(gameWith(from, to, changes)));
    known.set(key, totals);
    return totals;
  };
  const groups = groupsOf(touching(question, before.plan));
  for (const [tried, { changes, needs }] of groups.entries()) {
    if (options.signal?.aborted) return;
    const gains = lessOf(totalsWith([...needs, ...changes]), totalsWith(needs));
    rest.set(lessOf(rest, gains));
    // A change that leaves every chain unchanged has no effect.
    if (gains.some((gain) => gain !== 0)) effects.push({ changes, gain: gainOf(gains) });
    yield step(1 - ((1 - TOTALS_SHARE) * (groups.length - tried - 1)) / groups.length);
  }
  if (groups.length === 0) yield step(1);
}

const totalsOf = ({ values }: ReturnType<typeof observeTeam>): Float64Array => values[0] ?? new Float64Array();

const lessOf = (values: Float64Array, others: Float64Array): Float64Array =>
  values.map((value, c) => value - (others[c] ?? 0));

/** The answer in whole numbers that add up: before + difference = after, effects + interactions = difference. */
export function wholePatch(answer: PatchAnswer): PatchAnswer {
  const [before, after] = [Math.round(answer.before.mean), Math.round(answer.after.mean)];
  const gains = [...answer.effects.map(({ gain }) => gain), answer.interactions];
  const parts = partsThatAddUp(
    gains.map(({ mean }) => mean),
    { total: after - before },
  );
  const whole = ({ error }: Estimate, mean = 0): Estimate => ({ mean, error });
  return {
    ...answer,
    before: whole(answer.before, before),
    after: whole(answer.after, after),
    difference: whole(answer.difference, after - before),
    effects: answer.effects.map(({ changes, gain }, i) => ({ changes, gain: whole(gain, parts[i]) })),
    interactions: whole(answer.interactions, parts.at(-1)),
  };
}

/** The team in a game; settings that only another edition knows are dropped or capped. */
function requestIn(game: Game, { settings, members }: PatchedTeam): TeamRequest {
  const { min, max } = potBounds(game);
  return requestOf(
    game,
    {
      ...settings,
      potSize: Math.max(min, Math.min(max, settings.potSize ?? max)),
      areaBonus: Math.min(settings.areaBonus, game.rules.areaBonus.max),
      stockpiledIngredients: settings.stockpiledIngredients.filter(({ name }) => game.ingredients.find(name)),
      recipeLevels: knownLevels(game, settings.recipeLevels),
    },
    members,
  );
}

/** A change that alters the team's plan, and the changes that it needs, which have effects of their own. */
interface Touching {
  readonly changes: readonly EditionChange[];
  readonly needs: readonly EditionChange[];
}

/** All other changes can't affect the team. */
function touching({ from, to, team }: PatchQuestion, plan: Plan): readonly Touching[] {
  const all = changesBetween(from, to);
  const [old, fresh] = [gameOf(from), gameOf(to)];
  const species = new Set(plan.members.map(({ member }) => member.build.species.name));
  const skills = new Set(plan.programs.map(({ skill }) => skill.key));
  const draws = plan.programs.some(({ skill }) => skill.copies?.from === 'skills');
  const isNear = ({ table, row, kind }: EditionChange): boolean => {
    if (table === 'species') return species.has(row);
    if (table === 'skills') return kind === 'changed' ? skills.has(row) : draws;
    if (table === 'recipes')
      return (fresh.recipes.find(row) ?? old.recipes.find(row))?.type === team.settings.recipeType;
    return table !== 'levels';
  };
  return all.filter(isNear).flatMap((change) => {
    const game = gameWith(from, to, [change]);
    const brought = game.ingredients.rows.filter(({ key }) => !old.ingredients.find(key)).map(({ key }) => key);
    const needs = all.filter(
      (other) => other !== change && other.table === 'ingredients' && brought.includes(other.row),
    );
    const usual = essenceOf(needs.length > 0 ? planOf(requestIn(gameWith(from, to, needs), team)) : plan);
    return essenceOf(planOf(requestIn(game, team))) === usual ? [] : [{ changes: [change], needs }];
  });
}

/** Sources of the plan, which already contains all their numbers. */
const SOURCES: readonly string[] = ['request', 'game', 'method', 'member', 'skill', 'recipes', 'outOfReach', 'books'];

/** Everything that a simulation of the weekly total reads, as text. */
function essenceOf(plan: Plan): string {
  const { cooking } = plan;
  return JSON.stringify(
    [plan, cooking?.books[cooking.asked], totalTerms(plan, layoutOf(plan)).map(({ weight }) => weight)],
    (key, value: unknown) =>
      SOURCES.includes(key) ? undefined : ArrayBuffer.isView(value) ? Object.values(value) : value,
  );
}

/** One group for each change, as long as these are not too many; then the table with most of them becomes one. */
function groupsOf(found: readonly Touching[]): readonly Touching[] {
  const tableOf = ({ changes }: Touching) => changes[0]?.table;
  let groups = found;
  while (groups.length > MOST_EFFECTS) {
    const count = (group: Touching) => groups.filter((other) => tableOf(other) === tableOf(group)).length;
    const most = groups.reduce((a, b) => (count(b) > count(a) ? b : a));
    const merged = groups.filter((group) => tableOf(group) === tableOf(most));
    if (merged.length < 2) break;
    groups = [
      ...groups.filter((group) => !merged.includes(group)),
      {
        changes: merged.flatMap(({ changes }) => changes),
        needs: [...new Set(merged.flatMap(({ needs }) => needs))],
      },
    ];
  }
  return groups;
}
