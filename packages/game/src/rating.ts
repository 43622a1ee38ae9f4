// RP, the game's own rating of a creature, rounded at the very steps at which the game rounds.
import { berryPower } from './berries.ts';
import { atLevel, floorTo } from './maths.ts';
import {
  type Build,
  berriesPerHelp,
  ingredientChance,
  levelFactor,
  natureFactor,
  ribbonFactor,
  skillChance,
  subskillSum,
} from './stats.ts';
import type { Game, Nature } from './types.ts';

const HOUR = 3600;

/** Ingredient growth by level; beyond the tables a fitted curve goes on. */
function ingredientGrowth({ rules, levels }: Pick<Game, 'rules' | 'levels'>, level: number): number {
  if (level <= rules.maxLevel) return atLevel(levels, level).ingredient;
  const { cubic, quadratic, linear, constant } = rules.rating.growthBeyondTable;
  return cubic * level ** 3 + quadratic * level ** 2 + linear * level + constant;
}

function energyFactor({ rules }: Pick<Game, 'rules'>, { energy }: Nature): number {
  const { up, down, neutral } = rules.rating.energyNature;
  if (energy === 1) return neutral;
  return energy > 1 ? up : down;
}

function helpsRated(game: Game, build: Build): number {
  const { rules } = game;
  const subskills = Math.max(rules.speedFloor, 1 - subskillSum(build, 'ownFrequencyReduction'));
  const speed = levelFactor(game, build.level) * natureFactor(build.nature) * subskills * ribbonFactor(game, build);
  return rules.rating.hours * floorTo(HOUR / (build.species.frequency * floorTo(speed, 4)), 2);
}

export interface Rating {
  readonly rp: number;
  readonly berries: number;
  readonly ingredients: number;
  readonly skill: number;
  /** Nature and subskills that the three parts do not show. */
  readonly factor: number;
}

/** Parts of RP have at most nine decimals, so a value this close to a hundredth is one; floating-point noise is far smaller. */
const EXACT = 1e-8;

/** Two numbers with two decimals each, multiplied as decimals; halves go up. */
const decimalProduct = (a: number, b: number): number =>
  Math.floor((Math.round(a * 100) * Math.round(b * 100) + 5000) / 10_000);

/** RP with its parts. */
export function ratingOf(game: Game, build: Build): Rating {
  const { species, level } = build;
  const isExact = game.rules.rounding === 'game';
  const hundredths = (value: number) => (isExact ? floorTo(value, 2, EXACT) : floorTo(value, 2));
  const helps = helpsRated(game, build);
  const ingredient = floorTo(ingredientChance(build), 4);
  // The game rates a skill with several choices without looking at the choice.
  const skill = floorTo(skillChance({ ...build, chosenSkill: undefined }), 4);

  const strength = build.ingredients.reduce((sum, set) => sum + set.amount * set.ingredient.value, 0);
  const perDrop = build.ingredients.length > 0 ? Math.floor(strength / build.ingredients.length) : 0;
  const ingredients = hundredths(helps * ingredient * perDrop * ingredientGrowth(game, level));

  const power = berryPower(game, species.berry, level);
  const berries = hundredths(helps * (1 - ingredient) * berriesPerHelp(game, build) * power);

  const skillPart = hundredths(helps * skill * atLevel(species.skill.rp, build.skillLevel));
  const weight = build.subskills.reduce((sum, { rpWeight }) => sum + rpWeight, 0);
  const factor = floorTo(energyFactor(game, build.nature) * (1 + weight), 2);
  const sum = ingredients + berries + skillPart;
  return {
    rp: isExact ? decimalProduct(factor, sum) : Math.round(factor * sum),
    berries,
    ingredients,
    skill: skillPart,
    factor,
  };
}

export const rpOf = (game: Game, build: Build): number => ratingOf(game, build).rp;
