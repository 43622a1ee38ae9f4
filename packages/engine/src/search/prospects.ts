// Teams that may be worth simulating, found by rough estimates and ordered by the model's prediction.
import type { Model, Prediction } from './model.ts';
import type { SearchSteps } from './steps.ts';
import type { EstimateTeams, GoalParts, TeamOfCandidates } from './types.ts';
import { allTeams, type TeamRules } from './wishes.ts';

export interface Prospect {
  /** Candidate indices, ascending. */
  readonly team: TeamOfCandidates;
  readonly parts: GoalParts;
  /** Their sum, as it was estimated. */
  readonly estimate: number;
  predicted: Prediction;
  /** Whether its neighbours have been estimated. */
  expanded: boolean;
  simulated: boolean;
}

/** Up to this many candidates all neighbours are estimated; with more, only the best candidates so far. */
const SHORTLIST = 60;
const SHORTLIST_OF_PAIRS = 24;

export interface Prospects {
  readonly considered: () => number;
  /** Estimates all candidates on their own; every other step needs them. */
  readonly alone: ArrayLike<number>;
  readonly estimateAlone: () => SearchSteps<void>;
  readonly get: (team: TeamOfCandidates) => Prospect | undefined;
  /** The team's prospect, or nothing if the wishes forbid it. */
  readonly look: (team: TeamOfCandidates) => Prospect | undefined;
  /** Estimates all possible teams. */
  readonly lookAtAll: () => SearchSteps<void>;
  /** Estimates all teams that differ by one member and returns the best. */
  readonly expand: (prospect: Prospect, wholePool?: boolean) => SearchSteps<Prospect | undefined>;
  /** The same for two members at once, among the best candidates so far. */
  readonly expandByTwo: (prospect: Prospect) => SearchSteps<void>;
  /** Best first, after the model has learnt. */
  readonly ranked: () => readonly Prospect[];
}

const sumOf = (parts: GoalParts): number => parts.reduce((sum, part) => sum + part, 0);

export const keyOf = (team: TeamOfCandidates): string => team.join(' ');

/** Prospects kept; the least promising are dropped. */
const MOST_KEPT = 40_000;

/** Estimates of one step, about ten milliseconds. */
const STEP = 256;
/** A candidate's first estimate takes as long as this many others. */
const FIRST = 17;

export function createProspects(
  candidates: number,
  estimate: EstimateTeams,
  model: Model,
  rules: TeamRules,
): Prospects {
  const known = new Map<string, Prospect>();
  const alone = new Float64Array(candidates);
  // Each candidate's best team so far; before that, its estimate alone.
  const merit = new Float64Array(candidates);
  let considered = 0;

  function* estimateAlone(): SearchSteps<void> {
    for (const number of alone.keys()) {
      if (number % Math.floor(STEP / FIRST) === 0) yield;
      const [parts = []] = estimate([[number]]);
      alone[number] = sumOf(parts);
      merit[number] = sumOf(parts);
    }
  }

  const sorted = (team: TeamOfCandidates): TeamOfCandidates => [...team].sort((a, b) => a - b);

  function keep(team: TeamOfCandidates, parts: GoalParts): Prospect {
    considered += 1;
    const predicted = model.predict(parts, team);
    const prospect = { team, parts, estimate: sumOf(parts), predicted, expanded: false, simulated: false };
    known.set(keyOf(team), prospect);
    for (const member of team) merit[member] = Math.max(merit[member] ?? 0, predicted.mean);
    return prospect;
  }

  function look(unsorted: TeamOfCandidates): Prospect | undefined {
    const team = sorted(unsorted);
    const before = known.get(keyOf(team));
    if (before || !rules.allows(team)) return before;
    const [parts = []] = estimate([team]);
    return keep(team, parts);
  }

  /** Estimates in batches of one step. */
  function* lookAt(teams: Iterable<TeamOfCandidates>): SearchSteps<void> {
    let unknown: TeamOfCandidates[] = [];
    for (const unsorted of teams) {
      const team = sorted(unsorted);
      if (!known.has(keyOf(team)) && rules.allows(team)) unknown.push(team);
      if (unknown.length < STEP) continue;
      yield* keepAll(unknown);
      unknown = [];
    }
    if (unknown.length > 0) yield* keepAll(unknown);
  }

  function* keepAll(teams: readonly TeamOfCandidates[]): SearchSteps<void> {
    const found = (yield teams) ?? estimate(teams);
    for (const [i, team] of teams.entries()) keep(team, found[i] ?? []);
  }

  const bestOf = (count: number): readonly number[] =>
    rules.pool.length <= count
      ? rules.pool
      : [...rules.pool].sort((a, b) => (merit[b] ?? 0) - (merit[a] ?? 0) || a - b).slice(0, count);

  function* expand(prospect: Prospect, wholePool = false): SearchSteps<Prospect | undefined> {
    prospect.expanded = true;
    const { team } = prospect;
    const leaving = team.filter((member) => !rules.fixed.includes(member));
    const newcomers = (wholePool ? rules.pool : bestOf(SHORTLIST)).filter((member) => !team.includes(member));
    const neighbours = newcomers.flatMap((newcomer) =>
      leaving.map((one) => sorted(team.map((member) => (member === one ? newcomer : member)))),
    );
    yield* lookAt(neighbours);
    let best: Prospect | undefined;
    for (const neighbour of neighbours) {
      const found = known.get(keyOf(neighbour));
      if (found && found.estimate > (best?.estimate ?? Number.NEGATIVE_INFINITY)) best = found;
    }
    return best;
  }

  function* expandByTwo({ team }: Prospect): SearchSteps<void> {
    const leaving = team.filter((member) => !rules.fixed.includes(member));
    const newcomers = bestOf(SHORTLIST_OF_PAIRS).filter((member) => !team.includes(member));
    yield* lookAt(
      pairsOf(leaving).flatMap(([first, second]) => {
        const staying = team.filter((member) => member !== first && member !== second);
        return pairsOf(newcomers).map((pair) => [...staying, ...pair]);
      }),
    );
  }

  function ranked(): readonly Prospect[] {
    for (const prospect of known.values()) prospect.predicted = model.predict(prospect.parts, prospect.team);
    const list = [...known.values()].sort((a, b) => b.predicted.mean - a.predicted.mean);
    for (const prospect of list.splice(MOST_KEPT)) if (!prospect.simulated) known.delete(keyOf(prospect.team));
    return list;
  }

  return {
    considered: () => considered,
    alone,
    estimateAlone,
    get: (team) => known.get(keyOf(sorted(team))),
    look,
    lookAtAll: () => lookAt(allTeams(rules)),
    expand,
    expandByTwo,
    ranked,
  };
}

const pairsOf = (numbers: readonly number[]): readonly (readonly [number, number])[] =>
  numbers.flatMap((one, i) => numbers.slice(i + 1).map((other) => [one, other] as const));
