// The line of questions that wait for a thread: every caller gets the same share of time, and the signed-in go before guests.

/** One who waits for an answer. */
export interface Asker {
  /** The same for all that one player or address asks. */
  readonly caller: string;
  readonly isSignedIn: boolean;
}

/** A question in the line. Others may join it while it waits, and it goes on when the first of them has their turn. */
export interface Place {
  readonly askers: ReadonlySet<Asker>;
  /** About how many milliseconds of a thread its next turn takes. */
  readonly cost: number;
}

export interface Line<P extends Place> {
  readonly add: (place: P) => void;
  readonly remove: (place: P) => void;
  /** Whose turn it is among those for whom `mayGo` says yes, with the caller whose share pays for it. */
  readonly next: (mayGo: (caller: string) => boolean) => { readonly place: P; readonly caller: string } | undefined;
  readonly length: () => number;
  /** Questions of this caller that wait. */
  readonly lengthOf: (caller: string) => number;
  /** The one that came last among those that only guests wait for. */
  readonly lastOfGuests: () => P | undefined;
  /** When nobody is left nobody owes anything. */
  readonly forget: () => void;
}

/** While guests wait as well, one turn after so many of signed-in players is theirs. */
const TURNS_BEFORE_GUESTS = 3;
const MOST_ACCOUNTS = 1000;

/** What each caller of a group has had, from the moment on at which the group's clock stands. */
interface Group {
  clock: number;
  readonly used: Map<string, number>;
}

interface Candidate<P> {
  readonly place: P;
  readonly caller: string;
  /** What its caller has had before. */
  readonly used: number;
}

const newGroup = (): Group => ({ clock: 0, used: new Map() });

export function createLine<P extends Place>(): Line<P> {
  /** In the order in which they came; who comes back for another turn stands where they stood. */
  const arrivals = new WeakMap<P, number>();
  let arrived = 0;
  let waiting: readonly P[] = [];
  const [players, guests] = [newGroup(), newGroup()];
  let turnsOfPlayers = 0;

  const usedBy = (group: Group, caller: string) => Math.max(group.used.get(caller) ?? 0, group.clock);

  const best = (group: Group, isSignedIn: boolean, mayGo: (caller: string) => boolean): Candidate<P> | undefined => {
    let found: Candidate<P> | undefined;
    for (const place of waiting)
      for (const asker of place.askers) {
        if (asker.isSignedIn !== isSignedIn || !mayGo(asker.caller)) continue;
        const used = usedBy(group, asker.caller);
        if (found === undefined || used < found.used) found = { place, caller: asker.caller, used };
      }
    return found;
  };

  const remove = (place: P) => {
    waiting = waiting.filter((other) => other !== place);
  };

  const pay = (group: Group, { place, caller, used }: Candidate<P>) => {
    group.clock = used;
    group.used.set(caller, used + place.cost);
    if (group.used.size <= MOST_ACCOUNTS) return;
    for (const [name, until] of group.used) if (until <= group.clock) group.used.delete(name);
  };

  const isBy = (caller: string) => (place: P) => [...place.askers].some((asker) => asker.caller === caller);

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
      const player = best(players, true, mayGo);
      const guest = best(guests, false, mayGo);
      const isGuestsTurn = guest !== undefined && (player === undefined || turnsOfPlayers >= TURNS_BEFORE_GUESTS);
      const chosen = isGuestsTurn ? guest : player;
      if (chosen === undefined) return undefined;
      turnsOfPlayers = isGuestsTurn || guest === undefined ? 0 : turnsOfPlayers + 1;
      remove(chosen.place);
      pay(isGuestsTurn ? guests : players, chosen);
      return { place: chosen.place, caller: chosen.caller };
    },
    length: () => waiting.length,
    lengthOf: (caller) => waiting.filter(isBy(caller)).length,
    lastOfGuests: () => waiting.findLast(({ askers }) => ![...askers].some(({ isSignedIn }) => isSignedIn)),
    forget: () => {
      for (const group of [players, guests]) {
        group.clock = 0;
        group.used.clear();
      }
    },
  };
}
