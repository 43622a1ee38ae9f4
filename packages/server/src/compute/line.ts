// The line of questions that wait for a thread: every caller gets the same share of time, the signed-in go before guests, and callers with
// few questions before those with many.
import { createShares } from './shares.ts';
import { SHORT_TURN_MS, TURN_MS } from './task.ts';

/** A caller who waits for an answer. */
export interface Asker {
  /** Equal for all questions of one player or address. */
  readonly caller: string;
  readonly isSignedIn: boolean;
}

/** A question in the queue. Other callers may join it while it waits; it runs when the first of them has their turn. */
export interface LinePlace {
  readonly askers: ReadonlySet<Asker>;
  /** About how many milliseconds of a thread its next turn takes. */
  readonly cost: number;
}

/** A question that has a thread. */
export interface ThreadTurn<P extends LinePlace> {
  readonly place: P;
  /** Whose share pays for it. */
  readonly payer: Asker;
  /** Price of a millisecond for the payer. */
  readonly price: number;
  /** What the payer had used before it, and all players or all guests together. */
  readonly used: { readonly byPayer: number; readonly byGroup: number };
}

export interface WaitingLine<P extends LinePlace> {
  readonly add: (place: P) => void;
  readonly remove: (place: P) => void;
  /** The next turn among callers that `mayGo` allows. */
  readonly next: (mayGo: (caller: string) => boolean) => ThreadTurn<P> | undefined;
  /** Whether a caller that `mayGo` allows is waiting. */
  readonly hasNext: (mayGo: (caller: string) => boolean) => boolean;
  /** For each turn, after how many milliseconds it ends in favour of waiting callers; undefined where none is waiting. */
  readonly limits: (mayGo: (caller: string) => boolean) => ReadonlyMap<ThreadTurn<P>, number | undefined>;
  /** Ends a turn that took so many milliseconds. */
  readonly end: (turn: ThreadTurn<P>, milliseconds: number) => void;
  readonly length: () => number;
  /** How many questions of this caller are waiting. */
  readonly lengthOf: (caller: string) => number;
  /** How many threads this caller is using. */
  readonly threadsOf: (caller: string) => number;
  /** The latest question that only guests are waiting for. */
  readonly lastOfGuests: () => P | undefined;
  /** Resets what callers have used; for an empty queue. */
  readonly forget: () => void;
}

/** While signed-in players are waiting too, time costs guests three times as much, so they get a quarter of it. */
const PRICE_FOR_GUESTS = 3;
/** The price rises with a caller's number of open questions, up to this factor: callers who ask one thing at a time are answered first. */
const PRICE_FOR_MANY = 3;

const groupOf = ({ isSignedIn }: Asker) => (isSignedIn ? 'players' : 'guests');
const groupPrice = ({ isSignedIn }: Asker) => (isSignedIn ? 1 : PRICE_FOR_GUESTS);
const isBy = (caller: string) => (place: LinePlace) => [...place.askers].some((asker) => asker.caller === caller);

export function createLine<P extends LinePlace>(): WaitingLine<P> {
  /** In order of arrival; a question that needs another turn keeps its position. */
  const arrivals = new WeakMap<P, number>();
  let arrived = 0;
  let waiting: readonly P[] = [];
  const running = new Set<ThreadTurn<P>>();
  const hadTurns = new WeakSet<P>();
  const groups = createShares();
  const callers = { players: createShares(), guests: createShares() };

  const lengthOf = (caller: string) => waiting.filter(isBy(caller)).length;
  const threadsOf = (caller: string) => [...running].filter(({ payer }) => payer.caller === caller).length;
  const questionsOf = (caller: string) => lengthOf(caller) + threadsOf(caller);
  const usedBy = (asker: Asker) => callers[groupOf(asker)].usedBy(asker.caller);

  /** The caller who has used least, within the group that has used least. */
  const best = (mayGo: (caller: string) => boolean) => {
    let found: { readonly place: P; readonly payer: Asker; readonly group: number; readonly used: number } | undefined;
    for (const place of waiting)
      for (const payer of place.askers) {
        if (!mayGo(payer.caller)) continue;
        const [group, used] = [groups.usedBy(groupOf(payer)), usedBy(payer)];
        const isSameGroup = found?.payer.isSignedIn === payer.isSignedIn;
        const isBetter =
          found === undefined ||
          (isSameGroup ? used < found.used : group < found.group || (group === found.group && payer.isSignedIn));
        if (isBetter) found = { place, payer, group, used };
      }
    return found;
  };

  const remove = (place: P) => {
    waiting = waiting.filter((other) => other !== place);
  };

  /** How long a turn may continue until this asker has used less than its payer. */
  const timeBefore = (asker: Asker, { payer, price, used }: ThreadTurn<P>) =>
    asker.isSignedIn === payer.isSignedIn
      ? (usedBy(asker) - used.byPayer) / price
      : (groups.usedBy(groupOf(asker)) - used.byGroup) / groupPrice(payer);

  /** A caller with a single new question interrupts at once, which costs others little; everyone else waits for a whole turn. */
  const leastTurn = (place: P, questions: number) => (hadTurns.has(place) || questions > 1 ? TURN_MS : SHORT_TURN_MS);

  return {
    add: (place) => {
      if (!arrivals.has(place)) {
        arrivals.set(place, arrived);
        arrived += 1;
      }
      const order = (other: P) => arrivals.get(other) ?? 0;
      waiting = [...waiting, place].toSorted((a, b) => order(a) - order(b));
    },
    remove,
    next: (mayGo) => {
      const found = best(mayGo);
      if (found === undefined) return undefined;
      const { place, payer } = found;
      const price = Math.min(questionsOf(payer.caller), PRICE_FOR_MANY);
      const byPayer = callers[groupOf(payer)].begin(payer.caller, place.cost * price);
      const byGroup = groups.begin(groupOf(payer), place.cost * groupPrice(payer));
      const turn: ThreadTurn<P> = { place, payer, price, used: { byPayer, byGroup } };
      remove(place);
      running.add(turn);
      hadTurns.add(place);
      return turn;
    },
    hasNext: (mayGo) => best(mayGo) !== undefined,
    limits: (mayGo) => {
      const asking = waiting.flatMap((place) => [...place.askers].map((asker) => ({ place, asker })));
      const questions = new Map<string, number>();
      for (const { caller } of [...asking.map(({ asker }) => asker), ...[...running].map(({ payer }) => payer)])
        questions.set(caller, (questions.get(caller) ?? 0) + 1);
      const rivals = asking
        .filter(({ asker }) => mayGo(asker.caller))
        .map(({ place, asker }) => ({ asker, least: leastTurn(place, questions.get(asker.caller) ?? 0) }));
      const limitOf = (turn: ThreadTurn<P>) => {
        let limit = Number.POSITIVE_INFINITY;
        for (const { asker, least } of rivals)
          if (asker.caller !== turn.payer.caller) limit = Math.min(limit, Math.max(least, timeBefore(asker, turn)));
        return Number.isFinite(limit) ? limit : undefined;
      };
      return new Map([...running].map((turn) => [turn, limitOf(turn)]));
    },
    end: (turn, milliseconds) => {
      const { place, payer, price } = turn;
      if (!running.delete(turn)) return;
      callers[groupOf(payer)].correct(payer.caller, (milliseconds - place.cost) * price);
      groups.correct(groupOf(payer), (milliseconds - place.cost) * groupPrice(payer));
    },
    length: () => waiting.length,
    lengthOf,
    threadsOf,
    lastOfGuests: () => waiting.findLast(({ askers }) => ![...askers].some(({ isSignedIn }) => isSignedIn)),
    forget: () => {
      for (const shares of [groups, callers.players, callers.guests]) shares.forget();
    },
  };
}
