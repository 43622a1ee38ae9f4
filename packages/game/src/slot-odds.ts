// The odds that a catch's Sub Skills meet conditions by slot. Exact: all ways to fill the slots are counted, equivalent ones together.
import { type RarityCounts, rarityChances, rarityCountsOf } from './roll-odds.ts';
import { SUBSKILL_SLOTS } from './slots.ts';
import type { Rarity, Subskill } from './types.ts';

/** One of these must be in one of the first slots. */
export interface SlotWish {
  readonly anyOf: readonly Subskill[];
  /** The last slot that counts, from 1. */
  readonly bySlot: number;
}

/** Sub Skills of one rarity that the same wishes want. */
interface Group {
  readonly rarity: 0 | 1 | 2;
  readonly wishes: number;
  readonly size: number;
}

interface SlotState {
  /** How many of each group are taken. */
  readonly taken: readonly number[];
  readonly granted: number;
  readonly chance: number;
}

const RARITY: Readonly<Record<Rarity, 0 | 1 | 2>> = { gold: 0, silver: 1, white: 2 };

export function slotOdds(rows: readonly Subskill[], wishes: readonly SlotWish[], goldSlots: number): number {
  const all = rarityCountsOf(rows);
  const groups = groupsOf(rows, wishes);
  const everything = (1 << wishes.length) - 1;
  const last = Math.min(SUBSKILL_SLOTS, Math.max(0, ...wishes.map(({ bySlot }) => bySlot)));
  let states: readonly SlotState[] = [{ taken: groups.map(() => 0), granted: 0, chance: 1 }];
  for (let slot = 0; slot < last; slot += 1) {
    const due = wishes.reduce((bits, { bySlot }, i) => (bySlot === slot + 1 ? bits | (1 << i) : bits), 0);
    const next = new Map<string, SlotState>();
    for (const state of states)
      for (const more of drawn(groups, all, state, slot < goldSlots)) {
        // A wish whose last slot has passed can no longer be met.
        if ((more.granted & due) !== due) continue;
        const key = `${more.granted} ${more.taken.join()}`;
        const known = next.get(key);
        next.set(key, known ? { ...known, chance: known.chance + more.chance } : more);
      }
    states = [...next.values()];
  }
  return states.reduce((sum, { granted, chance }) => (granted === everything ? sum + chance : sum), 0);
}

/** All that the next slot can become. */
function drawn(
  groups: readonly Group[],
  all: RarityCounts,
  { taken, granted, chance }: SlotState,
  isGold: boolean,
): readonly SlotState[] {
  const held: [number, number, number] = [0, 0, 0];
  for (const [i, { rarity }] of groups.entries()) held[rarity] += taken[i] ?? 0;
  const shares = rarityChances(all, held, isGold);
  return groups.flatMap(({ rarity, wishes, size }, i) => {
    const left = size - (taken[i] ?? 0);
    const share = left === 0 ? 0 : (shares[rarity] * left) / (all[rarity] - held[rarity]);
    if (share === 0) return [];
    return [
      {
        taken: taken.map((count, at) => (at === i ? count + 1 : count)),
        granted: granted | wishes,
        chance: chance * share,
      },
    ];
  });
}

function groupsOf(rows: readonly Subskill[], wishes: readonly SlotWish[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const rarity = RARITY[row.rarity];
    const wanted = wishes.reduce((bits, { anyOf }, i) => (anyOf.includes(row) ? bits | (1 << i) : bits), 0);
    const key = `${rarity} ${wanted}`;
    groups.set(key, { rarity, wishes: wanted, size: (groups.get(key)?.size ?? 0) + 1 });
  }
  return [...groups.values()];
}
