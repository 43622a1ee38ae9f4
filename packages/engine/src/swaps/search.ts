// The best rotation out of a box, for each wish of how often the team may be changed: places of the best teams are shared
// with other Pokémon, roughly estimated first, then simulated with the same luck as the best team that stays.

import { SWAP_NAMES, SWAPS, type SwapHour, type SwapsName, TEAM_SIZE } from '@oversleep/game';
import { type Contender, lead } from '../search/contender.ts';
import { createEstimator } from '../search/estimate-team.ts';
import { fullRequestOf } from '../search/evaluate.ts';
import { answeredEstimate, goalPartsOf } from '../search/goal.ts';
import type { SearchQuestion } from '../search/types.ts';
import { rulesOf } from '../search/wishes.ts';
import type { Estimate } from '../statistics/regression.ts';
import { ALL_WEEK, type Gain, gainOf } from './against.ts';
import { createContest, type Entrant, race, without } from './contest.ts';
import { askedChanges, changesOf, patternsOf, type SwapPattern, usualHours } from './patterns.ts';

export interface SwapsOptions {
  readonly wanted: readonly SwapsName[];
  /** Left out: wake-up, before each meal, bedtime. */
  readonly hours?: readonly SwapHour[] | undefined;
  /** Pokémon in all. */
  readonly most: number;
}

export interface FoundSwapPlan {
  readonly swaps: SwapsName;
  /** By candidate; a single line-up where no rotation was found. */
  readonly lineups: readonly (readonly number[])[];
  readonly changes: ReturnType<typeof askedChanges>;
  readonly strength: Estimate;
  /** Over the best team that stays; null where that is the answer. */
  readonly gain: Gain | null;
  /** Whether changing the team pays: it is better by two standard errors, and by half a percent. */
  readonly pays: boolean;
}

export interface SwapsAnswer {
  /** The best team that stays all week, by candidate. */
  readonly fixed: { readonly team: readonly number[]; readonly strength: Estimate };
  readonly found: readonly FoundSwapPlan[];
  readonly considered: number;
  readonly simulated: number;
}

/** Two line-ups, by candidate. */
interface Pair {
  readonly first: readonly number[];
  readonly second: readonly number[];
  readonly value: number;
}

/** How many are looked at: teams that places are shared in, others to share them with, pairs that are improved and simulated. */
const STARTS = 12;
const OTHERS = 40;
const CLIMBED = 10;
const CLIMBS = 6;
const PAIRS = 24;
const EXPANDED = 4;
const SCREENED = 70;

const LAPS = [2, 6, 12, 20];
/** Chains that the answer rests on, none of which anything was chosen by. */
const CHOSEN_BY = 20;
const CHAINS = 68;
/**
 * Standard errors from which changing the team pays, and percent: even twelve identical Pokémon can gain 0.2 %, by rules that no source
 * settles, such as when a newcomer's first help comes.
 */
const PAYS = 2;
const LEAST_PERCENT = 0.5;

/** `teams`: the best teams that stay all week, best first. Yields its progress, 0 to 1, between steps of some milliseconds. */
export function* searchSwapPlans(
  question: SearchQuestion,
  teams: readonly (readonly number[])[],
  { wanted: wishedFor, hours, most }: SwapsOptions,
): Generator<number, SwapsAnswer | undefined> {
  // What one more change brings shows beside the smaller wishes.
  const mostWanted = Math.max(...wishedFor.map((name) => SWAPS[name]));
  const wanted = SWAP_NAMES.filter((name) => SWAPS[name] <= mostWanted);
  const [best] = teams;
  if (!best) return undefined;
  const { game, settings, goal, candidates, wishes, seed } = question;
  const request = fullRequestOf(question);
  const others = candidates.map((_, c) => c).filter((c) => !best.includes(c));
  const numbers = candidates.map((_, c) => (best.includes(c) ? best.indexOf(c) : best.length + others.indexOf(c)));
  const contest = createContest(request, goal, numbers, seed);
  const estimator = createEstimator({ ...request, members: [] }, request.members);
  const partsFor = goalPartsOf(request, goal);
  // A wished Pokémon is in at some time; all else holds at every moment.
  const { include = [], ...always } = wishes;
  const rules = rulesOf(game, candidates, always, TEAM_SIZE);
  const included = candidates.flatMap(({ creature }, c) => (include.includes(creature.externalId) ? [c] : []));
  const isAllowed = (first: readonly number[], second: readonly number[]) => {
    const all = new Set([...first, ...second]);
    if (new Set(first).size < first.length || new Set(second).size < second.length) return false;
    return (
      all.size <= most &&
      included.every((c) => all.has(c)) &&
      rules.allows(first) &&
      rules.allows(second) &&
      all.size > first.length
    );
  };
  const seen = new Map<string, Pair>();
  const look = (first: readonly number[], second: readonly number[], share: number): Pair | undefined => {
    if (!isAllowed(first, second)) return undefined;
    const key = `${first.toSorted(byNumber).join()} ${second.toSorted(byNumber).join()}`;
    const known = seen.get(key);
    if (known) return known;
    const parts = partsFor(
      estimator.mixed([
        { team: first, share },
        { team: second, share: 1 - share },
      ]),
    );
    const pair = { first, second, value: parts.reduce((sum, part) => sum + part, 0) };
    seen.set(key, pair);
    return pair;
  };
  const ranked = () => [...seen.values()].sort((a, b) => b.value - a.value);
  const patterns = patternsOf(hours ?? usualHours(game.rules, settings), settings);

  // Places of the best teams are shared, in turn by days.
  const starts = teams.slice(0, STARTS);
  for (const [t, team] of starts.entries())
    for (const place of team.keys()) {
      for (const other of rules.pool) if (!team.includes(other)) look(team, replaced(team, place, other), IN_TURN);
      yield (SHARES.starts * (t + 1)) / starts.length;
    }
  const worthy = [
    ...new Set(
      ranked()
        .slice(0, 10 * OTHERS)
        .flatMap(({ first, second }) => [...first, ...second]),
    ),
  ].slice(0, OTHERS);
  for (const [s, start] of ranked().slice(0, CLIMBED).entries()) {
    let here = start;
    for (let climb = 0; climb < CLIMBS; climb += 1) {
      let better = here;
      for (const place of here.first.keys())
        for (const other of worthy) {
          const { first, second } = here;
          const member = first[place] ?? -1;
          const same = second.indexOf(member);
          for (const pair of [
            look(replaced(first, place, other), second, IN_TURN),
            look(first, replaced(second, place, other), IN_TURN),
            same < 0 ? undefined : look(replaced(first, place, other), replaced(second, same, other), IN_TURN),
          ])
            if (pair && pair.value > better.value) better = pair;
        }
      yield between(SHARES.starts, SHARES.climbs, s / CLIMBED);
      if (better === here) break;
      here = better;
    }
  }

  const fixed = contest.enter({ lineups: [best], changes: ALL_WEEK });
  const fixedTeams = teams.slice(0, 3).map((team) => contest.enter({ lineups: [team], changes: ALL_WEEK }));
  const patternOf = new Map<Entrant, SwapPattern>();
  const enter = (
    { first, second }: Pick<Pair, 'first' | 'second'>,
    pattern: SwapPattern,
    swapped: boolean,
  ): Entrant => {
    const entrant = contest.enter({
      lineups: swapped ? [second, first] : [first, second],
      changes: changesOf(pattern),
    });
    patternOf.set(entrant, pattern);
    return entrant;
  };
  const typical =
    patterns.find(({ swaps }) => swaps === '1/day') ?? patterns.find(({ swaps }) => swaps === '2/day') ?? patterns[0];
  const entrants = new Set<Entrant>();
  const asked = wanted.filter((name) => SWAPS[name] > 0);
  if (typical && asked.length > 0) {
    const isAsked = ({ swaps }: SwapPattern) => SWAPS[swaps] <= mostWanted;
    // Which pairs are good is found out in one pattern, then the best ones are tried in all.
    const pairs = new Map(
      ranked()
        .slice(0, PAIRS)
        .map((pair) => [enter(pair, typical, false), pair]),
    );
    const ahead = yield* part(SHARES.climbs, SHARES.pairs, race([...pairs.keys()], [2, 4, 8]));
    const chosen = ahead.flatMap((entrant) => pairs.get(entrant) ?? []).slice(0, EXPANDED);
    if (isAsked(typical)) for (const entrant of ahead.slice(0, EXPANDED)) entrants.add(entrant);
    for (const swaps of SWAP_NAMES) {
      const own = patterns.filter((pattern) => pattern.swaps === swaps && isAsked(pattern));
      const tried = chosen.flatMap((pair) =>
        own.flatMap((pattern) =>
          [false, true].map((swapped) => {
            const turns = swapped ? [pair.second, pair.first] : [pair.first, pair.second];
            const parts = partsFor(
              estimator.mixed([
                { team: turns[0] ?? [], share: pattern.share },
                { team: turns[1] ?? [], share: 1 - pattern.share },
              ]),
            );
            return { pair, pattern, swapped, value: parts.reduce((sum, part) => sum + part, 0) };
          }),
        ),
      );
      yield SHARES.pairs;
      for (const { pair, pattern, swapped } of tried.sort((a, b) => b.value - a.value).slice(0, SCREENED / 2))
        entrants.add(enter(pair, pattern, swapped));
    }
  }

  const fixedRace = race([...new Set([fixed, ...fixedTeams])], LAPS);
  const stays = (yield* part(SHARES.pairs, SHARES.stays, fixedRace))[0] ?? fixed;
  const winners = new Map<SwapsName, Entrant>();
  const raced = (n: number) => between(SHARES.stays, SHARES.wishes, n / asked.length);
  for (const [n, name] of asked.entries()) {
    const allowed = [...entrants].filter((entrant) => SWAPS[patternOf.get(entrant)?.swaps ?? '0'] <= SWAPS[name]);
    const [winner] = yield* part(raced(n), raced(n + 1), race(allowed, LAPS));
    if (winner) winners.set(name, winner);
  }
  const measured = [...new Set([stays, ...winners.values()])];
  for (const [e, entrant] of measured.entries())
    for (let chains = CHOSEN_BY; chains <= CHAINS; chains += 8) {
      entrant.run(chains);
      yield between(SHARES.wishes, 1, (e + chains / CHAINS) / measured.length);
    }
  const base = without(stays.contender, CHOSEN_BY);
  const stayed = answeredEstimate(goal, base);
  // The shared luck makes gains far more certain than totals. A total of its own could fall while the gain grows.
  const strengthOf = (contender: Contender, gain: Gain): Estimate => {
    const own = answeredEstimate(goal, contender);
    return goal.kind === 'reach' ? own : { mean: stayed.mean + gain.mean, error: own.error };
  };
  const fresh = new Map(
    [...winners].map(([name, entrant]) => [name, { entrant, contender: without(entrant.contender, CHOSEN_BY) }]),
  );
  const found = wanted.map((name): FoundSwapPlan => {
    // More changes are never worse than fewer: what a smaller wish has found counts, too.
    const [first] = [...fresh]
      .filter(([other]) => SWAPS[other] <= SWAPS[name])
      .map(([, one]) => ({ ...one, gain: gainOf(lead(one.contender, base), base.known.mean) }))
      .sort((a, b) => b.gain.mean - a.gain.mean);
    const pattern = first && patternOf.get(first.entrant);
    if (!first || !pattern || first.gain.mean <= 0)
      return {
        swaps: name,
        lineups: stays.turns.lineups,
        changes: STAYS,
        strength: stayed,
        gain: null,
        pays: false,
      };
    return {
      swaps: name,
      lineups: first.entrant.turns.lineups,
      changes: askedChanges(pattern),
      strength: strengthOf(first.contender, first.gain),
      gain: first.gain,
      pays: first.gain.mean > PAYS * first.gain.error && first.gain.percent >= LEAST_PERCENT,
    };
  });
  return {
    fixed: { team: stays.contender.team, strength: stayed },
    found,
    considered: seen.size,
    simulated: contest.simulated(),
  };
}

/** Progress at the end of each part, from how long they took in boxes of 12 to 150. */
const SHARES = { starts: 0.1, climbs: 0.25, pairs: 0.35, stays: 0.4, wishes: 0.9 };

const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Steps that are a part of all. */
function* part<T>(from: number, to: number, steps: Generator<number, T>): Generator<number, T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    yield between(from, to, value);
  }
}

/** Monday, Wednesday, Friday and Sunday. */
const IN_TURN = 4 / 7;

const STAYS = [{ lineup: 0, at: 'wakeup' }];

const byNumber = (a: number, b: number): number => a - b;

const replaced = (team: readonly number[], place: number, by: number): readonly number[] =>
  team.map((member, m) => (m === place ? by : member));
