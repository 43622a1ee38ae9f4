// The line of questions that wait for a thread: every caller gets the same share of time, the signed-in go before guests, and callers with
// few questions before those with many.
import { createShares } from './shares.ts';
import { SHORT_TURN_MS, TURN_MS } from './task.ts';

/** One who waits for an answer. */
export interface Asker {
  /** The same for all that one player or address asks. */
  readonly caller: string;
  readonly isSignedIn: boolean;
}

/** A question in the line. Others may join it while it waits, and it goes on when the first of them has their turn. */
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
  /** What a millisecond costs the payer. */
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
  /** After how many milliseconds each turn ends because allowed callers wait; undefined: none waits. */
  readonly limits: (mayGo: (caller: string) => boolean) => ReadonlyMap<ThreadTurn<P>, number | undefined>;
  /** Ends a turn that took so many milliseconds. */
  readonly end: (turn: ThreadTurn<P>, milliseconds: number) => void;
  readonly length: () => number;
  /** Questions of this caller that wait. */
  readonly lengthOf: (caller: string) => number;
  /** Threads that this caller has. */
  readonly threadsOf: (caller: string) => number;
  /** The one that came last among those that only guests wait for. */
  readonly lastOfGuests: () => P | undefined;
  /** An empty queue resets what callers have used. */
  readonly forget: () => void;
}

/** While signed-in players wait as well, time costs guests three times as much: they have a quarter of it. */
const PRICE_FOR_GUESTS = 3;
/** Time costs a caller as many times as much as they have questions under way, up to this: those who ask one thing at a time are answered first. */
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

  /** The one who has used least, of the group that has. */
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

  /** For how long a turn may go on before this one has used less. */
  const timeBefore = (asker: Asker, { payer, price, used }: ThreadTurn<P>) =>
    asker.isSignedIn === payer.isSignedIn
      ? (usedBy(asker) - used.byPayer) / price
      : (groups.usedBy(groupOf(asker)) - used.byGroup) / groupPrice(payer);

  /** A caller with a single new question is let in at once, which costs others little; all others wait for a whole turn. */
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
