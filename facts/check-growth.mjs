// Whether the facts of growth hold together: curves that follow their factors, candies that follow natures, steps between stages that exist.
import { isRising } from './notebook.mjs';

/** EXP curves by what they take from level 24 to 25, as factors of the first. */
const CURVES = { 600: 1, 900: 1.5, 1080: 1.8, 1320: 2.2 };

export function checkGrowth(facts, note) {
  checkCurves(facts, note);
  checkRecipeExp(facts, note);
  checkRows(facts, note);
  checkEvolutions(facts, note);
}

function checkCurves({ levels, species }, { ensure }) {
  for (const [type, factor] of Object.entries(CURVES)) {
    ensure(isRising(levels.map((row) => row[`totalExp${type}`])), `levels: totalExp${type} rises with every level`);
    for (const row of levels)
      ensure(
        row[`totalExp${type}`] === Math.round(row.totalExp600 * factor),
        `levels ${row.level}: totalExp${type} is not ${factor} times that of the first curve`,
      );
  }
  for (const { name, expType } of species)
    ensure(expType === null || CURVES[expType], `species ${name}: no such EXP curve as ${expType}`);
}

/** Known levels come first, and what is unknown stays unknown up to the last level. */
function checkRecipeExp({ levels, 'recipe-exp': { levels: rows } }, { ensure }) {
  ensure(
    rows.length === levels.length && rows.every(({ level }, i) => level === i + 1),
    'recipe-exp: every level, in order',
  );
  const known = rows.flatMap(({ totalExp }) => (totalExp === null ? [] : [totalExp]));
  ensure(
    rows.every(({ totalExp }, i) => (totalExp === null) === i >= known.length),
    'recipe-exp: no known level above an unknown one',
  );
  ensure(known[0] === 0 && isRising(known), 'recipe-exp: totalExp begins with 0 and rises with every level');
}

function checkRows({ growth, natures, subskills }, { ensure, unique }) {
  unique(
    'growth',
    growth.map(({ key }) => key),
  );
  for (const { key, unit, source } of growth) ensure(unit && source, `growth ${key}: needs a unit and a source`);
  const factOf = (key) => growth.find((row) => row.key === key)?.value;
  const { exp: up } = natures.find(({ positive }) => positive === 'exp');
  const { exp: down } = natures.find(({ negative }) => negative === 'exp');
  const { value: candies, before } = growth.find(({ key }) => key === 'expPerCandy');
  for (const row of [...candies, ...Object.values(before).flatMap(({ value }) => value)])
    ensure(
      row.up === Math.round(row.neutral * up) && row.down === Math.round(row.neutral * down),
      `growth expPerCandy from level ${row.fromLevel}: natures do not give ${row.up} and ${row.down}`,
    );
  ensure(
    factOf('snorlaxRanks').reduce((sum, { count }) => sum + count, 0) === 35,
    'growth snorlaxRanks: 35 ranks in all',
  );
  for (const key of factOf('subSkillSeedFamilies').flat())
    ensure(
      subskills.some((row) => row.key === key),
      `growth subSkillSeedFamilies: no such subskill as ${key}`,
    );
}

function checkEvolutions({ evolutions: { steps, items, unknown }, species }, { ensure, unique, between }) {
  unique(
    'evolutions',
    steps.map(({ to }) => to),
  );
  const itemKeys = unique(
    'evolution items',
    items.map(({ key }) => key),
  );
  for (const { from, to, candy, minLevel, items: needed = [], sleepHours, time, gender, source } of steps) {
    const who = `evolution into ${to}`;
    ensure(species.find(({ name }) => name === to)?.evolvesFrom === from, `${who}: does not come from ${from}`);
    between(`${who}, candy`, candy, 1, 400);
    if (minLevel !== undefined) between(`${who}, minLevel`, minLevel, 2, 70);
    for (const item of needed) ensure(itemKeys.has(item), `${who}: no such item as ${item}`);
    ensure(sleepHours === undefined || sleepHours > 0, `${who}: sleepHours`);
    ensure([undefined, 'day', 'night'].includes(time), `${who}: by day or by night`);
    ensure([undefined, 'male', 'female'].includes(gender), `${who}: no such gender as ${gender}`);
    ensure(source, `${who}: needs a source`);
  }
  const known = new Set([...steps.map(({ to }) => to), ...unknown]);
  for (const { name, evolvesFrom } of species)
    ensure(
      evolvesFrom === null || known.has(name),
      `evolution into ${name}: its requirements are neither listed nor marked as unknown`,
    );
}
