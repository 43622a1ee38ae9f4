// The list and what is behind one species of it, as the server is asked for them, with what was kept from the last time.
import type { TierDetails, TierListAnswer } from '@oversleep/contract';
import { type EditionId, isObject } from '@oversleep/game';
import { useQuery } from '@tanstack/react-query';
import { useAppState } from '../../state/context.ts';
import { keepAnswer, keptAnswer } from './stored-answers.ts';

/** Which list. */
export interface TierPageChoice {
  readonly edition: EditionId;
  readonly level: number;
  readonly camp: boolean;
  /** Scored by what is added to a rotation. */
  readonly rotation: boolean;
}

export interface TierQuery<T> {
  /** Undefined as long as there is none, neither from the server nor from the last time. */
  readonly value: T | undefined;
  /** Why the server's is not here. */
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** Lists are computed anew once in weeks. */
const FRESH_MS = 5 * 60_000;

const keyOf = ({ edition, level, camp, rotation }: TierPageChoice): string =>
  `${edition} ${level} ${camp ? 'camp' : 'no camp'}${rotation ? ' rotation' : ''}`;

const queryOf = ({ edition, level, camp, rotation }: TierPageChoice) => ({
  edition,
  level,
  camp,
  ...(rotation && { scoring: 'rotation' as const }),
});

export function useTierList(choice: TierPageChoice): TierQuery<TierListAnswer> {
  const { api } = useAppState();
  return useAsked(`list ${keyOf(choice)}`, isTierList, (signal) =>
    api.call('GET /api/tierlist/cooking', { query: queryOf(choice), session: 'none', signal }),
  );
}

export function useTierDetails(choice: TierPageChoice, pokemon: string): TierQuery<TierDetails> {
  const { api } = useAppState();
  return useAsked(`${pokemon} ${keyOf(choice)}`, isTierDetails, (signal) =>
    api.call('GET /api/tierlist/cooking/:pokemon', {
      params: { pokemon },
      query: queryOf(choice),
      session: 'none',
      signal,
    }),
  );
}

/** What was kept is shown while the server is asked, and stays when it does not answer. */
function useAsked<T>(
  key: string,
  isAnswer: (value: unknown) => value is T,
  ask: (signal: AbortSignal) => Promise<T>,
): TierQuery<T> {
  const fresh = useQuery({
    queryKey: ['tierList', key],
    queryFn: async ({ signal }) => {
      const answer = await ask(signal);
      void keepAnswer(key, answer);
      return answer;
    },
    staleTime: FRESH_MS,
  });
  const kept = useQuery({
    queryKey: ['tierListKept', key],
    queryFn: async () => {
      const found = await keptAnswer(key);
      return isAnswer(found) ? found : null;
    },
    enabled: fresh.data === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    value: fresh.data ?? kept.data ?? undefined,
    error: fresh.error,
    isFetching: fresh.isFetching,
    retry: () => void fresh.refetch(),
  };
}

// What lies on the device may have been written by an older release, so that a look at it is needed; the number of the cache holds the rest.
const isTierList = (value: unknown): value is TierListAnswer =>
  isObject(value) && Array.isArray(value.entries) && Array.isArray(value.tiers) && Array.isArray(value.levels);

const isTierDetails = (value: unknown): value is TierDetails =>
  isObject(value) && typeof value.pokemon === 'string' && Array.isArray(value.variants) && Array.isArray(value.mates);
