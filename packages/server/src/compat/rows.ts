// Rows of the game in the shapes of the Sleep API, so that its callers only need to change the address.
import {
  activationsIn,
  type Game,
  type Ingredient,
  type IngredientSet,
  type MainSkill,
  type Recipe,
  type SkillActivations,
  type Species,
  type Subskill,
} from '@oversleep/game';
import { describeSkill } from '@oversleep/texts';

/** The Sleep API's names for units, where ours differ. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['dreamShards', 'dream shards'],
  ['potSize', 'pot size'],
  ['critChancePercent', 'crit chance'],
  ['skillHelps', 'skill helps'],
  ['berryZonePercent', 'berry zone percent'],
]);

/** Its pictures of skills, by group. */
const IMAGES: ReadonlyMap<string, string> = new Map([
  ['BERRY_BURST', 'berries'],
  ['BERRY_ZONE', 'berries'],
  ['CHARGE_ENERGY_S', 'energy'],
  ['CHARGE_STRENGTH_M', 'strength'],
  ['CHARGE_STRENGTH_S', 'strength'],
  ['COOKING_ASSIST_S', 'ingredients'],
  ['COOKING_POWER_UP_S', 'pot'],
  ['DREAM_SHARD_MAGNET_S', 'shards'],
  ['ENERGIZING_CHEER_S', 'energy'],
  ['ENERGY_FOR_EVERYONE_S', 'energy'],
  ['EXTRA_HELPFUL_S', 'helps'],
  ['HELPER_BOOST', 'helps'],
  ['INGREDIENT_DRAW_S', 'ingredient_draw'],
  ['INGREDIENT_MAGNET_S', 'ingredients'],
  ['METRONOME', 'metronome'],
  ['SKILL_COPY', 'skill_copy'],
  ['TASTY_CHANCE_S', 'chance'],
  ['VERSATILE', 'versatile'],
]);

/** Skills whose picture differs from that of their group. */
const OWN_IMAGES: ReadonlyMap<string, string> = new Map([['CHARGE_STRENGTH_S_STOCKPILE', 'stockpile_strength']]);

/** The Sleep API treats Versatile as a variant, although of no other skill. */
const OWN_MODIFIERS: ReadonlyMap<string, string> = new Map([['VERSATILE', 'Present']]);

const imageOf = ({ key, group }: MainSkill): string => OWN_IMAGES.get(key) ?? IMAGES.get(group) ?? 'strength';

const unitOf = (unit: string): string => UNITS.get(unit) ?? unit;

const ingredient = ({ name, value, taxedValue, longName }: Ingredient) => ({ name, value, taxedValue, longName });

const amounts = (sets: readonly IngredientSet[]) =>
  sets.map((set) => ({ amount: set.amount, ingredient: ingredient(set.ingredient) }));

export const mealRow = ({ name, displayName, ingredients, value, valueMax, type, bonus, nrOfIngredients }: Recipe) => ({
  name,
  displayName,
  ingredients: amounts(ingredients),
  value,
  valueMax,
  type,
  bonus,
  nrOfIngredients,
});

export const subskillRow = ({ name, shortName, amount, rarity }: Subskill) => ({ name, shortName, amount, rarity });

/** Rows of skills and species in the shape of today or of 2024. */
export function rowsFor(game: Game, shape: 'today' | '2024') {
  const activations = activationsIn(game.edition);
  const of = (skill: MainSkill): SkillActivations =>
    activations.get(skill.key) ?? { key: skill.key, critChance: 0, activations: [] };

  const skillRow = (skill: MainSkill) => {
    const found = of(skill);
    const base = skill.baseSkill === null ? undefined : game.skills.find(skill.baseSkill);
    const modifierName = skill.modifierName ?? OWN_MODIFIERS.get(skill.key);
    return {
      name: skill.name,
      RP: skill.rp.slice(0, skill.maxLevel),
      image: imageOf(skill),
      description: describeSkill(skill, 1),
      activations: Object.fromEntries(
        found.activations.map(({ id, unit, amounts }) => [id, { unit: unitOf(unit), amounts }]),
      ),
      ...(modifierName !== undefined && { modifierName }),
      ...(base && { baseSkill: baseRow(base, of(base)) }),
      ...(shape === '2024' && skillOf2024(skill, found, modifierName)),
    };
  };

  return {
    skill: (skill: MainSkill) => {
      const found = of(skill).activations;
      return {
        ...skillRow(skill),
        units: [...new Set(found.map(({ unit }) => unitOf(unit)))],
        maxLevel: skill.maxLevel,
        isModified: skill.baseSkill !== null,
        activationNames: found.map(({ id }) => id),
      };
    },
    species: (species: Species) => ({
      name: species.name,
      displayName: species.displayName,
      pokedexNumber: species.pokedexNumber,
      specialty: species.specialty,
      frequency: species.frequency,
      ingredientPercentage: species.ingredientPercentage,
      skillPercentage: species.skillPercentage,
      berry: { name: species.berry.name, value: species.berry.value, type: species.berry.type },
      genders: species.genders,
      carrySize: species.carrySize,
      previousEvolutions: species.previousEvolutions,
      remainingEvolutions: species.remainingEvolutions,
      ...(species.evolvesFrom !== null && { evolvesFrom: species.evolvesFrom }),
      evolvesInto: species.evolvesInto,
      ingredient0: shape === '2024' ? amounts(species.ingredient0)[0] : amounts(species.ingredient0),
      ingredient30: amounts(species.ingredient30),
      ingredient60: amounts(species.ingredient60),
      skill: skillRow(species.skill),
      pityProcThreshold: species.pityHelps,
      ...(species.shinyLocked && { shinyLocked: true }),
    }),
  };
}

const baseRow = (skill: MainSkill, { activations }: SkillActivations) => ({
  name: skill.name,
  RP: skill.rp.slice(0, skill.maxLevel),
  image: imageOf(skill),
  activations: Object.fromEntries(activations.map(({ id, unit }) => [id, { unit: unitOf(unit) }])),
});

/** Skills that copy others had no amounts of their own, and a unit that said so. */
function skillOf2024(
  { key, maxLevel }: MainSkill,
  { activations, critChance }: SkillActivations,
  modifierName: string | undefined,
) {
  const [first] = activations;
  return {
    amount: first?.amounts ?? Array.from({ length: maxLevel }, () => 0),
    unit: first ? unitOf(first.unit) : key === 'METRONOME' ? 'metronome' : 'copy',
    maxLevel,
    modifier: { type: modifierName ?? 'Base', critChance },
  };
}
