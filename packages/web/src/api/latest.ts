// Requests in order: of several for the same thing only the newest counts, and older ones are cancelled.

/** The outcome of an older request. */
export const SUPERSEDED = Symbol('superseded');
type SupersededMark = typeof SUPERSEDED;

export interface RequestOrder {
  /** The result, unless a later request for the same key was made meanwhile; then its failure does not matter either. */
  readonly latest: <T>(key: string, request: (signal: AbortSignal) => Promise<T>) => Promise<T | SupersededMark>;
}

export function createRequestOrder(): RequestOrder {
  const running = new Map<string, AbortController>();
  return {
    latest: async (key, request) => {
      running.get(key)?.abort();
      const mine = new AbortController();
      running.set(key, mine);
      const isNewest = () => running.get(key) === mine;
      try {
        const result = await request(mine.signal);
        return isNewest() ? result : SUPERSEDED;
      } catch (error) {
        if (isNewest()) throw error;
        return SUPERSEDED;
      } finally {
        if (isNewest()) running.delete(key);
      }
    },
  };
}
