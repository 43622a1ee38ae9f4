// What was calculated for each team. A cache: it may be dropped at any time, and old figures are shown as such.
import type { TeamProduction } from '@oversleep/contract';
import { createStore } from 'zustand/vanilla';
import type { TeamEffect } from './team-rules.ts';

export type Production = TeamProduction;
export type MemberProduction = TeamProduction['members'][number];

interface IvScores {
  readonly berry: number;
  readonly ingredient: number;
  readonly skill: number;
}

/** Percent of the best that a perfect build makes. */
export interface MemberIv extends IvScores {
  /** The same for the middle one of builds by chance; absent where it was not computed. */
  readonly typical?: IvScores;
}

export interface TeamResult {
  readonly production: Production | null;
  /** What it was calculated from, as the key of the question; a team that asks another has none that holds. */
  readonly key: string;
  /** The team has changed since: it must be calculated anew. */
  readonly stale: boolean;
  /** By id; null while it is being computed, absent when it must be. */
  readonly ivs: Readonly<Record<string, MemberIv | null>>;
  /** Of the game data that it was calculated with. */
  readonly domainVersion: number;
}

export interface ResultsState {
  /** By index of the team. */
  readonly results: Readonly<Record<number, TeamResult>>;
}

export const NO_RESULT: TeamResult = { production: null, key: '', stale: true, ivs: {}, domainVersion: 0 };

export const createResultsStore = () => createStore<ResultsState>(() => ({ results: {} }));

export type ResultsStore = ReturnType<typeof createResultsStore>;

export const resultAt = ({ results }: ResultsState, index: number): TeamResult => results[index] ?? NO_RESULT;

/** The result after a change of its team. */
export function afterEffect(result: TeamResult, { recalculate, resetIvs }: TeamEffect): TeamResult {
  if (!recalculate && resetIvs.length === 0) return result;
  const kept = resetIvs === 'all' ? [] : Object.entries(result.ivs).filter(([id]) => !resetIvs.includes(id));
  return { ...result, stale: result.stale || recalculate, ivs: Object.fromEntries(kept) };
}

/** What still holds with other game data: nothing that was calculated with another. */
export const withDomain = (results: ResultsState['results'], domainVersion: number): ResultsState['results'] =>
  Object.fromEntries(Object.entries(results).filter(([, result]) => result.domainVersion === domainVersion));

export interface ResultActions {
  readonly setProduction: (index: number, production: Production, key?: string) => void;
  /** Null while it is being computed. */
  readonly setIv: (index: number, id: string, iv: MemberIv | null) => void;
  /** After a failure: it may be asked for again. */
  readonly dropIv: (index: number, id: string) => void;
  /** After something that all results depend on has changed. */
  readonly outdateAll: () => void;
  readonly clear: () => void;
}

export function resultActions(store: ResultsStore, domainVersion: () => number): ResultActions {
  const change = (index: number, next: (result: TeamResult) => TeamResult) =>
    store.setState((state) => ({ results: { ...state.results, [index]: next(resultAt(state, index)) } }));
  return {
    setProduction: (index, production, key = '') =>
      change(index, (result) => ({ ...result, production, key, stale: false, domainVersion: domainVersion() })),
    setIv: (index, id, iv) =>
      change(index, (result) => ({ ...result, ivs: { ...result.ivs, [id]: iv }, domainVersion: domainVersion() })),
    dropIv: (index, id) => change(index, ({ ivs: { [id]: _, ...ivs }, ...result }) => ({ ...result, ivs })),
    outdateAll: () =>
      store.setState(({ results }) => ({
        results: Object.fromEntries(
          Object.entries(results).map(([index, result]) => [index, { ...result, stale: true, ivs: {} }]),
        ),
      })),
    clear: () => store.setState({ results: {} }),
  };
}
