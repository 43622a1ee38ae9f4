// Guests who flood, in a process of its own: what it costs to send must not slow down the one who measures.
// Arguments: the address of the server, and the name of a flood. A message ends it, and the answer counts what came back.
import { lines, numbers, rating, search, send, week } from './flood-calls.ts';
import type { Shot } from './load.ts';
import { heavyCalculation } from './shots.ts';

/** Sends one call after the other. */
interface Sender {
  readonly address: string;
  readonly what: string;
  readonly shot: () => Shot;
}

const GUESTS = 50;
/** Kinds of Pokémon that are soon known. */
const KNOWN = 20;

const times = <T>(count: number, one: (n: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, n) => one(n));
const byOne = (count: number, what: string, shot: () => Shot) =>
  times(count, () => ({ address: '10.9.9.9', what, shot }));
const byEach = (shot: () => Shot) => times(GUESTS, (n) => ({ address: `10.9.${n}.1`, what: 'rating', shot }));

const FLOODS: Readonly<Record<string, readonly Sender[]>> = {
  /** One guest with many calls of each kind at a time. */
  mixed: [
    ...byOne(13, 'search', () => search(300, 3000)),
    ...byOne(30, 'iv', () => heavyCalculation(numbers())),
    ...byOne(15, 'week', week),
    ...byOne(4, 'box', () => lines(5000)),
  ],
  /** Guests who have Pokémon rated with their production: each one new, so that all are simulated. */
  'new ratings': byEach(() => rating(numbers())),
  /** The same few Pokémon again and again: the main thread answers out of memory. */
  'known ratings': byEach(() => rating(numbers() % KNOWN)),
};

/** Calls until it is stopped; what is refused is sent again after a moment. */
async function flood(
  url: string,
  senders: readonly Sender[],
  isOver: () => boolean,
): Promise<Readonly<Record<string, number>>> {
  const outcomes: Record<string, number> = {};
  const keep = async ({ address, what, shot }: Sender) => {
    while (!isOver()) {
      const status = await send(url, shot(), { 'x-forwarded-for': address }).then(
        (answer) => answer.status,
        () => 0,
      );
      outcomes[`${what} ${status}`] = (outcomes[`${what} ${status}`] ?? 0) + 1;
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await Promise.all(senders.map(keep));
  return outcomes;
}

let isOver = false;
process.once('message', () => {
  isOver = true;
});
// Without the one who measures there is nothing to do any more.
process.once('disconnect', () => process.exit());
const [url = '', name = ''] = process.argv.slice(2);
const outcomes = await flood(url, FLOODS[name] ?? [], () => isOver);
process.send?.(outcomes, () => process.disconnect());
