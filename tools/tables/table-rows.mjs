// Rows of the generated tables out of the facts: which facts the product uses, under which names.
import { stateIn, versioned } from './facts.mjs';
import { effectsOf } from './skill-effects.mjs';
import { speedBrackets } from './table-rules.mjs';

/** A generated row out of a row of the facts; `pick` chooses its fields. */
const rowWith = (editions, pick) => (row) =>
  versioned(
    editions,
    editions.map((edition) => {
      const state = stateIn(row, edition);
      return state && pick(state);
    }),
  );

/** As edition.ts spells a name that is in no table. */
const plainName = (name) =>
  name
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ');

const amounts = (list) => list.map(({ ingredient, amount }) => [ingredient, amount]);

const pickSpecies = (r) => ({
  name: r.name,
  ...(r.displayName === plainName(r.name) ? {} : { displayName: r.displayName }),
  pokedexNumber: r.pokedexNumber,
  specialty: r.specialty,
  berry: r.berry,
  frequency: r.frequency,
  ingredientPercentage: r.ingredientPercentage,
  skillPercentage: r.skillPercentage,
  skill: r.skill,
  carrySize: r.carrySize,
  evolvesFrom: r.evolvesFrom,
  genders: [r.genders.male, r.genders.female],
  shinyLocked: r.shinyLocked,
  ingredient0: amounts(r.ingredient0),
  ingredient30: amounts(r.ingredient30),
  ingredient60: amounts(r.ingredient60),
});

/** A value is doubtful since the edition that it came with. */
function doubtOf({ since, before = {} }, field, { level, sources }) {
  const changes = Object.keys(before).filter((edition) => field in before[edition]);
  return { field, since: changes.sort().at(-1) ?? since, level, sources };
}

/** What no formula needs, by key: loaded only for the details of something. */
export function detailsOf({ species, skills, sources }) {
  const doubts = (rows, keyOf) =>
    Object.fromEntries(
      rows.flatMap((row) =>
        row.confidence
          ? [[keyOf(row), Object.entries(row.confidence).map(([field, doubt]) => doubtOf(row, field, doubt))]]
          : [],
      ),
    );
  return {
    species: Object.fromEntries(species.map((r) => [r.name, [r.sleepType, r.expType, r.friendPoints, r.arrivalDate]])),
    doubts: { species: doubts(species, ({ name }) => name), skills: doubts(skills, ({ key }) => key) },
    sources,
  };
}

/** The effects of a skill depend on which others an edition has, so editions are made as wholes. */
export function skillRows({ editions, skills }) {
  const states = editions.map((edition) => {
    const present = skills.map((row) => stateIn(row, edition)).filter((state) => state !== null);
    const keys = present.map(({ key }) => key);
    return new Map(present.map((row) => [row.key, pickSkill(row, keys)]));
  });
  const keys = [...new Set(states.flatMap((state) => [...state.keys()]))].sort();
  return keys.map((key) =>
    versioned(
      editions,
      states.map((state) => state.get(key) ?? null),
    ),
  );
}

function pickSkill(r, keys) {
  const shape = effectsOf(r, keys);
  return {
    key: r.key,
    name: r.name,
    group: r.group,
    baseSkill: r.baseSkill && !keys.includes(r.baseSkill) ? r.group : r.baseSkill,
    modifierName: r.modifierName,
    maxLevel: r.maxLevel,
    units: [...new Set(shape.effects.map(({ unit }) => unit))],
    rp: r.rp,
    supportsTeam: r.supportsTeam,
    ...shape,
    ...(r.choosable ? { choosable: r.choosable } : {}),
    ...(r.chosenPercentages ? { chosenPercentages: r.chosenPercentages } : {}),
  };
}

/** What a skill does under the names that the Sleep API gives it; of amounts by species those for a single one. */
export function activationRows({ editions, skills }) {
  const amountsOf = ({ amounts, amountsByUniqueSpecies, amountsByIngredient }) =>
    amounts ?? amountsByUniqueSpecies?.['1'] ?? Object.values(amountsByIngredient)[0];
  const pick = ({ key, activations, constants }) => ({
    key,
    critChance: constants.critChance ?? 0,
    activations: activations.map((one) => ({ id: one.id, unit: one.unit, amounts: amountsOf(one) })),
  });
  return skills.map(rowWith(editions, pick));
}

function expertRules(e) {
  if (!e) return null;
  const bonus = e.weeklyRandomBonus;
  return {
    main: {
      frequency: e.mainFavourite.frequencyFactor,
      skillLevel: e.mainFavourite.skillLevelBonus,
      carry: e.mainFavourite.carryBonus ?? 0,
    },
    sub: { frequency: e.subFavourite?.frequencyFactor ?? 1 },
    others: { frequency: e.notFavoured?.frequencyFactor ?? 1 },
    skillWeek: { chance: bonus.skill.favouredSkillChanceMultiplier },
    berryWeek: { multiplier: bonus.berry.favouredBerryMultiplier ?? bonus.berry.favouredShareMultiplier },
    ingredientWeek: bonus.ingredient
      ? {
          amount: bonus.ingredient.flat,
          extra: bonus.ingredient.ingredientSpecialistExtra,
          extraChance: bonus.ingredient.ingredientSpecialistExtraChance,
        }
      : null,
  };
}

const pickIsland = (r) => ({
  shortName: r.shortName,
  name: r.name,
  expert: r.expert,
  baseIsland: r.baseIsland,
  berries: r.favouriteBerries,
  choosesBerries: r.playerChoosesFavourites,
  expertRules: expertRules(r.expertRules),
});

/** Long lists that few pages need, apart from what every page loads. */
const pickRanks = (r) => ({
  shortName: r.shortName,
  snorlaxRankStrength: r.snorlaxRankStrength,
  drowsyPowerForSpawns: r.drowsyPowerForSpawns,
});

const pickRecipe = (r) => ({
  name: r.key,
  displayName: r.displayName,
  type: r.type,
  mixed: r.mixed,
  ingredients: amounts(r.ingredients),
  bonus: r.bonusPercent,
});

const pickBerry = (r) => ({ name: r.key, displayName: r.displayName, type: r.type, value: r.value });

const pickIngredient = (r) => ({
  key: r.key,
  name: r.name,
  longName: r.longName,
  value: r.value,
  placeholder: r.placeholder,
});

const pickNature = (r) => ({
  key: r.key,
  name: r.name,
  positiveModifier: r.positive,
  negativeModifier: r.negative,
  frequency: r.frequency,
  ingredient: r.ingredient,
  skill: r.skill,
  energy: r.energy,
  exp: r.exp,
  toxelEvolvesInto: r.toxelEvolvesInto,
});

const pickSubskill = (r) => ({
  key: r.key,
  name: r.name,
  shortName: r.shortName,
  rarity: r.rarity,
  amount: r.amount,
  unit: r.unit,
  rpWeight: r.rpWeight,
});

const pickRibbon = (r) => ({
  level: r.level,
  hours: r.hours,
  carry: r.carryTotal,
  frequency: [r.frequencyFactorRemaining0, r.frequencyFactorRemaining1, r.frequencyFactorRemaining2],
});

const pickLevel = (r) => ({
  level: r.level,
  recipe: r.recipeLevelMultiplier,
  ingredient: r.ingredientGrowth,
});

const PICKS = {
  species: pickSpecies,
  recipes: pickRecipe,
  islands: pickIsland,
  berries: pickBerry,
  ingredients: pickIngredient,
  natures: pickNature,
  subskills: pickSubskill,
  ribbons: pickRibbon,
  levels: pickLevel,
};

/** Rows of a table that need nothing but their own facts. */
export const rowsOf = (facts, table) => facts[table].map(rowWith(facts.editions, PICKS[table]));

export const rankRows = ({ editions, islands }) => islands.map(rowWith(editions, pickRanks));

/** Only where we are sure; the others are noted for a closer look. */
export const correctionRows = ({ corrections }) =>
  // Sources and reasons stay in the facts: every page would load them, and none shows them.
  corrections
    .filter(({ confidence }) => confidence === 'high')
    .map(({ confidence: _, agree: __, reason: ___, ...row }) => correctionRow(row));

/** Constants and the table of speeds are parts of the rules. */
function correctionRow(row) {
  if (row.table === 'constants') return { ...row, table: 'rules', key: 'rules', field: row.key };
  if (row.table !== 'energy') return row;
  const [from, to] = [speedBrackets(row.from), speedBrackets(row.to)];
  return { ...row, table: 'rules', key: 'rules', field: 'speedBrackets', from, to };
}
