// Changes of the game in English, one sentence for each code.
import { type ChangeFact, type ChangeValue, describeChange, type EditionChange, type Game } from '@oversleep/game';
import { describeSkill } from '@oversleep/texts';

interface ChangeText {
  readonly title: string;
  readonly lines: readonly string[];
}

type Texts = Readonly<Record<string, string>>;

const instead =
  (words: (is: string) => string) =>
  ({ was = '', is = '' }: Texts): string =>
    `${words(is)} instead of ${was}`;
const arrow =
  (name: string, unit = '') =>
  ({ was, is }: Texts): string =>
    `${name}: ${was}${unit} → ${is}${unit}`;

const TITLES: Readonly<Record<string, string>> = {
  areaBonus: 'Area bonus',
  energy: 'Energy',
  ingredientBag: 'Ingredient bag',
  ingredientUnlockLevels: 'Ingredient slots',
  maxLevel: 'Levels',
  maxRecipeLevel: 'Recipe levels',
  pot: 'Pot',
  rounding: 'Help intervals, RP and Energy',
  speedBrackets: 'Helping speed by Energy',
  subskillUnlockLevels: 'Subskill slots',
};

const SPECIALISTS: Readonly<Record<string, string>> = {
  berry: 'a berry specialist',
  ingredient: 'an ingredient specialist',
  skill: 'a skill specialist',
  all: 'an all-rounder',
};

const UNITS: Readonly<Record<string, string>> = {
  dreamShards: 'dream shards',
  skillHelps: 'skill helps',
  potSize: 'pot size',
  tastyChance: 'tasty chance',
  berryZone: 'berry zone',
};

const skills = (count = ''): string => `${count} ${count === '1' ? 'skill' : 'skills'} of the game`;
const moreSkills = (count = ''): string => `${count} more ${count === '1' ? 'skill' : 'skills'} of the game`;

const SENTENCES: Readonly<Record<string, (texts: Texts) => string>> = {
  areaBonusMax: arrow('Area bonus in percent, at most'),
  chosenChance: ({ skill, was, is }) => `Chance as ${skill}: ${was} → ${is}`,
  copiesFewer: ({ count }) => `Can no longer become ${skills(count)}`,
  copiesMore: ({ count }) => `Can become ${moreSkills(count)}`,
  effect: ({ level, was, is, unit = '' }) => `Level ${level}: ${was} → ${is} ${UNITS[unit] ?? unit}`,
  effectChance: ({ unit = '', was, is }) => `Chance of ${UNITS[unit] ?? unit}: ${was} → ${is}`,
  gone: () => 'Is no longer part of the game.',
  ingredientBag: instead((most) => `The bag holds ${most} ingredients`),
  ingredientSlot: ({ slot, was, is }) => `Ingredient slot ${slot} opens at ${is} instead of ${was}`,
  islandsExpertRulesIngredientWeekAmount: arrow('Ingredient week, more ingredients'),
  islandsExpertRulesIngredientWeekExtra: arrow('Ingredient week, lucky extra ingredients'),
  islandsExpertRulesIngredientWeekExtraChance: arrow('Ingredient week, chance of the lucky extra'),
  islandsExpertRulesOthersFrequency: arrow('Help interval of berries that are no favourite, factor'),
  maxLevel: instead((most) => `Pokémon go to level ${most}`),
  maxRecipeLevel: instead((most) => `Recipes go to level ${most}`),
  mealEnergy: ({ at, was, is }) => `Energy from a meal at ${at} Energy: ${was} → ${is}`,
  newEffect: ({ level, is, unit = '' }) => `Level ${level}: ${is} ${UNITS[unit] ?? unit}`,
  newIngredient: ({ value }) => `New ingredient, worth ${value}.`,
  newIsland: () => 'New island.',
  newLevel: () => 'New level.',
  newRecipe: ({ type, ingredients }) => `New ${type}: ${ingredients}.`,
  newRow: () => 'New in the game.',
  newSkill: ({ level, text }) => `New main skill. At level ${level}: ${text}`,
  newSpecies: ({ specialty = '', berry, skill }) =>
    `New Pokémon: ${SPECIALISTS[specialty]} with the ${berry} and ${skill}.`,

  otherChosenChance: arrow('Chance as any other skill'),
  potSizes: arrow('Pot sizes'),
  recipesBonus: arrow('Bonus', '%'),
  roundedAsGame: () => 'Rounded as the game shows them',
  roundedAsSource: () => 'Rounded as the source has them',
  skillMaxLevel: instead((most) => `Goes to level ${most}`),
  skillName: instead((name) => `Is called ${name}`),
  skillRp: arrow('RP by level'),
  skillTargets: () => 'Its targets have changed',
  speciesCarrySize: arrow('Room to carry'),
  speciesExpType: arrow('EXP that it needs in all'),
  speciesFrequency: arrow('Seconds between helps'),
  speciesIngredient0: arrow('First ingredient'),
  speciesIngredient30: arrow('Ingredients at level 30'),
  speciesIngredient60: arrow('Ingredients at level 60'),
  speciesIngredientPercentage: arrow('Chance of ingredients', '%'),
  speciesSkill: arrow('Main skill'),
  speciesSkillVersion: ({ is }) => `Main skill: another ${is}`,
  speciesSkillPercentage: arrow('Chance of the main skill', '%'),
  speedBrackets: ({ was, is }) =>
    `Speeds begin at ${is} Energy instead of ${was}: corrected here, not changed in the game`,
  subskillSlot: ({ slot, was, is }) => `Subskill slot ${slot} opens at ${is} instead of ${was}`,
};

export function changeWords(change: EditionChange, before: Game, after: Game): ChangeText {
  const { title, facts } = describeChange(change, before, after);
  return { title: titleText(title), lines: facts.map((fact) => sentence(fact, after)) };
}

function titleText({ code, values: { name, level } }: ChangeFact): string {
  if (typeof name === 'string') return name;
  if (code === 'ribbon') return `Ribbon ${level}`;
  return code === 'level' ? `Level ${level}` : (TITLES[code] ?? code);
}

function sentence({ code, values }: ChangeFact, { skills: known }: Game): string {
  const texts: Record<string, string> = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, shown(value, NOTHING[code])]),
  );
  if (code === 'newSkill' && typeof values.skill === 'string')
    texts.text = describeSkill(known.get(values.skill), Number(values.level));
  return (SENTENCES[code] ?? arrow(code))(texts);
}

const NOTHING: Readonly<Record<string, string>> = {
  chosenChance: 'as the species',
  otherChosenChance: 'as the species',
};

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

function shown(value: ChangeValue, nothing = 'none'): string {
  if (value === null) return nothing;
  if (typeof value === 'number') return NUMBER.format(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  if ('name' in value) return `${shown(value.amount)} ${value.name}`;
  if ('least' in value) return `${shown(value.least)} to ${shown(value.most)}`;
  if ('share' in value) return `${shown(100 * value.share)}%`;
  return value.list.length === 0 ? 'none' : value.list.map((part) => shown(part)).join(', ');
}
