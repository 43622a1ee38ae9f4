// Contribution of each member, and possible upgrades, measured with the same random numbers.
import {
  type Creature,
  clampSkillLevel,
  evolutionsOf,
  evolve,
  type Game,
  MAX_LEVEL,
  natureOf,
  RIBBONS,
  type Ribbon,
  type SubskillSlots,
  unlockedSlots,
  withMint,
} from '@oversleep/game';
import { type RequestMember, requestOf, type TeamSettings } from '../request.ts';
import { type CompareOptions, compareChanges, type RankedChange } from './compare.ts';

export type Upgrade =
  | { readonly kind: 'skillLevel'; readonly to: number }
  | { readonly kind: 'level'; readonly to: number }
  | { readonly kind: 'subskill'; readonly slot: number; readonly name: string }
  | { readonly kind: 'nature'; readonly name: string }
  | { readonly kind: 'ribbon'; readonly to: Ribbon }
  | { readonly kind: 'evolution'; readonly to: string };

/** Levels that unlock something; the next one above the current level is the next step. */
function nextLevel(game: Game, level: number): number | undefined {
  const { subskillUnlockLevels, ingredientUnlockLevels, maxLevel } = game.rules;
  const steps = [...subskillUnlockLevels, ...ingredientUnlockLevels, maxLevel].filter(
    (step) => step > level && step <= MAX_LEVEL,
  );
  return steps.length > 0 ? Math.min(...steps) : undefined;
}

/** The level that opens the next subskill that the creature is known to have. */
function unlockLevel({ rules }: Game, { level, subskills }: Creature): number | undefined {
  return rules.subskillUnlockLevels.find((unlock, slot) => unlock > level && subskills[slot] != null);
}

function withSubskill(slots: SubskillSlots, slot: number, name: string): SubskillSlots {
  const at = (i: number) => (i === slot ? name : (slots[i] ?? null));
  return [at(0), at(1), at(2), at(3), at(4)];
}

/** All possible upgrades: the next step of each kind, every open Sub Skill slot and other natures. */
export function upgradesOf(
  game: Game,
  creature: Creature,
): readonly { readonly key: Upgrade; readonly creature: Creature }[] {
  const species = game.species.get(creature.pokemon);
  const list: { key: Upgrade; creature: Creature }[] = [];
  const skillLevel = clampSkillLevel(species.skill, creature.skillLevel) + 1;
  if (skillLevel <= species.skill.maxLevel)
    list.push({ key: { kind: 'skillLevel', to: skillLevel }, creature: { ...creature, skillLevel } });
  const level = nextLevel(game, creature.level);
  for (const to of new Set([level, unlockLevel(game, creature)]))
    if (to !== undefined) list.push({ key: { kind: 'level', to }, creature: { ...creature, level: to } });
  const slot = creature.subskills.findIndex((name, i) => name === null && i < unlockedSlots(game, creature.level));
  if (slot >= 0) {
    for (const { name } of game.subskills.rows) {
      if (creature.subskills.includes(name)) continue;
      list.push({
        key: { kind: 'subskill', slot, name },
        creature: { ...creature, subskills: withSubskill(creature.subskills, slot, name) },
      });
    }
  }
  const own = natureOf(game, creature);
  const effects = new Set([`${own.positiveModifier} ${own.negativeModifier}`]);
  for (const { name, positiveModifier, negativeModifier } of game.natures.rows) {
    // Natures with the same effect are equal in a simulation.
    if (effects.has(`${positiveModifier} ${negativeModifier}`)) continue;
    effects.add(`${positiveModifier} ${negativeModifier}`);
    list.push({ key: { kind: 'nature', name }, creature: withMint({ ...creature, nature: name }, false) });
  }
  const ribbon = RIBBONS[creature.ribbon + 1];
  if (ribbon !== undefined) list.push({ key: { kind: 'ribbon', to: ribbon }, creature: { ...creature, ribbon } });
  for (const into of evolutionsOf(game, creature)) {
    list.push({ key: { kind: 'evolution', to: into.name }, creature: evolve(game, creature, into) });
  }
  return list;
}

/**
 * The team with and without a member; nothing for a team of one. The member moves to the last seat, so that the others
 * keep their seats and random numbers.
 */
export function presence(
  game: Game,
  settings: TeamSettings,
  members: readonly RequestMember[],
  index: number,
  options: CompareOptions = {},
): RankedChange<'member'> | undefined {
  const others = members.filter((_, m) => m !== index);
  const chosen = members[index];
  if (!chosen || others.length === 0) return undefined;
  const without = requestOf(game, settings, others);
  const whole = requestOf(game, settings, [...others, chosen]);
  return compareChanges(without, [{ key: 'member' as const, request: whole }], options)[0];
}
