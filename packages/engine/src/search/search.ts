// The search for the best teams, in stages from cheap to dear: rough estimates, a few weeks of simulation for what looks good, and a race of
// those that may be best. It says what to simulate and takes what came of it; who computes, and how many, changes nothing.
import { mealTimes, TEAM_SIZE } from '@oversleep/game';
import { cookingPlan } from '../loop/menu.ts';
import { createStream } from '../loop/rng.ts';
import type { TeamRequest } from '../request.ts';
import type { Estimated } from '../statistics/regression.ts';
import { type Contender, createContender, lead, learn, seatedLike } from './contender.ts';
import { createEstimator } from './estimate-team.ts';
import { estimatesBy } from './estimates.ts';
import { everybodyIn } from './evaluate.ts';
import { sureFor, toldOf } from './goal.ts';
import { createModel } from './model.ts';
import { createProspects, keyOf, type Prospect } from './prospects.ts';
import { createRace, fieldOf, told } from './race.ts';
import { obviousTeam, randomTeam, teamForDish } from './starts.ts';
import { byOneself, type Thinking, thoughtThrough } from './thinking.ts';
import type { Estimate, Lead, Order, Outcome, SearchAnswer, SearchQuestion } from './types.ts';
import { rulesOf, teamCount } from './wishes.ts';

export interface SearchOptions {
  /** Chains to simulate at most. */
  readonly steps?: number;
  /** From how many random teams, besides the obvious one, better ones are looked for. */
  readonly starts?: number;
  /** A team that is yet to be simulated is worth it if so many doubts above what is expected it would be the best. */
  readonly hope?: number;
  /** Screening ends after so many rounds in a row that found nothing better. */
  readonly patience?: number;
  /** Teams that are told at most. */
  readonly told?: number;
}

export interface Search {
  /** What is to be simulated next, all of it independent; empty when there is nothing left to do. */
  readonly think: () => Thinking<readonly Order[]>;
  /** The same at once, which may take seconds. */
  readonly next: () => readonly Order[];
  /** Of the teams that it names while it thinks: what it makes of them if nobody else does. */
  readonly estimate: Estimate;
  /** What came of the last orders, at their places; nothing of those that were not done any more. */
  readonly add: (outcomes: readonly Outcome[]) => void;
  readonly answer: () => SearchAnswer;
  /** The seats of the first team, and how many chains of it are known. */
  readonly first: () => { readonly team: readonly number[]; readonly chains: number } | undefined;
  /** How much more than another team, which met the same luck, each told one makes. */
  readonly leads: (other: Contender) => readonly Lead[];
  /** What is told about another team that was simulated for the same goal. */
  readonly told: (other: Contender) => Estimated;
  /** 0..1, as far as can be told. */
  readonly done: () => number;
}

/** Boxes with so few teams are simulated whole. */
const FEW_TEAMS = 1000;
/** Up to so many teams are all estimated. */
const COUNTABLE = 12_000;

/** Teams of the very first round, so that there is a proposal soon. */
const PROPOSED = 8;
/** Teams of one round of screening, and chains of each. */
const ROUND = 32;
const FIRST_CHAINS = 2;
/** Teams whose neighbours are looked at in one round. */
const EXPANDED = 6;
/** Random teams, and valuable dishes, from which better teams are looked for. */
const STARTS = 16;
const DISHES = 12;
const STARTS_A_ROUND = 4;
const HOPE = 4;
const PATIENCE = 10;

/** Parts of all steps that screening, and looking at the neighbours of the best teams, may take. */
const SCREENING = 0.6;
const NEARBY = 0.2;
/** So many neighbours of so many teams are simulated. */
const NEAR_TEAMS = 2;
const NEIGHBOURS = 96;

/** Teams that are told. */
const TOLD = 10;

export function createSearch(question: SearchQuestion, options: SearchOptions = {}): Search {
  const {
    steps: most = searchSteps(question.candidates.length),
    starts = STARTS,
    hope = HOPE,
    patience = PATIENCE,
    told: toldTeams = TOLD,
  } = options;
  const { candidates, goal, game } = question;
  const everybody: TeamRequest = everybodyIn(question);
  const rules = rulesOf(game, candidates, question.wishes, TEAM_SIZE);
  const estimator = createEstimator({ ...everybody, members: [] }, everybody.members);
  const model = createModel(candidates.length);
  const estimate = estimatesBy(estimator, everybody, goal);
  const prospects = createProspects(candidates.length, estimate, model, rules);
  const contenders = new Map<string, Contender>();
  const luck = createStream({ seed: question.seed, chain: 0, member: 0, purpose: 0 });
  const isSmall = teamCount(rules) <= FEW_TEAMS;
  const isCountable = teamCount(rules) <= COUNTABLE;
  let stage: 'begin' | 'explore' | 'screen' | 'near' | 'race' | 'end' = 'begin';
  let queue: Prospect[] = [];
  let steps = 0;
  let waiting: readonly Order[] = [];
  let idle = 0;
  let best = Number.NEGATIVE_INFINITY;
  const race = createRace();
  let paired: Prospect | undefined;
  const visited = new Set<Prospect>();
  const remaining = otherStarts();

  const simulatedBest = (): readonly Contender[] =>
    [...contenders.values()].sort((a, b) => b.known.mean - a.known.mean || compareTeams(a.team, b.team));

  /** Those who are best alone, and what one change makes of them: a first proposal. */
  function* begin(): Thinking<readonly Order[]> {
    yield* prospects.meet();
    const obvious = obviousTeam(rules, prospects.alone);
    const start = obvious && prospects.look(obvious);
    if (!start || isSmall) return [];
    yield* byOneself(prospects.expand(start));
    // With everybody else it is looked at later.
    start.expanded = false;
    return orders(prospects.ranked().slice(0, PROPOSED));
  }

  /** By the plain estimate: the few teams of the proposal are alike, and what they teach is of no use for others. */
  function* explore(): Thinking<void> {
    if (isCountable) yield* prospects.lookAtAll();
    else yield* climbFrom(obviousTeam(rules, prospects.alone));
    for (const contender of contenders.values()) teach(contender);
    if (isSmall) queue = [...prospects.ranked()];
  }

  function teach(contender: Contender): void {
    const prospect = prospects.get(contender.team);
    if (prospect) model.learn(prospect.parts, prospect.team, contender.known.mean, errorOf(contender));
  }

  /** One change after the other, as long as it helps by the plain estimate: what the model has learnt elsewhere leads astray here. */
  function* climbFrom(start: readonly number[] | undefined): Thinking<void> {
    let here = start && prospects.look(start);
    while (here && !here.expanded) {
      const best = yield* prospects.expand(here, true);
      if (best && best.estimate > here.estimate) here = best;
    }
  }

  /** Teams to begin with besides the obvious one, as many in a round as can be climbed from in a moment. */
  function* otherStarts(): Generator<readonly number[] | undefined> {
    const cooking = cookingPlan(
      everybody,
      game.ingredients.rows.map(() => true),
    );
    const book = cooking.books[cooking.asked];
    const meals = mealTimes(game.rules, question.settings).length;
    const pot = cooking.pot[0] * cooking.camp;
    const dishes = book ? [...book.size.keys()].filter((dish) => (book.size[dish] ?? 0) <= pot).slice(0, DISHES) : [];
    for (let k = 0; k < Math.max(starts, dishes.length); k += 1) {
      const dish = dishes[k];
      if (book && dish !== undefined) yield teamForDish(rules, estimator, book, dish, meals);
      if (k < starts) yield randomTeam(rules, luck);
    }
  }

  function* screen(): Thinking<readonly Order[]> {
    if (isSmall) return orders(queue.splice(0, ROUND * 2));
    if (!isCountable) yield* lookAround();
    const hopeful = prospects
      .ranked()
      .filter(({ simulated, predicted }) => !simulated && predicted.mean + hope * predicted.doubt > best)
      .sort((a, b) => b.predicted.mean + b.predicted.doubt - a.predicted.mean - a.predicted.doubt);
    return orders(hopeful.slice(0, ROUND));
  }

  function* lookAround(): Thinking<void> {
    for (let k = 0; k < STARTS_A_ROUND; k += 1) {
      const { done, value } = remaining.next();
      if (done) break;
      yield* climbFrom(value);
    }
    const ranked = prospects.ranked();
    const [first] = ranked;
    if (first && first !== paired) {
      paired = first;
      yield* prospects.expandByTwo(first);
    }
    for (const prospect of ranked.filter(({ expanded }) => !expanded).slice(0, EXPANDED))
      yield* prospects.expand(prospect);
  }

  /** Neighbours of the best teams, whatever the model thinks of them: where dishes are a gamble, the estimate may be far too low. */
  function* nearby(): Thinking<readonly Order[]> {
    for (const { team } of simulatedBest().slice(0, NEAR_TEAMS)) {
      const here = prospects.get(team);
      if (!here || visited.has(here)) continue;
      visited.add(here);
      yield* prospects.expand(here, true);
      const members = new Set(here.team);
      const neighbours = prospects
        .ranked()
        .filter(({ simulated, team: other }) => !simulated && other.filter((m) => !members.has(m)).length === 1);
      if (neighbours.length > 0) return orders(neighbours.slice(0, NEIGHBOURS));
    }
    return [];
  }

  const orders = (chosen: readonly Prospect[]): readonly Order[] =>
    chosen.map((prospect) => {
      prospect.simulated = true;
      return { team: seated(prospect.team), from: 0, count: FIRST_CHAINS };
    });

  /** Who is in the best team too sits where it sits there, and so meets the same luck. */
  function seated(team: readonly number[]): readonly number[] {
    const [first] = simulatedBest();
    return first ? seatedLike(first.team, team) : team;
  }

  function add(outcomes: readonly Outcome[]): void {
    for (const [i, { team }] of waiting.entries()) {
      const outcome = outcomes[i];
      if (!outcome) continue;
      const key = keyOf([...team].sort((a, b) => a - b));
      const contender = contenders.get(key) ?? createContender(team);
      const isNew = contender.chains.length === 0;
      contenders.set(key, contender);
      learn(contender, outcome);
      steps += outcome.chains.length;
      if (stage === 'race') contender.raced = true;
      if (isNew && stage !== 'explore') teach(contender);
    }
    waiting = [];
    const [first] = simulatedBest();
    if (stage !== 'race' && first) {
      idle = first.known.mean > best * (1 + 1e-9) ? 0 : idle + 1;
      best = Math.max(first.known.mean, best);
    }
  }

  function* think(): Thinking<readonly Order[]> {
    if (stage === 'begin') {
      waiting = yield* begin();
      stage = 'explore';
      if (waiting.length > 0) return waiting;
    }
    if (stage === 'explore') {
      yield* explore();
      stage = 'screen';
    }
    if (stage === 'screen') {
      const goesOn = steps < most * (isSmall ? 1 : SCREENING) && (isSmall || idle < patience);
      waiting = goesOn ? yield* screen() : [];
      if (waiting.length > 0) return waiting;
      stage = isSmall ? 'race' : 'near';
    }
    if (stage === 'near') {
      waiting = steps < most * (SCREENING + NEARBY) ? yield* nearby() : [];
      if (waiting.length > 0) return waiting;
      stage = 'race';
    }
    if (stage === 'race') {
      const ranked = simulatedBest();
      waiting = steps < most ? race.next(ranked) : [];
      if (waiting.length > 0) return waiting;
      // A draw may be clear before anybody has to run: those who tie have raced, too.
      if (steps < most) for (const contender of fieldOf(ranked)) contender.raced = true;
      stage = 'end';
    }
    return [];
  }

  return {
    think,
    estimate,
    next: () => thoughtThrough(think()),
    add,
    first: () => {
      const [first] = simulatedBest();
      return first && { team: first.team, chains: first.chains.length };
    },
    leads: (other) =>
      simulatedBest()
        .slice(0, toldTeams)
        .map((contender) => {
          const difference = lead(contender, other);
          const sure = contender.raced ? sureFor(goal, difference) : null;
          return { mean: difference.mean, error: difference.error, sure };
        }),
    told: (other) => toldOf(goal, other),
    done: () => (stage === 'end' ? 1 : Math.min(0.99, steps / most)),
    answer: () => {
      return {
        teams: told(goal, simulatedBest(), toldTeams),
        considered: prospects.considered(),
        simulated: contenders.size,
        steps,
        exhaustive: isSmall && contenders.size > 0 && contenders.size === prospects.considered(),
      };
    },
  };
}

/** About what a search of so many candidates takes, in chains. */
export const searchSteps = (candidates: number): number => 1500 + 60 * candidates;

const compareTeams = (a: readonly number[], b: readonly number[]): number => (keyOf(a) < keyOf(b) ? -1 : 1);

const errorOf = ({ known: { mean, error } }: Contender): number => (Number.isFinite(error) ? error : 0.05 * mean);
