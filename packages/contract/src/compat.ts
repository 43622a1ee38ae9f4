// The routes of the Sleep API in its own shapes, so that its callers change nothing but the address.
import { type TSchema, Type } from 'typebox';
import { type RouteContract, Shape } from './route.ts';
import { EditionChoice } from './shapes.ts';

const Names = Type.Array(Type.String());
const Numbers = Type.Array(Type.Number());

/** What the address says, however often; nothing is refused. */
const given = (description: string) =>
  Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())], { description }));
const flag = (what: string) => given(`\`true\` in any case: ${what}. Anything else counts as false.`);
const favourites = (island: string) => flag(`species whose berry is a favourite on ${island}`);

const edition = { edition: Type.Optional(EditionChoice) };

const Ingredient = Type.Object({
  name: Type.String(),
  value: Type.Number(),
  taxedValue: Type.Number(),
  longName: Type.String(),
});
const Amount = Type.Object({ amount: Type.Number(), ingredient: Ingredient });

const skillFields = {
  name: Type.String(),
  RP: Numbers,
  image: Type.String(),
  description: Type.String({ description: 'What it does at level 1.' }),
  activations: Type.Record(Type.String(), Type.Object({ unit: Type.String(), amounts: Numbers })),
  modifierName: Type.Optional(Type.String()),
  baseSkill: Type.Optional(
    Type.Object({
      name: Type.String(),
      RP: Numbers,
      image: Type.String(),
      activations: Type.Record(Type.String(), Type.Object({ unit: Type.String() })),
    }),
  ),
};
const fieldsOf2024 = {
  amount: Numbers,
  unit: Type.String(),
  maxLevel: Type.Integer(),
  modifier: Type.Object({ type: Type.String(), critChance: Type.Number() }),
};
const detailFields = {
  units: Names,
  maxLevel: Type.Integer(),
  isModified: Type.Boolean(),
  activationNames: Names,
};

const speciesOf = (ingredient0: TSchema, skill: TSchema) =>
  Type.Object({
    name: Type.String(),
    displayName: Type.String(),
    pokedexNumber: Type.Integer(),
    specialty: Type.String(),
    frequency: Type.Number(),
    ingredientPercentage: Type.Number(),
    skillPercentage: Type.Number(),
    berry: Type.Object({ name: Type.String(), value: Type.Number(), type: Type.String() }),
    genders: Type.Object({ male: Type.Number(), female: Type.Number() }),
    carrySize: Type.Integer(),
    previousEvolutions: Type.Integer(),
    remainingEvolutions: Type.Integer(),
    evolvesFrom: Type.Optional(Type.String()),
    evolvesInto: Names,
    ingredient0,
    ingredient30: Type.Array(Amount),
    ingredient60: Type.Array(Amount),
    skill,
    pityProcThreshold: Type.Integer(),
    shinyLocked: Type.Optional(Type.Boolean()),
  });

const Meal = Type.Object({
  name: Type.String(),
  displayName: Type.String(),
  ingredients: Type.Array(Amount),
  value: Type.Number({ description: 'Strength at level 1.' }),
  valueMax: Type.Number({ description: 'Strength at the highest level.' }),
  type: Type.String(),
  bonus: Type.Number({ description: 'Percent.' }),
  nrOfIngredients: Type.Integer(),
});

const Subskill = Type.Object({
  name: Type.String(),
  shortName: Type.String(),
  amount: Type.Number(),
  rarity: Type.String(),
});

const open = { method: 'GET', access: 'anyone', open: true, limit: 'read' } as const;
const byEdition = Shape(edition);
// Of any length: a name that is too long isn't found, as in the Sleep API.
const byName = Shape({ name: Type.String({ minLength: 1, description: 'In any case.' }) });

function mounted<Species extends TSchema, Skill extends TSchema>(
  mount: '/compat/sleep-api' | '/compat/sleep-api-2024',
  species: Species,
  skill: Skill,
) {
  return {
    allSpecies: {
      ...open,
      path: `${mount}/api/pokemon`,
      summary: 'As in the Sleep API: names of species; with islands, those with a favourite berry there.',
      query: Shape({
        ...edition,
        cyan: favourites('Cyan Beach'),
        taupe: favourites('Taupe Hollow'),
        snowdrop: favourites('Snowdrop Tundra'),
        lapis: favourites('Lapis Lakeside'),
        powerplant: favourites('Old Gold Power Plant'),
        amber: favourites('Amber Canyon'),
      }),
      answer: Names,
    },
    species: {
      ...open,
      path: `${mount}/api/pokemon/:name`,
      summary: 'As in the Sleep API: a species.',
      params: byName,
      query: byEdition,
      answer: species,
    },
    allMeals: {
      ...open,
      path: `${mount}/api/meal`,
      summary: 'As in the Sleep API: names of dishes, without the mixed ones.',
      query: Shape({
        ...edition,
        curry: flag('curries and stews'),
        salad: flag('salads'),
        dessert: flag('drinks and desserts'),
        minRecipeBonus: given('Least bonus in percent; what is no number is ignored.'),
        maxPotSize: given('Most ingredients; what is no number is ignored.'),
      }),
      answer: Names,
    },
    meal: {
      ...open,
      path: `${mount}/api/meal/:name`,
      summary: 'As in the Sleep API: a dish.',
      params: byName,
      query: byEdition,
      answer: Meal,
    },
    allIngredients: {
      ...open,
      path: `${mount}/api/ingredient`,
      summary: 'As in the Sleep API: names of ingredients, with the locked one.',
      query: byEdition,
      answer: Names,
    },
    allNatures: {
      ...open,
      path: `${mount}/api/nature`,
      summary: 'As in the Sleep API: names of natures.',
      query: byEdition,
      answer: Names,
    },
    allSkills: {
      ...open,
      path: `${mount}/api/mainskill`,
      summary: 'As in the Sleep API: names of main skills.',
      query: byEdition,
      answer: Names,
    },
    skill: {
      ...open,
      path: `${mount}/api/mainskill/:name`,
      summary: 'As in the Sleep API: a main skill by name, or by our key.',
      params: byName,
      query: byEdition,
      answer: skill,
    },
    allSubskills: {
      ...open,
      path: `${mount}/api/subskill`,
      summary: 'As in the Sleep API: names of sub skills.',
      query: byEdition,
      answer: Names,
    },
    subskill: {
      ...open,
      path: `${mount}/api/subskill/:name`,
      summary: 'As in the Sleep API: a sub skill.',
      params: byName,
      query: byEdition,
      answer: Subskill,
    },
    health: {
      ...open,
      path: `${mount}/api/health`,
      summary: 'As in the Sleep API: whether it answers.',
      answer: Type.Object({ status: Type.String() }),
    },
  } as const satisfies Record<string, RouteContract>;
}

const Skill = Type.Object(skillFields);
const SkillOf2024 = Type.Object({ ...skillFields, ...fieldsOf2024 });

const today = mounted(
  '/compat/sleep-api',
  speciesOf(Type.Array(Amount), Skill),
  Type.Object({ ...skillFields, ...detailFields }),
);
const of2024 = mounted(
  '/compat/sleep-api-2024',
  speciesOf(Amount, SkillOf2024),
  Type.Object({ ...skillFields, ...fieldsOf2024, ...detailFields }),
);

/** By mount, for code that serves both. */
export const sleepApiMounts = { today, '2024': of2024 } as const;

export const compatRoutes = {
  sleepApiAllSpecies: today.allSpecies,
  sleepApiSpecies: today.species,
  sleepApiAllMeals: today.allMeals,
  sleepApiMeal: today.meal,
  sleepApiAllIngredients: today.allIngredients,
  sleepApiAllNatures: today.allNatures,
  sleepApiAllSkills: today.allSkills,
  sleepApiSkill: today.skill,
  sleepApiAllSubskills: today.allSubskills,
  sleepApiSubskill: today.subskill,
  sleepApiHealth: today.health,
  sleepApi2024AllSpecies: of2024.allSpecies,
  sleepApi2024Species: of2024.species,
  sleepApi2024AllMeals: of2024.allMeals,
  sleepApi2024Meal: of2024.meal,
  sleepApi2024AllIngredients: of2024.allIngredients,
  sleepApi2024AllNatures: of2024.allNatures,
  sleepApi2024AllSkills: of2024.allSkills,
  sleepApi2024Skill: of2024.skill,
  sleepApi2024AllSubskills: of2024.allSubskills,
  sleepApi2024Subskill: of2024.subskill,
  sleepApi2024Health: of2024.health,
} as const satisfies Record<string, RouteContract>;
