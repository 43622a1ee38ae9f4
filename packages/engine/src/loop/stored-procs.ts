// How many procs a night stores on average: known when it begins, so that the luck of the night can be taken out of every mean.
import { add } from './flat.ts';

/** Sums over the helps of a night, so that any night is looked up at once; entry i is about the first i helps. */
export interface StoredProcs {
  /** Chance of a help, and how many in a row may fail before one is certain. */
  readonly chance: number;
  readonly pity: number;
  /** Chance that there is room in the bag for help i and nothing was triggered before it. */
  readonly untriggered: Float64Array;
  /** Chances that help i is the first proc of the night, that it is the second one, and that it is a proc after i - 2 helps that are none. */
  readonly first: Float64Array;
  readonly second: Float64Array;
  readonly later: Float64Array;
}

/** `room[i]` is how many of the first i helps have room; undefined where nights are so long that a second proc could be certain. */
export function storedTable(chance: number, pity: number, procs: number, room: Float64Array): StoredProcs | undefined {
  if (procs < 1 || procs > 2 || room.length > pity + 1) return undefined;
  const table = {
    chance,
    pity,
    untriggered: new Float64Array(room.length + 1),
    first: new Float64Array(room.length),
    second: new Float64Array(room.length),
    later: new Float64Array(room.length),
  };
  const { untriggered, first, second, later } = table;
  // Chance that i - 2 helps in a row are no procs.
  let quiet = 1;
  for (let i = 1; i < room.length; i += 1) {
    const open = (room[i] ?? 0) - (room[i - 1] ?? 0);
    if (i > 2) quiet *= 1 - chance;
    const before = i > 1 ? quiet * (1 - chance) : 1;
    untriggered[i] = open * before;
    first[i] = (first[i - 1] ?? 0) + open * before * chance;
    second[i] = second[i - 1] ?? 0;
    later[i] = later[i - 1] ?? 0;
    if (procs < 2 || i < 2) continue;
    second[i] = (second[i] ?? 0) + open * (i - 1) * chance * chance * quiet;
    later[i] = (later[i] ?? 0) + open * quiet * chance;
  }
  return table;
}

/**
 * Takes the expected number of stored procs off a count, for a night of so many helps that begins `since` helps after the last proc. It writes
 * into the tally because returning a fraction would allocate it.
 */
export function lessStored(tally: Float64Array, place: number, table: StoredProcs, helps: number, since: number): void {
  const { chance, pity, untriggered, first, second, later } = table;
  const n = Math.min(helps, first.length - 1);
  // So many more helps may fail before one is certain.
  const left = pity - since;
  if (n <= left) {
    add(tally, place, -(first[n] ?? 0) - (second[n] ?? 0));
    return;
  }
  const after = (later[n] ?? 0) - (later[left + 1] ?? 0);
  add(
    tally,
    place,
    -(first[left] ?? 0) - (untriggered[left + 1] ?? 0) - (second[left + 1] ?? 0) - (1 + left * chance) * after,
  );
}
