// The one way in which a player's data changes: data, results, clean-up, and what the server must be told, in one step.

import { playerDataIn, type Stores } from '../stores.ts';
import { restored, tidied, touchedBy } from './change.ts';
import type { Compared, ComparisonState } from './comparison.ts';
import { type PlayerData, sameBuild } from './data.ts';
import { afterEffect, type ResultsState } from './results.ts';
import { type Target, targetsBetween } from './targets.ts';
import { effectOn } from './team-rules.ts';
import { gameFor } from './user.ts';

/** Takes a change back. What was done to other teams and creatures since then stays. */
export type Undo = () => void;

/** Tells the outbox. */
export type Queue = (targets: readonly Target[]) => void;

/** The comparison goes along, because it decides who is still used. */
export type Commit = (
  change: (data: PlayerData) => PlayerData,
  compare?: (state: ComparisonState) => ComparisonState,
) => Undo;

export function createCommit(stores: Stores, queue: Queue): Commit {
  const results = (): ResultsState['results'] => stores.results.getState().results;

  const noteEffects = (before: PlayerData, after: PlayerData) => {
    const game = gameFor(stores.user.getState());
    const state = stores.results.getState();
    const changed = Object.entries(state.results).flatMap(([index, result]) => {
      const next = afterEffect(result, effectOn(game, before, after, Number(index)));
      return next === result ? [] : [[index, next] as const];
    });
    if (changed.length > 0) stores.results.setState({ results: { ...state.results, ...Object.fromEntries(changed) } });
    stores.comparison.setState((comparison) => withoutOld(comparison, before, after));
  };

  const apply = (wanted: PlayerData): PlayerData => {
    const before = playerDataIn(stores);
    const after = tidied(before, wanted, stores.comparison.getState());
    stores.creatures.setState({ creatures: after.creatures });
    stores.teams.setState({ teams: after.teams });
    noteEffects(before, after);
    const targets = targetsBetween(before, after);
    if (targets.length > 0) queue(targets);
    return after;
  };

  return (change, compare) => {
    const before = playerDataIn(stores);
    const [comparisonBefore, resultsBefore] = [stores.comparison.getState(), results()];
    if (compare) stores.comparison.setState(compare(comparisonBefore));
    const after = apply(change(before));
    const touched = touchedBy(before, after);
    const resultsAfter = results();
    return () => {
      if (compare) stores.comparison.setState(comparisonBefore);
      const untouched = unchangedSince(resultsAfter, results());
      apply(restored(playerDataIn(stores), before, touched));
      stores.results.setState({ results: { ...results(), ...pick(resultsBefore, untouched) } });
    };
  };
}

/** The figures of a creature that is another now do not hold any more. */
function withoutOld(comparison: ComparisonState, before: PlayerData, after: PlayerData): ComparisonState {
  const isOld = ({ externalId, figures }: Compared) => {
    const was = before.creatures[externalId];
    return figures !== null && was !== undefined && !sameBuild(was, after.creatures[externalId]);
  };
  if (!comparison.members.some(isOld)) return comparison;
  const members = comparison.members.map((member) => (isOld(member) ? { ...member, figures: null } : member));
  return { ...comparison, members };
}

/** Teams that were not calculated since. */
const unchangedSince = (after: ResultsState['results'], now: ResultsState['results']): readonly number[] =>
  Object.keys(after)
    .map(Number)
    .filter((index) => after[index] === now[index]);

const pick = (results: ResultsState['results'], indices: readonly number[]): ResultsState['results'] =>
  Object.fromEntries(
    indices.flatMap((index) => {
      const result = results[index];
      return result ? [[index, result]] : [];
    }),
  );
