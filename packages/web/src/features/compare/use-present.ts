// The team as it is, for those who would take somebody's place there: what they are measured against.
import type { ChainValues } from '@oversleep/engine';
import type { Game } from '@oversleep/game';
import { useCallback, useMemo, useState } from 'react';
import { keyOf } from '../../sim/keys.ts';
import type { Around } from './question.ts';
import type { Contestant } from './use-rivals.ts';
import type { Measured } from './versus.ts';

/** Instead of the id of somebody who is compared. */
export const PRESENT = 'present';

interface Present {
  /** Undefined where nobody is replaced. */
  readonly contestant: Contestant | undefined;
  /** Strength of its week. */
  readonly known: Measured | undefined;
  readonly keep: (total: number, error: number, values: ChainValues | null, key: string) => void;
}

export function usePresent({ edition }: Game, { settings, others, present }: Around): Present {
  const [found, setFound] = useState<{ readonly key: string; readonly total: Measured }>();
  const question = useMemo(
    () => present && { edition, settings, members: [present, ...others] },
    [edition, settings, others, present],
  );
  const key = question ? keyOf(question) : '';
  const known = found?.key === key ? found.total : undefined;
  const hasFigures = known !== undefined;
  const contestant = useMemo(
    () => question && { id: PRESENT, key, question, hasFigures, isStale: false },
    [question, key, hasFigures],
  );
  const keep = useCallback<Present['keep']>(
    (total, error, values, of) => setFound({ key: of, total: teamTotal(total, error, values) }),
    [],
  );
  return { contestant, known, keep };
}

/** The week of a whole team, chain by chain where that is known. */
export const teamTotal = (mean: number, error: number, values: ChainValues | null): Measured => ({
  mean,
  error,
  chains: values && { days: values.days, values: values.team },
});
