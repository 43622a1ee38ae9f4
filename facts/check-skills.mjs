// Main skills: a figure for every level, known names, and chances that are chances.
import { isRising } from './notebook.mjs';

const UNITS = [
  'energy',
  'berries',
  'ingredients',
  'helps',
  'skillHelps',
  'dreamShards',
  'strength',
  'potSize',
  'critChancePercent',
  'candy',
  'items',
  'berryZonePercent',
];

/** Lists by level that an activation may have, alone or by the number of different species, or by ingredient. */
const LISTS = ['amounts', 'teamAmounts', 'critAmounts'];
const TABLES = [
  'amountsByUniqueSpecies',
  'teamAmountsByUniqueSpecies',
  'critAmountsByUniqueSpecies',
  'amountsByIngredient',
];

export function checkSkills({ skills, ingredients, berries }, note) {
  const { ensure, unique } = note;
  const byKey = new Map(skills.map((row) => [row.key, row]));
  const known = new Set(ingredients.map(({ key }) => key));
  unique(
    'skills',
    skills.map(({ key }) => key),
  );
  for (const row of skills) {
    const who = `skill ${row.key}`;
    checkLevels(who, row, note);
    checkVariant(who, row, byKey.get(row.baseSkill), note);
    checkChances(who, row, note);
    for (const key of [...(row.ingredientPool ?? []), row.bonusIngredient ?? []].flat())
      ensure(known.has(key), `${who}: no such ingredient as ${key}`);
    ensure(
      row.zoneBerry === undefined || berries.some(({ key }) => key === row.zoneBerry),
      `${who}: no such berry as ${row.zoneBerry}`,
    );
    for (const { ingredient } of row.outcomes ?? [])
      ensure(ingredient === null || known.has(ingredient), `${who}: no such ingredient as ${ingredient}`);
    for (const key of row.excludes ?? []) ensure(byKey.has(key), `${who}: excludes ${key}, which is no skill`);
    if (row.choosable) checkChoosable(who, row, byKey, note);
  }
}

function checkChoosable(who, { choosable, chosenPercentages }, byKey, { ensure, unique, between }) {
  unique(`${who}, choosable`, choosable);
  for (const key of choosable) ensure(byKey.has(key), `${who}: choosable ${key} is no skill`);
  for (const [key, percentage] of Object.entries(chosenPercentages ?? {})) {
    ensure(key === 'other' || choosable.includes(key), `${who}: a percentage for ${key}, which cannot be chosen`);
    between(`${who}, ${key}`, percentage, 0, 100);
  }
}

function checkLevels(who, { maxLevel, rp, activations, stockpileStrengthByLevel }, { ensure, unique, between }) {
  between(`${who}, maxLevel`, maxLevel, 6, 8);
  ensure(rp.length === maxLevel && isRising(rp), `${who}: rp needs ${maxLevel} rising values`);
  unique(
    `${who}, activations`,
    activations.map(({ id }) => id),
  );
  for (const activation of activations) {
    const { id, unit } = activation;
    ensure(UNITS.includes(unit), `${who}: ${id} has the unit ${unit}, which is none of ${UNITS.join(', ')}`);
    const lists = [
      ...LISTS.flatMap((field) => (activation[field] ? [activation[field]] : [])),
      ...TABLES.flatMap((field) => Object.values(activation[field] ?? {})),
    ];
    ensure(lists.length > 0, `${who}: ${id} has no amounts`);
    for (const list of lists)
      ensure(
        list.length === maxLevel && list.every((value, i) => value >= (list[i - 1] ?? 0)),
        `${who}: ${id} needs ${maxLevel} values that never fall`,
      );
  }
  for (const [level, list] of Object.entries(stockpileStrengthByLevel ?? {}))
    ensure(list.length === 11 && level <= maxLevel, `${who}: level ${level} needs a strength for 0 to 10 charges`);
}

function checkVariant(who, { name, baseSkill, modifierName }, base, { ensure }) {
  ensure((baseSkill === null) === (modifierName === null), `${who}: baseSkill and modifierName come together`);
  if (baseSkill === null) return;
  ensure(base && base.baseSkill === null, `${who}: ${baseSkill} is no base skill`);
  ensure(name === `${modifierName} (${base?.name})`, `${who}: its name should be ${modifierName} (${base?.name})`);
}

function checkChances(who, { constants, targeting, outcomes }, { ensure, between }) {
  for (const [name, value] of Object.entries(constants))
    between(`${who}, ${name}`, value, 0, name.endsWith('Chance') ? 1 : Number.POSITIVE_INFINITY);
  if (targeting) {
    between(`${who}, targets`, targeting.targets, 1, 5);
    between(`${who}, lowestEnergyChance`, targeting.lowestEnergyChance, 0, 1);
  }
  if (outcomes) {
    const sum = outcomes.reduce((total, { percent }) => total + percent, 0);
    ensure(Math.abs(sum - 100) < 0.01, `${who}: outcomes add up to ${sum} %`);
  }
}
