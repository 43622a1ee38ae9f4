// How close a creature is to perfect: compares it with three ideal builds of its species, level and ingredients.
import type { Build, Game } from '@oversleep/game';
import { berryTerms, ingredientTerms, procTerms } from '../figures/terms.ts';
import type { Plan } from '../loop/plan.ts';
import type { TeamMember, TeamRequest } from '../request.ts';
import { type Estimate, relativeError } from '../statistics/regression.ts';
import { type CompareOptions, type Measure, meanOf, observing } from './compare.ts';

export type IdealKind = 'berry' | 'ingredient' | 'skill';

/** Nature and subskills, first to fifth slot. */
const IDEAL: Record<IdealKind, { readonly nature: string; readonly subskills: readonly string[] }> = {
  berry: {
    nature: 'Adamant',
    subskills: ['Berry Finding S', 'Helping Speed M', 'Helping Speed S', 'Helping Bonus', 'Skill Trigger M'],
  },
  ingredient: {
    nature: 'Quiet',
    subskills: ['Ingredient Finder M', 'Helping Speed M', 'Ingredient Finder S', 'Inventory Up L', 'Helping Speed S'],
  },
  skill: {
    nature: 'Careful',
    subskills: ['Skill Trigger M', 'Helping Speed M', 'Skill Trigger S', 'Helping Speed S', 'Helping Bonus'],
  },
};

const KINDS: readonly IdealKind[] = ['berry', 'ingredient', 'skill'];

/** A build with this ideal: only the subskills whose slot is open at its level. */
export function idealBuild(game: Game, build: Build, kind: IdealKind): Build {
  const { nature, subskills } = IDEAL[kind];
  const open = game.rules.subskillUnlockLevels.filter((level) => level <= build.level).length;
  return { ...build, nature: game.natures.get(nature), subskills: subskills.slice(0, open).map(game.subskills.get) };
}

/** Own berries, ingredients and procs of a day. */
interface Output {
  readonly berry: Estimate;
  readonly ingredient: Estimate;
  readonly skill: Estimate;
}

export interface IdealScores {
  readonly current: Output;
  readonly builds: { readonly [kind in IdealKind]: Output };
  /** Percent of the best of the three ideal builds: may exceed 100 for what an ideal does not aim at. */
  readonly scores: { readonly [kind in IdealKind]: Estimate };
}

/** Relative standard error required of each figure. */
const PRECISION = 0.004;

/**
 * Without cooking only helps and procs vary, and the martingale correction leaves little luck in those: a few short chains are often enough.
 * Where healers make more of it there are more, at most about half a CAL.
 */
const FIRST_ROUND = 5;
const ROUND = 4;
const MOST_CHAINS = 25;

const measuresFor = (index: number): readonly Measure[] => [
  (plan, layout) => berryTerms(plan, layout, index),
  (plan, layout) => ingredientTerms(plan, layout, index),
  () => procTerms(index),
];

const outputOf = (observed: ReturnType<ReturnType<typeof observing>['after']>): Output => ({
  berry: meanOf(observed, 0),
  ingredient: meanOf(observed, 1),
  skill: meanOf(observed, 2),
});

const bestOf = (builds: IdealScores['builds'], kind: IdealKind): Estimate =>
  KINDS.map((build) => builds[build][kind]).reduce((a, b) => (b.mean > a.mean ? b : a));

/** Of the ideal builds only the best one for each figure counts. */
const isKnown = ({ current, builds }: IdealScores): boolean =>
  KINDS.every((kind) => Math.max(relativeError(current[kind]), relativeError(bestOf(builds, kind))) <= PRECISION);

/** Estimates of the four builds after more and more chains, until every figure is precise enough. */
export function* idealRounds(
  request: TeamRequest,
  index: number,
  { chains, ...options }: CompareOptions = {},
): Generator<IdealScores> {
  const member = request.members[index];
  if (!member) throw new Error(`No member ${index} in a team of ${request.members.length}`);
  const observe = (build: Build, like?: Plan) => {
    const members = request.members.map((own, m): TeamMember => (m === index ? { ...own, build } : own));
    return observing({ ...request, members }, measuresFor(index), { ...options, cooking: false, like });
  };
  const own = observe(member.build);
  const ideal = (kind: IdealKind) => observe(idealBuild(request.game, member.build, kind), own.plan);
  const ideals = { berry: ideal('berry'), ingredient: ideal('ingredient'), skill: ideal('skill') };
  for (let count = chains ?? FIRST_ROUND; ; count += ROUND) {
    const current = outputOf(own.after(count));
    const builds = {
      berry: outputOf(ideals.berry.after(count)),
      ingredient: outputOf(ideals.ingredient.after(count)),
      skill: outputOf(ideals.skill.after(count)),
    };
    const scores = scoresOf(current, builds);
    yield scores;
    if (chains !== undefined || count >= MOST_CHAINS || isKnown(scores)) return;
  }
}

/** The final estimates. */
export function idealBuilds(request: TeamRequest, index: number, options: CompareOptions = {}): IdealScores {
  let last: IdealScores | undefined;
  for (const scores of idealRounds(request, index, options)) last = scores;
  if (!last) throw new Error('Builds were compared without an answer');
  return last;
}

function scoresOf(current: Output, builds: IdealScores['builds']): IdealScores {
  const score = (kind: IdealKind): Estimate => {
    const best = bestOf(builds, kind);
    if (best.mean === 0) return { mean: 0, error: 0 };
    const mean = (100 * current[kind].mean) / best.mean;
    const relative = Math.hypot(
      best.error / best.mean,
      current[kind].mean > 0 ? current[kind].error / current[kind].mean : 0,
    );
    return { mean, error: mean * relative };
  };
  return { current, builds, scores: { berry: score('berry'), ingredient: score('ingredient'), skill: score('skill') } };
}
