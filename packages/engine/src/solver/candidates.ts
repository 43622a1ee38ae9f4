// Species that can be proposed for a team: fully evolved, with a build that serves the kitchen and any choice of
// ingredients.
import { type Build, type Game, type IngredientSet, ingredientChoices, type Species } from '@oversleep/game';
import { idealBuild } from '../answer/ideal.ts';

export interface CookCandidate {
  readonly species: Species;
  /** With the first list of ingredients. */
  readonly build: Build;
  /** Every choice of ingredients that makes a difference, one set for each open slot. */
  readonly lists: readonly (readonly IngredientSet[])[];
  /** Whether it changes what the others make. */
  readonly supports: boolean;
}

/** Families of skills that feed the kitchen by themselves. */
const KITCHEN_SKILLS: readonly string[] = [
  'TASTY_CHANCE_S',
  'COOKING_POWER_UP_S',
  'COOKING_ASSIST_S',
  'INGREDIENT_MAGNET_S',
  'INGREDIENT_DRAW_S',
];

export function candidatesAt(game: Game, level: number): readonly CookCandidate[] {
  return game.species.rows.flatMap((species) => {
    const lists = listsOf(game, species, level);
    const [ingredients] = lists;
    if (species.remainingEvolutions > 0 || !ingredients) return [];
    return [{ species, build: goodBuild(game, species, level, ingredients), lists, supports: supportsOthers(species) }];
  });
}

/** All-rounders are never proposed: hardly any player has the one with the right ingredients. */
export const isAllRounder = ({ specialty }: Species): boolean => specialty === 'all';

function goodBuild(game: Game, species: Species, level: number, ingredients: readonly IngredientSet[]): Build {
  const { skill, specialty } = species;
  const bySkill = specialty === 'skill' && (skill.supportsTeam || KITCHEN_SKILLS.includes(skill.group));
  const plain: Build = {
    species,
    level,
    nature: game.natures.get('Bashful'),
    ribbon: game.rules.maxRibbon,
    skillLevel: skill.maxLevel,
    subskills: [],
    ingredients,
  };
  return idealBuild(game, plain, bySkill ? 'skill' : 'ingredient');
}

/** Energy, helps or procs for others, or any skill of others. */
function supportsOthers({ skill }: Species): boolean {
  const reaches = skill.effects.some(
    ({ unit, to }) => to !== 'self' && (unit === 'energy' || unit === 'helps' || unit === 'skillHelps'),
  );
  return skill.supportsTeam && (reaches || skill.copies !== undefined);
}

/** Lists that bring the same amounts in another order are one list. */
function listsOf({ rules }: Game, species: Species, level: number): readonly (readonly IngredientSet[])[] {
  const slots = ingredientChoices(species).filter((_, slot) => (rules.ingredientUnlockLevels[slot] ?? 0) <= level);
  let lists: readonly (readonly IngredientSet[])[] = [[]];
  for (const choices of slots) {
    const open = choices.filter(({ ingredient }) => !ingredient.placeholder);
    lists = lists.flatMap((list) => open.map((set) => [...list, set]));
  }
  const seen = new Set<string>();
  return lists.filter((list) => {
    const key = list
      .map(({ ingredient, amount }) => `${ingredient.key} ${amount}`)
      .sort()
      .join();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
