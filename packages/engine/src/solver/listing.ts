// All teams of a size that cover a need, each once, as far as time allows.
import type { SpecialSet, Specials } from './specials.ts';

/** Producers as rows over the needed ingredients alone, what exceeds the need cut off. */
export interface ProducerRows {
  /** Number of the producer by row. */
  readonly owners: Int32Array;
  readonly amounts: Int32Array;
}

export interface Limits {
  readonly teams: number;
  readonly signal?: { readonly aborted: boolean } | undefined;
}

export interface Teams {
  readonly teams: readonly (readonly number[])[];
  /** Whether there are no others. */
  readonly exhaustive: boolean;
}

interface Listing {
  readonly rows: ProducerRows;
  readonly width: number;
  readonly once: boolean;
  /** Whether any so many producers cover what is left. */
  readonly canFill: (left: Int32Array, places: number, team: SpecialSet) => boolean;
  readonly specials: Specials;
}

/** Counted, not timed, so that the same question has the same answer everywhere. */
const MOST_STEPS = 300_000;

/** `size` is the smallest that covers `need`, so that every member of every team is needed. Teams are lists of producers, in order. */
export function listTeams(
  { rows, width, once, canFill, specials }: Listing,
  need: Int32Array,
  size: number,
  limits: Limits,
  beside: SpecialSet,
): Teams {
  const { owners, amounts } = rows;
  const bestAfter = bestFrom(rows, width);
  const teams: number[][] = [];
  const chosen: number[] = [];
  /** What is left after each choice, by places. */
  const open = Array.from({ length: size + 1 }, () => new Int32Array(width));
  let steps = 0;
  let exhaustive = true;

  /** False when it is time to stop. */
  const walk = (left: Int32Array, places: number, from: number, team: SpecialSet): boolean => {
    for (let row = from; row < owners.length; row += 1) {
      for (let i = 0; i < width; i += 1) if ((left[i] ?? 0) > places * (bestAfter[row * width + i] ?? 0)) return true;
      steps += 1;
      if (steps > MOST_STEPS || teams.length > limits.teams || limits.signal?.aborted) return false;
      const owner = owners[row] ?? 0;
      if (!specials.mayJoin(owner, team)) continue;
      if (places === 1) {
        if (covers(amounts, row * width, left)) teams.push([...chosen, owner].sort((a, b) => a - b));
        continue;
      }
      const next = open[places - 1] ?? new Int32Array(width);
      for (let i = 0; i < width; i += 1) next[i] = Math.max(0, (left[i] ?? 0) - (amounts[row * width + i] ?? 0));
      const joined = specials.joined(owner, team);
      if (!canFill(next, places - 1, joined)) continue;
      chosen.push(owner);
      const goOn = walk(next, places - 1, once ? row + 1 : row, joined);
      chosen.pop();
      if (!goOn) return false;
    }
    return true;
  };

  if (size === 0) teams.push([]);
  else exhaustive = walk(need, size, 0, beside);
  if (teams.length <= limits.teams) return { teams, exhaustive };
  return { teams: teams.slice(0, limits.teams), exhaustive: false };
}

/** The most that any row from each on brings of each ingredient. */
function bestFrom({ owners, amounts }: ProducerRows, width: number): Int32Array {
  const best = new Int32Array((owners.length + 1) * width);
  for (let at = owners.length * width - 1; at >= 0; at -= 1)
    best[at] = Math.max(amounts[at] ?? 0, best[at + width] ?? 0);
  return best;
}

export function covers(amounts: Int32Array, start: number, left: Int32Array): boolean {
  for (let i = 0; i < left.length; i += 1) if ((amounts[start + i] ?? 0) < (left[i] ?? 0)) return false;
  return true;
}
