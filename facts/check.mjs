// Whether the fact tables hold together: every problem as a sentence. Asked before tables are written.
import { checkEvents } from './check-events.mjs';
import { checkGrowth } from './check-growth.mjs';
import { checkRolls } from './check-rolls.mjs';
import { checkSkills } from './check-skills.mjs';
import { checkSpecies } from './check-species.mjs';
import { isRising, notebook } from './notebook.mjs';

/** @param {Record<string, any>} facts All tables by name. */
export function problemsIn(facts) {
  const note = notebook();
  checkEditions(facts, note);
  checkHistory(facts, note);
  checkSpecies(facts, note);
  checkSkills(facts, note);
  checkRecipes(facts, note);
  checkIslands(facts, note);
  checkSmallTables(facts, note);
  checkRules(facts, note);
  checkNames(facts, note);
  checkMoreNames(facts, note);
  checkCorrections(facts, note);
  checkConfidence(facts, note);
  checkEvents(facts, note);
  checkGrowth(facts, note);
  checkGameIds(facts, note);
  checkTeamRules(facts, note);
  checkSleepStyles(facts, note);
  checkNightcap(facts, note);
  checkRolls(facts, note);
  return note.problems;
}

function checkEditions({ editions }, { ensure, unique }) {
  unique('editions', editions);
  ensure(isRising(editions), 'editions: oldest first');
  for (const id of editions) ensure(/^\d{4}-\d\d$/.test(id), `edition ${id}: a year and a month, as in 2026-08`);
}

/** `since`, `until` and `before` of every row. */
function checkHistory(
  {
    editions,
    names: _names,
    'names-more': _more,
    corrections: _,
    sources: _sources,
    evolutions: _evolutions,
    'game-ids': _ids,
    'roll-odds': _odds,
    'sleep-styles': _styles,
    'nightcap-pikachu': _nightcap,
    ...tables
  },
  { ensure },
) {
  for (const [table, rows] of Object.entries(tables)) {
    for (const row of [rows].flat()) {
      const who = `${table} ${row.name ?? row.key ?? row.shortName ?? row.level ?? ''}`.trim();
      for (const id of [row.since, row.until, ...Object.keys(row.before ?? {})])
        ensure(id === undefined || editions.includes(id), `${who}: ${id} is not in editions.json`);
      ensure(!(row.until <= row.since), `${who}: ends before it begins`);
      for (const [id, old] of Object.entries(row.before ?? {})) {
        ensure(row.since === undefined || row.since < id, `${who}: has no past before ${id}`);
        for (const [field, value] of Object.entries(old))
          ensure(JSON.stringify(row[field]) !== JSON.stringify(value), `${who}: ${field} did not change in ${id}`);
      }
    }
  }
}

/** Numbers of the game name rows that we have; null is what never came out. */
function checkGameIds(
  { 'game-ids': ids, species, natures, subskills, ingredients, skills, recipes },
  { ensure, unique },
) {
  const tables = { species, natures, subskills, ingredients, skills, recipes };
  for (const [table, rows] of Object.entries(tables)) {
    const keys = Object.values(ids[table]).filter((key) => key !== null);
    unique(`game-ids ${table}`, keys);
    for (const key of keys)
      ensure(
        rows.some((row) => (row.key ?? row.name) === key),
        `game-ids ${table}: no such row as ${key}`,
      );
  }
  for (const id of ids.disputed) ensure(ids.species[id] !== undefined, `game-ids disputed: ${id} has no species`);
}

/** Who is special, and who may be together all the same. */
function checkTeamRules({ 'team-rules': { special, limit, exceptions }, species }, { ensure, unique, between }) {
  const names = special.map((row) => row.species);
  unique('team-rules special', names);
  for (const name of names)
    ensure(
      species.some((row) => row.name === name),
      `team-rules: no such species as ${name}`,
    );
  between('team-rules limit', limit.special, 1, 5);
  for (const { together } of exceptions)
    for (const name of together) ensure(names.includes(name), `team-rules: ${name} is no special Pokémon`);
}

/** Levels go up one by one, and nothing gets worse on the way. */
function checkNightcap({ 'nightcap-pikachu': { since, source, levels }, editions, sources }, { ensure }) {
  ensure(editions.includes(since), `nightcap-pikachu: ${since} is not in editions.json`);
  ensure(source in sources, `nightcap-pikachu: no such source as ${source}`);
  for (const [n, row] of levels.entries()) {
    const before = levels[n - 1];
    ensure(row.level === n + 1, `nightcap-pikachu: level ${n + 1} is missing`);
    ensure(!(row.helpSeconds >= before?.helpSeconds), `nightcap-pikachu ${row.level}: not faster than before`);
    for (const key of ['carry', 'berries', 'apple', 'cacao', 'honey', 'hours'])
      ensure(!(row[key] < before?.[key]), `nightcap-pikachu ${row.level}: less ${key} than before`);
  }
}

function checkSleepStyles({ 'sleep-styles': { species: styles }, species, islands }, { ensure, unique, between }) {
  unique(
    'sleep-styles',
    Object.values(styles).flatMap((rows) => rows.map(({ gameStyleId }) => gameStyleId)),
  );
  for (const [name, rows] of Object.entries(styles)) {
    ensure(
      species.some((row) => row.name === name),
      `sleep-styles: no such species as ${name}`,
    );
    unique(
      `sleep-styles ${name}`,
      rows.map(({ n }) => n),
    );
    for (const { n, stars, unlockRank } of rows) {
      between(`sleep-styles ${name} ${n} stars`, stars, 1, 5);
      for (const [site, rank] of Object.entries(unlockRank)) {
        ensure(
          islands.some(({ shortName }) => shortName === site),
          `sleep-styles ${name} ${n}: no such island as ${site}`,
        );
        if (rank !== null) between(`sleep-styles ${name} ${n} on ${site}`, rank, 1, 35);
      }
    }
  }
}

function checkRecipes({ recipes, ingredients }, { ensure, unique, between }) {
  const values = new Map(ingredients.map(({ key, value }) => [key, value]));
  unique('recipes', [...recipes.map(({ key }) => key), ...recipes.map(({ displayName }) => displayName)]);
  for (const { key, type, mixed, ingredients: list, bonusPercent, valueLevel1 } of recipes) {
    const who = `recipe ${key}`;
    ensure(['curry', 'salad', 'dessert'].includes(type), `${who}: no such type as ${type}`);
    ensure(mixed === (list.length === 0), `${who}: only a mixed dish has no ingredients`);
    unique(
      who,
      list.map(({ ingredient }) => ingredient),
    );
    for (const { ingredient, amount } of list) {
      ensure(values.get(ingredient) > 0, `${who}: no such ingredient as ${ingredient}`);
      between(`${who}, ${ingredient}`, amount, 1, 60);
    }
    // What the game shows for a new recipe: it reveals a slip in any of the other numbers.
    const sum = list.reduce((total, { ingredient, amount }) => total + amount * values.get(ingredient), 0);
    const value = Math.round(sum * (1 + bonusPercent / 100));
    ensure(value === valueLevel1, `${who}: ingredients and bonus give ${value} at level 1, not ${valueLevel1}`);
  }
}

function checkIslands({ islands, berries }, { ensure, unique }) {
  const known = new Set(berries.map(({ key }) => key));
  const keys = unique(
    'islands',
    islands.map(({ shortName }) => shortName),
  );
  for (const island of islands) {
    const who = `island ${island.shortName}`;
    const { favouriteBerries, playerChoosesFavourites, expert, baseIsland, expertRules, snorlaxRankStrength } = island;
    ensure([0, 3].includes(favouriteBerries.length), `${who}: three favourites or none`);
    ensure(playerChoosesFavourites === (favouriteBerries.length === 0), `${who}: are the favourites the player's?`);
    for (const berry of favouriteBerries) ensure(known.has(berry), `${who}: no such berry as ${berry}`);
    ensure(
      expert ? keys.has(baseIsland) && expertRules !== undefined : baseIsland === null,
      `${who}: an expert island has a plain one and rules`,
    );
    ensure(
      !snorlaxRankStrength || (snorlaxRankStrength.length === 35 && isRising(snorlaxRankStrength)),
      `${who}: 35 ranks, each higher than the last`,
    );
  }
  unique(
    'favourites of plain islands',
    islands.filter(({ expert }) => !expert).flatMap(({ favouriteBerries }) => favouriteBerries),
  );
}

/** Which column of natures.csv a modifier changes, to what. */
const MODIFIERS = {
  speed: ['frequency', 1.1, 0.925],
  ingredient: ['ingredient', 1.2, 0.8],
  skill: ['skill', 1.2, 0.8],
  energy: ['energy', 1.2, 0.88],
  exp: ['exp', 1.18, 0.82],
};

function checkSmallTables({ berries, ingredients, natures, subskills, ribbons, levels }, note) {
  const { ensure, unique, between } = note;
  for (const [table, rows] of Object.entries({ berries, ingredients, natures, subskills }))
    unique(
      table,
      rows.map(({ key }) => key),
    );
  for (const { key, value } of berries) between(`berry ${key}`, value, 24, 35);
  for (const { key, value, placeholder } of ingredients) {
    between(`ingredient ${key}`, value, 0, 342);
    ensure(placeholder === (value === 0), `ingredient ${key}: only the placeholder is worth nothing`);
  }
  for (const nature of natures) {
    for (const [modifier, [column, up, down]] of Object.entries(MODIFIERS)) {
      const factor = nature.positive === modifier ? up : nature.negative === modifier ? down : 1;
      ensure(nature[column] === factor, `nature ${nature.key}: ${column} should be ${factor}`);
    }
  }
  for (const { key, rarity, amount, rpWeight } of subskills) {
    ensure(['white', 'silver', 'gold'].includes(rarity), `subskill ${key}: no such rarity as ${rarity}`);
    between(`subskill ${key}, amount`, amount, 0.01, 18);
    between(`subskill ${key}, rpWeight`, rpWeight, 0, 0.3);
  }
  ensure(
    ribbons.every(({ level }, i) => level === i) && isRising(ribbons.map(({ hours }) => hours)),
    'ribbons: every level, in order',
  );
  ensure(
    levels.every(({ level }, i) => level === i + 1),
    'levels: every level, in order',
  );
  for (const column of ['recipeLevelMultiplier', 'ingredientGrowth', 'dreamShardsPerCandyToReach'])
    ensure(isRising(levels.map((row) => row[column])), `levels: ${column} rises with every level`);
}

function checkRules({ constants, energy, 'pot-sizes': pot, levels }, { ensure, unique }) {
  unique(
    'constants',
    constants.map(({ key }) => key),
  );
  for (const { key, unit, source } of constants) ensure(unit && source, `constant ${key}: needs a unit and a source`);
  const { maxRecipeLevel } = Object.fromEntries(constants.map(({ key, value }) => [key, value]));
  ensure(
    maxRecipeLevel === levels.length,
    `constants: maxRecipeLevel is ${maxRecipeLevel}, levels.csv has ${levels.length}`,
  );
  ensure(isRising(pot.sizes), 'pot-sizes: each larger than the last');
  for (const table of ['helpFrequencyFactor', 'mealRecovery'])
    ensure(
      energy[table].at(-1).minEnergy === 0 && isRising(energy[table].map(({ minEnergy }) => -minEnergy)),
      `energy: ${table} goes down to 0`,
    );
}

function checkNames({ names: { languages, ...sections }, ...tables }, { ensure }) {
  const present = (rows, keyOf) => rows.filter(({ until }) => until === undefined).map(keyOf);
  const keyOf = ({ key }) => key;
  const expected = {
    species: present(tables.species, ({ name }) => name),
    berries: tables.berries.map(keyOf),
    types: tables.berries.map(({ type }) => type),
    ingredients: tables.ingredients.filter(({ placeholder }) => !placeholder).map(keyOf),
    natures: tables.natures.map(keyOf),
    subskills: tables.subskills.map(keyOf),
    skills: present(tables.skills, keyOf),
    recipes: present(tables.recipes, keyOf),
    islands: present(tables.islands, ({ shortName }) => shortName),
  };
  for (const [section, keys] of Object.entries(expected)) {
    const rows = sections[section] ?? {};
    for (const key of keys) ensure(rows[key]?.en, `names: ${section} ${key} has no English name`);
    for (const [key, row] of Object.entries(rows)) {
      ensure(keys.includes(key), `names: ${section} ${key} is in no table`);
      ensure(Object.keys(row).join() === languages.join(), `names: ${section} ${key} needs ${languages.join(', ')}`);
      for (const name of Object.values(row))
        ensure(name === null || (name !== '' && name.trim() === name), `names: ${section} ${key}: "${name}"`);
    }
  }
  for (const { name, displayName } of tables.species)
    ensure(sections.species[name]?.en === displayName, `names: ${name} is not called ${displayName}`);
}

/** Names in further languages, and in those of names.json where it has none. */
function checkMoreNames({ names: { languages: _, ...sections }, 'names-more': more, events: { events } }, { ensure }) {
  const tables = { ...sections, events: Object.fromEntries(events.map(({ key }) => [key, {}])) };
  for (const [section, rows] of Object.entries(more))
    for (const [key, row] of Object.entries(rows)) {
      const known = tables[section]?.[key];
      ensure(known, `names-more: ${section} ${key} is in no table`);
      for (const [language, name] of Object.entries(row)) {
        ensure(!known?.[language], `names-more: ${section} ${key} has a name in ${language} in names.json`);
        ensure(name !== '' && name.trim() === name, `names-more: ${section} ${key}: "${name}"`);
      }
    }
}

function checkCorrections({ editions, corrections, ...tables }, { ensure }) {
  for (const { since, table, key, field, from, to, confidence } of corrections) {
    const who = `correction of ${key}`;
    const row =
      table === 'energy' ? tables.energy : tables[table]?.find(({ name, key: own }) => key === name || key === own);
    ensure(editions.includes(since), `${who}: ${since} is not in editions.json`);
    ensure(JSON.stringify(row?.[field]) === JSON.stringify(from), `${who}: ${field} is not ${from} in the table`);
    ensure(JSON.stringify(from) !== JSON.stringify(to), `${who}: changes nothing`);
    ensure(['high', 'medium', 'low'].includes(confidence), `${who}: high, medium or low confidence`);
  }
}

/** Marks of values that are not sure: of a field that has a value, by sources that we name. */
function checkConfidence({ species, skills, islands, sources }, { ensure }) {
  for (const row of [...species, ...skills, ...islands]) {
    for (const [field, { level, sources: keys }] of Object.entries(row.confidence ?? {})) {
      const who = `${row.shortName ?? row.name ?? row.key}, confidence of ${field}`;
      ensure(row[field] !== undefined && row[field] !== null, `${who}: there is no value`);
      ensure(['medium', 'low'].includes(level), `${who}: medium or low; what is sure needs no mark`);
      ensure(keys.length > 0, `${who}: names no source`);
      for (const key of keys) ensure(sources[key], `${who}: ${key} is not in sources.json`);
    }
  }
}
