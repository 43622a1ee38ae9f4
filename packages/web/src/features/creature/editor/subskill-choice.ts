// The state of the subskill menu: which subskill is in which slot.
import { NO_SUBSKILLS, type Subskill, type SubskillSlots } from '@oversleep/game';

export interface SubskillChoice {
  readonly slots: SubskillSlots;
  /** The slot that the next subskill goes to; null for the lowest free one. */
  readonly target: number | null;
}

/** Opened for a slot, or for the lowest free one. */
export const startChoice = (slots: SubskillSlots, target: number | null): SubskillChoice => ({ slots, target });

/** Where the next subskill goes; undefined when every slot is taken. */
export function nextSlot({ slots, target }: SubskillChoice): number | undefined {
  if (target !== null) return target;
  const free = slots.indexOf(null);
  return free < 0 ? undefined : free;
}

export const slotOf = ({ slots }: Pick<SubskillChoice, 'slots'>, name: string): number => slots.indexOf(name);

/** A selected one is removed, or moved to the target slot; another one goes to the next slot. */
export function toggled(choice: SubskillChoice, name: string): SubskillChoice {
  const present = slotOf(choice, name);
  if (present >= 0) {
    const isMeant = choice.target === null || choice.target === present;
    const without = withSlot(choice.slots, present, null);
    return isMeant
      ? { slots: without, target: null }
      : { slots: withSlot(without, choice.target ?? present, name), target: null };
  }
  const slot = nextSlot(choice);
  return slot === undefined ? choice : { slots: withSlot(choice.slots, slot, name), target: null };
}

export const cleared: SubskillChoice = { slots: NO_SUBSKILLS, target: null };

export function withSlot(slots: SubskillSlots, at: number, name: string | null): SubskillSlots {
  const set = (slot: 0 | 1 | 2 | 3 | 4) => (slot === at ? name : slots[slot]);
  return [set(0), set(1), set(2), set(3), set(4)];
}

/** By key: gold ones in pairs, then those that come in sizes. */
const ROWS: readonly (readonly string[])[] = [
  ['BERRY_FINDING_S', 'HELPING_BONUS'],
  ['ENERGY_RECOVERY_BONUS', 'SLEEP_EXP_BONUS'],
  ['DREAM_SHARD_BONUS', 'RESEARCH_EXP_BONUS'],
  ['HELPING_SPEED_S', 'HELPING_SPEED_M'],
  ['INGREDIENT_FINDER_S', 'INGREDIENT_FINDER_M'],
  ['SKILL_TRIGGER_S', 'SKILL_TRIGGER_M'],
  ['INVENTORY_S', 'INVENTORY_M', 'INVENTORY_L'],
  ['SKILL_LEVEL_UP_S', 'SKILL_LEVEL_UP_M'],
];

/** The rows of the menu; a subskill that is not listed above gets a row of its own. */
export function subskillRows(subskills: readonly Subskill[]): readonly (readonly Subskill[])[] {
  const rows = ROWS.map((keys) => keys.flatMap((key) => subskills.find((subskill) => subskill.key === key) ?? []));
  const placed = new Set(ROWS.flat());
  return [...rows, ...subskills.filter(({ key }) => !placed.has(key)).map((subskill) => [subskill])];
}
