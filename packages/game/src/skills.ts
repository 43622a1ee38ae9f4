// Main skills: amounts at a level, what a copying skill can become, and the effective level.
import { atLevel, clamp } from './maths.ts';
import type { Build } from './stats.ts';
import type { EffectAmount, Game, MainSkill } from './types.ts';

export const clampSkillLevel = ({ maxLevel }: Pick<MainSkill, 'maxLevel'>, level: number): number =>
  clamp(Math.round(level) || 1, 1, maxLevel);

/** Level at which the skill works, with what an event adds. */
export const effectiveSkillLevel = ({ species, skillLevel }: Pick<Build, 'species' | 'skillLevel'>): number =>
  clampSkillLevel(species.skill, skillLevel + species.bonus.skillLevel);

export interface AmountContext {
  /** Different species on the team that share the user's berry, the user included. */
  readonly species?: number;
  /** Key of the user's first ingredient. */
  readonly firstIngredient?: string;
  /** Charges so far. */
  readonly charges?: number;
}

/** The amount at a level: the mean of a range; levels beyond a table count as its last. */
export function amountAt(amount: EffectAmount, level: number, context: AmountContext = {}): number {
  switch (amount.by) {
    case 'level':
      return atLevel(amount.values, level);
    case 'range':
      return (atLevel(amount.low, level) + atLevel(amount.high, level)) / 2;
    case 'species':
      return atLevel(atLevel(amount.values, context.species ?? 1), level);
    case 'ingredient': {
      const values = amount.values[context.firstIngredient ?? ''];
      return values ? atLevel(values, level) : 0;
    }
    case 'stored':
      return atLevel(atLevel(amount.values, level), (context.charges ?? 0) + 1);
  }
}

/** Least and most that an amount can be at a level, whatever the team is. */
export function amountBounds(amount: EffectAmount, level: number): readonly [least: number, most: number] {
  const all = (): readonly number[] => {
    switch (amount.by) {
      case 'level':
        return [atLevel(amount.values, level)];
      case 'range':
        return [atLevel(amount.low, level), atLevel(amount.high, level)];
      case 'species':
        return amount.values.map((values) => atLevel(values, level));
      case 'ingredient':
        return Object.values(amount.values).map((values) => atLevel(values, level));
      case 'stored':
        return atLevel(amount.values, level);
    }
  };
  return [Math.min(...all()), Math.max(...all())];
}

/** The skills that Metronome-like skills can become. */
export function skillPool(
  { skills }: Pick<Game, 'skills'>,
  { copies }: Pick<MainSkill, 'copies'>,
): readonly MainSkill[] {
  if (copies?.from !== 'skills') return [];
  return skills.rows.filter(({ key }) => !copies.excludes.includes(key));
}

/** What a skill that copies a member turns into for that member's skill: another copier or a forbidden skill gives the fallback. */
export function copiedSkill(
  { skills }: Pick<Game, 'skills'>,
  copier: MainSkill,
  copied: MainSkill | undefined,
): MainSkill {
  if (!copier.copies) throw new Error(`${copier.name} copies nothing`);
  const forbidden = !copied || copied.copies?.from === 'team' || copier.copies.excludes.includes(copied.key);
  return forbidden ? skills.get(copier.copies.fallback) : copied;
}
