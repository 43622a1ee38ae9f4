// Who simulates what a search orders and helps with its estimates, and the rounds of it. Threads, workers of a page or whatever else computes: the same
// outcomes.
import type { Search } from './search.ts';
import { thoughtOver } from './thinking.ts';
import type { ChainOrder, ChainOutcome, GoalParts, TeamOfCandidates } from './types.ts';

/** Does one thing after the other: a thread of its own, or this one. */
export interface Hand {
  readonly simulate: (order: ChainOrder) => Promise<ChainOutcome>;
  /** Where several hands can, each estimates some of the teams; otherwise the search does it by itself. */
  readonly estimate?: (teams: readonly TeamOfCandidates[]) => Promise<readonly GoalParts[]>;
}

/** As much of a signal to stop as is used. */
export interface Stop {
  readonly aborted: boolean;
  readonly addEventListener: (event: 'abort', listener: () => void, options: { readonly once: true }) => void;
}

export interface Crew {
  /** Writes down the outcome of each order at its place as soon as it is known. To stop takes as long as an order. */
  readonly run: (
    orders: readonly ChainOrder[],
    outcomes: ChainOutcome[],
    stop: Pick<Stop, 'aborted'>,
  ) => Promise<unknown>;
  /** In the order of the teams. */
  readonly estimate?: ((teams: readonly TeamOfCandidates[]) => Promise<readonly GoalParts[]>) | undefined;
}

export function crewOf(hands: readonly Hand[]): Crew {
  const home = new Map<string, number>();
  return {
    estimate: sharedEstimate(hands),
    run: (orders, outcomes, stop) => {
      const lists = sharedOut(orders, home, hands.length);
      const work = hands.map(async (hand, h) => {
        for (const place of lists[h] ?? []) {
          const order = orders[place];
          if (stop.aborted || !order) return;
          outcomes[place] = await hand.simulate(order);
        }
      });
      return Promise.all(work);
    },
  };
}

function sharedEstimate(hands: readonly Hand[]): Crew['estimate'] {
  const helpers = hands.flatMap(({ estimate }) => estimate ?? []);
  if (helpers.length < 2) return undefined;
  return async (teams) => {
    const share = Math.ceil(teams.length / helpers.length);
    const parts = helpers.map((estimate, h) => estimate(teams.slice(h * share, (h + 1) * share)));
    return (await Promise.all(parts)).flat();
  };
}

/** A team goes where it was before, as that hand knows it, unless the others would have to wait for it. */
function sharedOut(
  orders: readonly ChainOrder[],
  home: Map<string, number>,
  count: number,
): readonly (readonly number[])[] {
  const lists = Array.from({ length: count }, (): number[] => []);
  const fair = Math.ceil(orders.length / count);
  for (const [place, { team }] of orders.entries()) {
    const key = team.join(' ');
    const before = home.get(key);
    const shortest = lists.reduce((best, list, h) => (list.length < (lists[best]?.length ?? 0) ? h : best), 0);
    const chosen = before !== undefined && (lists[before]?.length ?? fair) < fair ? before : shortest;
    home.set(key, chosen);
    lists[chosen]?.push(place);
  }
  return lists;
}

interface Conducted {
  readonly search: Pick<Search, 'think' | 'add'>;
  readonly crew: Crew;
  readonly stop: Stop;
  readonly onRound: () => void;
  /** Lets in whoever may stop it, while it thinks about what to simulate next. */
  readonly lookAround: () => Promise<void>;
}

/** Has the search done, round by round, until there is nothing left to do or it is stopped: then at once. */
export async function conduct({ search, crew, stop, onRound, lookAround }: Conducted): Promise<void> {
  const stopped = new Promise<undefined>((resolve) => {
    stop.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  const isOver = () => stop.aborted;
  const estimate =
    crew.estimate && ((teams: readonly TeamOfCandidates[]) => Promise.race([crew.estimate?.(teams), stopped]));
  while (!stop.aborted) {
    const orders = await thoughtOver(search.think(), { lookAround, isOver, estimate });
    if (!orders || orders.length === 0) return;
    const outcomes: ChainOutcome[] = [];
    await Promise.race([crew.run(orders, outcomes, stop), stopped]);
    // What a round has brought counts also where it was stopped.
    search.add(outcomes);
    if (!stop.aborted) onRound();
  }
}
