// The current team, which candidates for a member's slot are compared with.
import type { ChainValues } from '@oversleep/engine';
import type { Game } from '@oversleep/game';
import { teamKey } from '@oversleep/questions';
import { useCallback, useMemo, useState } from 'react';
import type { Dishes } from './dishes.ts';
import type { Around } from './question.ts';
import type { Contestant } from './use-rivals.ts';
import type { Measurement } from './versus.ts';

/** The id of the current team among creatures' ids. */
export const PRESENT = 'present';

interface Present {
  /** Undefined where no member is replaced. */
  readonly contestant: Contestant | undefined;
  /** Strength of its week. */
  readonly known: Measurement | undefined;
  readonly dishes: Dishes | undefined;
  readonly keep: (total: Measurement, dishes: Dishes, key: string) => void;
}

export function usePresent({ edition }: Game, { settings, others, present }: Around): Present {
  const [found, setFound] = useState<{ readonly key: string; readonly total: Measurement; readonly dishes: Dishes }>();
  const question = useMemo(
    () => present && { edition, settings, members: [present, ...others] },
    [edition, settings, others, present],
  );
  const key = question ? teamKey(question) : '';
  const current = found?.key === key ? found : undefined;
  const known = current?.total;
  const hasFigures = known !== undefined;
  const contestant = useMemo(
    () => question && { id: PRESENT, key, question, hasFigures, isStale: false },
    [question, key, hasFigures],
  );
  const keep = useCallback<Present['keep']>((total, dishes, of) => setFound({ key: of, total, dishes }), []);
  return { contestant, known, dishes: current?.dishes, keep };
}

/** Strength of a team's week, with its chains where they are known. */
export const teamTotal = (mean: number, error: number, values: ChainValues | null): Measurement => ({
  mean,
  error,
  chains: values && { days: values.days, values: values.team },
});
