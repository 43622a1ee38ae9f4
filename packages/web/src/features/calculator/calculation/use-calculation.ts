// Recalculates the team whenever something changes that its figures depend on; the last figures stay visible meanwhile.
import { TEAM } from '@oversleep/questions';
import { useEffect, useMemo, useRef } from 'react';
import { ApiFailure } from '../../../api/failure.ts';
import type { AskedTeam } from '../../../sim/simulator.ts';
import { useAnswer } from '../../../sim/use-answer.ts';
import { useAppState } from '../../../state/context.ts';
import type { ResultsState } from '../../../state/data/results.ts';
import { untilServerIsThere } from '../../../state/page/loading.ts';
import { type Freshness, type TeamReport, teamReport } from '../results/team-report.ts';

export interface TeamCalculation {
  /** The last figures, of whatever state of the team. */
  readonly report: TeamReport | undefined;
  /** Of the question that is open or was answered last. */
  readonly key: string;
  readonly phase: 'busy' | 'done' | 'stopped' | 'failed';
  readonly freshness: Freshness;
  /** 0..1 of the way to the wanted precision. */
  readonly done: number;
  readonly failure: unknown;
  /** Stops, and keeps what is known so far. */
  readonly onStop: () => void;
  /** Goes on after it was stopped or has failed. */
  readonly onRetry: () => void;
}

/** For one team; another one needs another instance. The same object as long as nothing has changed. */
export function useCalculation(index: number, asked: AskedTeam | undefined): TeamCalculation {
  const { stores, results } = useAppState();
  const found = useAnswer(TEAM, asked?.question);
  const { key, retry } = found;
  const last = useRef<{ readonly key: string; readonly report: TeamReport }>(undefined);

  const known = found.state === 'here' ? found.value : undefined;
  useEffect(() => {
    if (!known) return;
    if (stores.results.getState().answers.has(key)) results.see('answers', index, key);
    else results.keepSeen('answers', index, key, known);
  }, [stores, results, index, key, known]);

  const failure = found.state === 'failed' ? found.error : undefined;
  useEffect(() => {
    if (!(failure instanceof ApiFailure) || failure.kind !== 'offline') return;
    // If the server was never away, it failed for another reason, and waiting would not help.
    void untilServerIsThere().then((wasAway) => wasAway && retry());
  }, [failure, retry]);

  return useMemo(() => {
    const { state, value, done, cancel } = found;
    if (!asked) last.current = undefined;
    // The same object as long as the figures are the same, however far those after them have come.
    else if (value && (last.current?.key !== key || last.current.report.production !== value))
      last.current = { key, report: teamReport({ ...asked, production: value }) };
    else if (!last.current) {
      const earlier = earlierAnswer(stores.results.getState(), index, asked);
      last.current = earlier && { key: earlier.key, report: teamReport(earlier) };
    }
    const isOld = last.current !== undefined && last.current.key !== key;
    // While only the percentiles of the week are settling, everything the player waits for is known.
    const isOpen = state === 'waiting' || state === 'here';
    const phase = !asked || (isOpen && done === 1) ? 'done' : isOpen ? 'busy' : state;
    return {
      report: last.current?.report,
      key,
      phase,
      freshness: isOld ? 'old' : done < 1 ? 'improving' : state === 'waiting' ? 'settling' : 'final',
      done: isOld ? 0 : done,
      failure,
      onStop: cancel,
      onRetry: retry,
    };
  }, [stores, index, asked, found, key, failure, retry]);
}

/** The figures last seen for a team. Only while all its members are still in the team; otherwise figures would appear under wrong names. */
export function earlierAnswer(
  { answers, seen }: Pick<ResultsState, 'answers' | 'seen'>,
  index: number,
  { question, places }: AskedTeam,
) {
  const key = seen[index] ?? '';
  const production = answers.get(key);
  const at = (production?.members ?? []).map(({ externalId }) =>
    question.members.findIndex(({ creature }) => creature.externalId === externalId),
  );
  if (!production || at.includes(-1) || production.edition !== question.edition) return undefined;
  const members = at.flatMap((place) => question.members[place] ?? []);
  return { key, question: { ...question, members }, places: at.flatMap((place) => places[place] ?? []), production };
}
