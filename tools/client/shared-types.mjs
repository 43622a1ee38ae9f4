// Which object types several places of the open API share, so that the client declares each of them once, by name.
import { objectText } from './type-text.mjs';

/** A type of fewer lines is read faster where it is. */
const FEWEST_LINES = 4;

/** What a type is called where the field it is found in first says too little. */
const CLEARER = {
  A: 'ComparedMember',
  AdvancedDayPeriod: 'DayPeriodErrors',
  Berries: 'RankShare',
  Breakfast: 'TimeOfDay',
  CalculateWeekAnswerStrength: 'SpreadEstimate',
  CalculateWeekBodyMember: 'WeekMember',
  Change: 'RotationChange',
  CookingCurry: 'CookingErrors',
  CritInfo: 'CritAverages',
  Curry: 'CookingOfType',
  Doubt: 'Note',
  Effect: 'EventEffect',
  Event: 'RunningEvent',
  Fixed: 'FixedTeam',
  Gave: 'GivenByHour',
  Ingredient: 'IngredientSlot',
  Ingredient0: 'IngredientAmount',
  MemberProduceTotal: 'ProduceErrors',
  Mon: 'SleepScores',
  NapsMon: 'Nap',
  Pokemon: 'SpawnChance',
  ProduceTotal: 'Produce',
  ProduceTotalBerry: 'ProducedBerry',
  ProduceTotalIngredient: 'ProducedIngredient',
  Rank: 'RankChance',
  Rotations: 'RotationCounts',
  Rules: 'RotationRules',
  SkillValue: 'SkillAmounts',
  SolveRecipeBodySettings: 'SolverSettings',
  StartSearchAnswerTeam: 'FoundTeam',
  StockpiledIngredient: 'StockedIngredient',
  Strength: 'Estimate',
  StrengthBerries: 'StrengthParts',
  Subskill: 'SubskillSlot',
  Swap: 'FoundRotation',
  Team: 'TeamStrength',
  Week: 'Percentiles',
};

/**
 * @typedef {import('./type-text.mjs').Schema} Schema
 * @param {readonly { schema: Schema, name: string }[]} answers each is declared by its own name anyway
 * @param {readonly { schema: Schema, name: string }[]} inputs
 */
export function sharedTypes(answers, inputs) {
  // Of routes with the same answer the first one names it.
  const declared = new Map(answers.toReversed().map(({ schema, name }) => [schema, name]));
  const found = new Map();

  /** @param {Schema} schema @param {readonly string[]} path the names that lead there */
  function visit(schema, path) {
    for (const one of schema.anyOf ?? []) visit(one, path);
    if (schema.items) visit(schema.items, [...path.slice(0, -1), singular(path.at(-1))]);
    if (schema.type !== 'object') return;
    const text = fullText(schema);
    const known = found.get(text);
    if (known) {
      // Whatever is in it is shared as a part of it.
      known.places += 1;
      return;
    }
    if (!schema.patternProperties) found.set(text, { schema, path, places: 1 });
    for (const values of Object.values(schema.patternProperties ?? {})) visit(values, path);
    for (const [field, value] of Object.entries(schema.properties ?? {})) visit(value, [...path, field]);
  }
  for (const { schema, name } of [...inputs, ...answers]) visit(schema, [name]);

  const names = new Map();
  const taken = new Set(declared.values());
  for (const [text, { schema, path, places }] of found) {
    if (places < 2 || text.split('\n').length < FEWEST_LINES) continue;
    names.set(text, declared.get(schema) ?? freeName(path, taken));
    taken.add(names.get(text));
  }
  const unused = Object.values(CLEARER).filter((name) => !taken.has(name));
  if (unused.length > 0) throw new Error(`No type of the client is called ${unused.join(', ')} any more.`);
  const shared = [...names].map(([text, name]) => ({ name, schema: found.get(text).schema }));
  return {
    /** What has to be declared beside the answers. */
    shared: shared.filter(({ schema }) => !declared.has(schema)),
    /** @type {import('./type-text.mjs').NameOf} */
    nameOf: (schema) => names.get(fullText(schema)),
  };
}

/** @param {Schema} schema */
const fullText = (schema) => objectText(schema, '', () => undefined);

/** @param {string} name */
const singular = (name) =>
  name
    .replace(/Answer$/, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');

/**
 * The name of the field, and of the fields around it as far as another type has that name.
 * @param {readonly string[]} path
 * @param {ReadonlySet<string>} taken
 */
function freeName(path, taken) {
  for (let count = 1; count <= path.length; count += 1) {
    const found = path.slice(-count).map(titled).join('');
    const name = CLEARER[found] ?? found;
    if (!taken.has(name)) return name;
  }
  throw new Error(`Two types would be called ${path.join('.')}.`);
}

/** @param {string} name */
export const titled = (name) => name.charAt(0).toUpperCase() + name.slice(1);
