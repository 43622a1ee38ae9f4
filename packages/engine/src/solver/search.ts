// The smallest teams whose members together bring what is needed: an exact search. Amounts are whole numbers (thousandths), so that
// nothing is decided by rounding.
import { covers, type Limits, listTeams, type ProducerRows, type Teams } from './listing.ts';
import type { SpecialSet, Specials } from './specials.ts';

export interface ProducerSearch {
  /** Fewest producers that cover an open need within so many places, always the same ones; undefined: there are no such. */
  readonly smallest: (open: readonly number[], places: number, beside?: SpecialSet) => readonly number[] | undefined;
  /** Teams of exactly this size, each once, if it is the smallest that there is. `beside`: special ones that are there already. */
  readonly teams: (open: readonly number[], size: number, limits: Limits, beside?: SpecialSet) => Teams;
}

export interface ProducerSearchOptions {
  /** The most that is ever needed of each ingredient; what is asked later lies below. */
  readonly need: readonly number[];
  /** What each producer brings of each ingredient. */
  readonly producers: readonly (readonly number[])[];
  /** Each producer can be used but once. */
  readonly once?: boolean;
  readonly mostPlaces?: number;
  /** Allowed combinations; all if left out. */
  readonly specials?: Specials | undefined;
}

const ALL_ALLOWED: Specials = {
  mayJoin: () => true,
  joined: (_, team) => team,
  canReplace: () => true,
  setOf: () => 0,
};

const MOST_PLACES = 5;
/** Sums of shares are not exact: what is cut off must be worse by more than their noise. */
const NOISE = 1e-9;
/** States that are known to lead nowhere, before they are forgotten. */
const MOST_REMEMBERED = 200_000;

export function createTeamSearch(options: ProducerSearchOptions): ProducerSearch {
  const { need, once = false, mostPlaces = MOST_PLACES, specials = ALL_ALLOWED } = options;
  const needed = need.flatMap((amount, i) => (amount > 0 ? [i] : []));
  const width = needed.length;
  const all = rowsOf(options, needed);
  const front = frontOf(all, width, once ? mostPlaces : 1, specials);
  const count = front.owners.length;
  const most = new Int32Array(width);
  for (let f = 0; f < count; f += 1)
    for (let i = 0; i < width; i += 1) most[i] = Math.max(most[i] ?? 0, front.amounts[f * width + i] ?? 0);
  const weight = Float64Array.from(most, (amount) => (amount > 0 ? 1 / amount : 0));

  const open = Array.from({ length: mostPlaces + 1 }, () => new Int32Array(width));
  const gains = Array.from({ length: mostPlaces + 1 }, () => new Float64Array(count));
  const orders = Array.from({ length: mostPlaces + 1 }, () => new Int32Array(count));
  const chosen = new Int32Array(mostPlaces);
  const used = new Uint8Array(count);
  const deadEnds = new Set<string>();

  /** Whether so many more rows of the front cover what is open at a depth; `chosen` says which. */
  const fill = (depth: number, places: number, team: SpecialSet): boolean => {
    const left = open[depth] ?? new Int32Array(width);
    let total = 0;
    let scarce = -1;
    let scarcest = 0;
    for (let i = 0; i < width; i += 1) {
      const amount = left[i] ?? 0;
      if (amount === 0) continue;
      if (amount > places * (most[i] ?? 0)) return false;
      const share = amount * (weight[i] ?? 0);
      total += share;
      if (share > scarcest) {
        scarcest = share;
        scarce = i;
      }
    }
    if (scarce < 0) return true;
    if (places === 1) return fillLast(depth, left, team);
    const key = once ? '' : `${team},${places},${left.join()}`;
    if (!once && deadEnds.has(key)) return false;
    if (fillNext(depth, places, left, scarce, total, team)) return true;
    if (!once) {
      if (deadEnds.size >= MOST_REMEMBERED) deadEnds.clear();
      deadEnds.add(key);
    }
    return false;
  };

  const mayJoin = (f: number, team: SpecialSet): boolean =>
    used[f] === 0 && (team === 0 || specials.mayJoin(front.owners[f] ?? 0, team));

  const fillLast = (depth: number, left: Int32Array, team: SpecialSet): boolean => {
    for (let f = 0; f < count; f += 1) {
      if (!mayJoin(f, team) || !covers(front.amounts, f * width, left)) continue;
      chosen[depth] = f;
      return true;
    }
    return false;
  };

  /**
   * One producer must bring at least its share of the scarcest ingredient: tries these, the largest first. None brings
   * more than the best of them, so the rest is skipped when even that isn't enough.
   */
  const fillNext = (
    depth: number,
    places: number,
    left: Int32Array,
    scarce: number,
    total: number,
    team: SpecialSet,
  ): boolean => {
    const gain = gains[depth] ?? new Float64Array();
    const order = orders[depth] ?? new Int32Array();
    const part = (left[scarce] ?? 0) / places;
    let best = 0;
    let candidates = 0;
    for (let f = 0; f < count; f += 1) {
      let sum = 0;
      const isFree = mayJoin(f, team);
      if (isFree)
        for (let i = 0; i < width; i += 1)
          sum += Math.min(front.amounts[f * width + i] ?? 0, left[i] ?? 0) * (weight[i] ?? 0);
      gain[f] = sum;
      if (sum > best) best = sum;
      if (isFree && (front.amounts[f * width + scarce] ?? 0) >= part) {
        order[candidates] = f;
        candidates += 1;
      }
    }
    if (total > places * best * (1 + NOISE)) return false;
    const tried = order.subarray(0, candidates).sort((a, b) => (gain[b] ?? 0) - (gain[a] ?? 0) || a - b);
    const next = open[depth + 1] ?? new Int32Array(width);
    for (const f of tried) {
      if ((gain[f] ?? 0) + (places - 1) * best < total * (1 - NOISE)) return false;
      for (let i = 0; i < width; i += 1) next[i] = Math.max(0, (left[i] ?? 0) - (front.amounts[f * width + i] ?? 0));
      chosen[depth] = f;
      if (once) used[f] = 1;
      const found = fill(depth + 1, places - 1, specials.joined(front.owners[f] ?? 0, team));
      used[f] = 0;
      if (found) return true;
    }
    return false;
  };

  const canFill = (left: Int32Array, places: number, team: SpecialSet): boolean => {
    open[0]?.set(left);
    return fill(0, places, team);
  };

  const projected = (amounts: readonly number[]) =>
    Int32Array.from(needed, (i) => Math.max(0, Math.min(amounts[i] ?? 0, need[i] ?? 0)));

  return {
    smallest: (amounts, places, beside = 0) => {
      const left = projected(amounts);
      for (let size = 0; size <= Math.min(places, mostPlaces); size += 1) {
        if (!canFill(left, size, beside)) continue;
        return [...chosen.subarray(0, size)].map((f) => front.owners[f] ?? 0).sort((a, b) => a - b);
      }
      return undefined;
    },
    teams: (amounts, size, limits, beside = 0) =>
      listTeams({ rows: all, width, once, canFill, specials }, projected(amounts), size, limits, beside),
  };
}

function rowsOf({ need, producers }: ProducerSearchOptions, needed: readonly number[]): ProducerRows {
  const width = needed.length;
  const owners: number[] = [];
  const shares = new Float64Array(producers.length);
  for (const [owner, amounts] of producers.entries()) {
    for (const i of needed)
      shares[owner] = (shares[owner] ?? 0) + Math.min(amounts[i] ?? 0, need[i] ?? 0) / (need[i] ?? 1);
    if ((shares[owner] ?? 0) > 0) owners.push(owner);
  }
  // A producer that brings at least as much of everything comes first.
  owners.sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0) || a - b);
  const rows = new Int32Array(owners.length * width);
  for (const [row, owner] of owners.entries())
    for (const [n, i] of needed.entries()) rows[row * width + n] = Math.min(producers[owner]?.[i] ?? 0, need[i] ?? 0);
  return { owners: Int32Array.from(owners), amounts: rows };
}

/** Rows without those that enough others can replace: a smallest team never needs them. */
function frontOf(
  { owners, amounts }: ProducerRows,
  width: number,
  standIns: number,
  { canReplace }: Specials,
): ProducerRows {
  const kept: number[] = [];
  for (let row = 0; row < owners.length; row += 1) {
    const own = amounts.subarray(row * width, (row + 1) * width);
    let better = 0;
    for (const other of kept) {
      const isAllowed = canReplace(owners[row] ?? 0, owners[other] ?? 0);
      if (isAllowed && covers(amounts, other * width, own)) better += 1;
      if (better >= standIns) break;
    }
    if (better < standIns) kept.push(row);
  }
  return {
    owners: Int32Array.from(kept, (row) => owners[row] ?? 0),
    amounts: Int32Array.from(kept.flatMap((row) => [...amounts.subarray(row * width, (row + 1) * width)])),
  };
}
