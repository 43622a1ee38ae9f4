// The texts of packages/game/src/tables, made from the facts.
import { problemsIn } from '../../facts/check.mjs';
import { readFacts } from './facts.mjs';
import { eventRow, newsOf } from './table-events.mjs';
import { evolutionRow, expTotals, growthRows, recipeExp } from './table-growth.mjs';
import { activationRows, correctionRows, detailsOf, rankRows, rowsOf, skillRows } from './table-rows.mjs';
import { rulesRows } from './table-rules.mjs';

const HEAD = '// Generated from facts/; not edited, not committed.\n';

const table = (name, type, rows) =>
  `${HEAD}import type { ${type} } from '../rows.ts';\n\nexport const ${name}: readonly ${type}[] = [\n${rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')}];\n`;

const editionsTable = (editions) =>
  `${HEAD}\n/** Oldest first. */\nexport const EDITIONS = [${editions.map((id) => `'${id}'`).join(', ')}] as const;\n`;

function namesTable({ languages, ...sections }) {
  const line = ([key, row]) => `    ${JSON.stringify(key)}: ${JSON.stringify(languages.map((id) => row[id]))},\n`;
  const section = ([name, rows]) => `  ${name}: {\n${Object.entries(rows).map(line).join('')}  },\n`;
  return `${HEAD}import type { NameTable } from '../../rows.ts';\n\n/** Names by section and key, in the order ${languages.join(', ')}; null = no source has it. */\nexport const NAMES: NameTable = {\n${Object.entries(sections).map(section).join('')}};\n`;
}

const byKey = (rows) =>
  Object.entries(rows)
    .map(([key, row]) => `    ${JSON.stringify(key)}: ${JSON.stringify(row)},\n`)
    .join('');

function moreNamesTable(sections) {
  const section = ([name, rows]) => `  ${name}: {\n${byKey(rows)}  },\n`;
  return `${HEAD}import type { MoreNames } from '../rows.ts';\n\n/** Names in further languages, and those that names.ts lacks, by section and key. */\nexport const MORE_NAMES: MoreNames = {\n${Object.entries(sections).map(section).join('')}};\n`;
}

function detailsTable({ species, doubts, sources }) {
  return `${HEAD}import type { DetailTable } from '../rows.ts';\n\nexport const DETAILS: DetailTable = {\n  species: {\n${byKey(species)}  },\n  doubts: ${JSON.stringify(doubts)},\n  sources: {\n${byKey(sources)}  },\n};\n`;
}

function eventsTable({ asOf, events, fullMoons, goodSleepDay }) {
  const list = (name, type, rows) =>
    `export const ${name}: readonly ${type}[] = [\n${rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')}];\n`;
  const days = Object.entries(goodSleepDay).map(([name, effects]) => [name, effects.map(newsOf)]);
  return [
    `${HEAD}import type { FullMoon } from '../rows.ts';\nimport type { DatedEvent, EventNews } from '../week-event.ts';\n`,
    `/** When the table was last brought up to date. */\nexport const EVENTS_AS_OF = '${asOf}';\n`,
    list('EVENTS', 'DatedEvent', events.map(eventRow)),
    list(
      'FULL_MOONS',
      'FullMoon',
      fullMoons.map(({ source: _, ...row }) => row),
    ),
    `export const GOOD_SLEEP: { readonly [day in 'fullMoon' | 'beside']: readonly EventNews[] } = ${JSON.stringify(Object.fromEntries(days))};\n`,
  ].join('\n');
}

function growthTable(facts) {
  const { exp, shards } = expTotals(facts);
  const curves = Object.entries(exp).map(([type, totals]) => `  ${type}: ${JSON.stringify(totals)},\n`);
  return [
    table('GROWTH', 'GrowthRow', growthRows(facts)),
    `/** EXP in all that a level takes, by EXP type; the first is level 1. */\nexport const EXP_TOTALS: { readonly [expType: number]: readonly number[] } = {\n${curves.join('')}};\n`,
    `/** Dream shards for a candy that is used on the way to a level. */\nexport const CANDY_SHARDS: readonly number[] = ${JSON.stringify(shards)};\n`,
  ].join('\n');
}

/** Apart from other growth: pages that only ask whether a recipe can rise need nothing else of it. */
const recipeExpTable = (facts) =>
  `${HEAD}/** EXP in all that a recipe needs for a level, the same for every dish; the first is level 1, null is unknown. */\nexport const RECIPE_EXP: readonly (number | null)[] = ${JSON.stringify(recipeExp(facts))};\n`;

function evolutionsTable({ steps, items }) {
  const lines = steps.map((step) => `  ${JSON.stringify(evolutionRow(step))},\n`).join('');
  const names = Object.fromEntries(items.map(({ key, en }) => [key, en]));
  return `${HEAD}import type { EvolutionRow } from '../rows.ts';\n\nexport const EVOLUTIONS: readonly EvolutionRow[] = [\n${lines}];\n\nexport const EVOLUTION_ITEMS: { readonly [key: string]: string } = ${JSON.stringify(names)};\n`;
}

function idsTable({ disputed, species, natures, subskills, ingredients }) {
  const sections = Object.entries({ species, natures, subskills, ingredients });
  const lines = sections.map(([name, rows]) => `  ${name}: ${JSON.stringify(rows)},\n`).join('');
  return `${HEAD}import type { GameIds } from '../rows.ts';\n\n/** Row keys by the game's own numbers; null = never released. Species have their Pokédex number in their own rows. */\nexport const GAME_IDS: GameIds = {\n${lines}  disputed: ${JSON.stringify(disputed)},\n};\n`;
}

/** Apart from the others, which the web app needs to read files of the game. */
const moreIdsTable = ({ skills, recipes }) =>
  `${HEAD}\n/** Row keys by the game's own numbers; null = never released. */\nexport const SKILL_IDS: { readonly [id: string]: string | null } = ${JSON.stringify(skills)};\n\nexport const RECIPE_IDS: { readonly [id: string]: string } = ${JSON.stringify(recipes)};\n`;

/** What code asks for; counts and sources stay in the facts. */
function rollOddsTable({ nature, subskills, ingredients, friendMedals, inspirationSeed }) {
  const { gold, silver, white } = subskills.perRarity;
  const odds = {
    rarity: { gold: gold / 100, silver: silver / 100, white: white / 100 },
    ingredients: { two: ingredients.two, three: ingredients.three },
    medals: { goldSlots: friendMedals.goldSlots, none: friendMedals.none },
    inspirationSeeds: inspirationSeed.for,
    confidence: {
      nature: nature.confidence,
      ingredients: ingredients.confidence,
      subskills: subskills.confidence,
      medals: friendMedals.confidence,
    },
  };
  return `${HEAD}import type { RollOdds } from '../rows.ts';\n\nexport const ROLL_ODDS: RollOdds = ${JSON.stringify(odds)};\n`;
}

/** Sources and conflicts stay in the facts. */
const sleepStylesTable = ({ species }) =>
  `${HEAD}import type { SleepStyleRow } from '../rows.ts';\n\nexport const SLEEP_STYLES: { readonly [species: string]: readonly SleepStyleRow[] } = {\n${byKey(species)}};\n`;

/** What is unknown stays in the facts. */
const nightcapTable = ({ since, levels }) =>
  `${HEAD}import type { NightcapRow } from '../rows.ts';\n\nexport const NIGHTCAP_SINCE = ${JSON.stringify(since)};\n\nexport const NIGHTCAP: readonly NightcapRow[] = [\n${levels.map(({ hours, ...row }) => `  ${JSON.stringify(row)},\n`).join('')}];\n`;

/** File name → text of every generated table. Those in `large` are a file of their own in the web app too. */
function generate(facts) {
  return {
    'editions.ts': editionsTable(facts.editions),
    'species.ts': table('SPECIES', 'SpeciesRow', rowsOf(facts, 'species')),
    'skills.ts': table('SKILLS', 'SkillRow', skillRows(facts)),
    'recipes.ts': table('RECIPES', 'RecipeRow', rowsOf(facts, 'recipes')),
    'islands.ts': table('ISLANDS', 'IslandRow', rowsOf(facts, 'islands')),
    'ranks.ts': table('RANKS', 'RanksRow', rankRows(facts)),
    'berries.ts': table('BERRIES', 'BerryRow', rowsOf(facts, 'berries')),
    'ingredients.ts': table('INGREDIENTS', 'IngredientRow', rowsOf(facts, 'ingredients')),
    'natures.ts': table('NATURES', 'NatureRow', rowsOf(facts, 'natures')),
    'subskills.ts': table('SUBSKILLS', 'SubskillRow', rowsOf(facts, 'subskills')),
    'ribbons.ts': table('RIBBONS', 'RibbonRow', rowsOf(facts, 'ribbons')),
    'levels.ts': table('LEVELS', 'LevelRow', rowsOf(facts, 'levels')),
    'rules.ts': table('RULES', 'RulesRow', rulesRows(facts)),
    'growth.ts': growthTable(facts),
    'recipe-exp.ts': recipeExpTable(facts),
    'evolutions.ts': evolutionsTable(facts.evolutions),
    'roll-odds.ts': rollOddsTable(facts['roll-odds']),
    'corrections.ts': table('CORRECTIONS', 'Correction', correctionRows(facts)),
    'details.ts': detailsTable(detailsOf(facts)),
    'events.ts': eventsTable(facts.events),
    'large/names.ts': namesTable(facts.names),
    'names-more.ts': moreNamesTable(facts['names-more']),
    'game-ids.ts': idsTable(facts['game-ids']),
    'game-ids-more.ts': moreIdsTable(facts['game-ids']),
    'sleep-styles.ts': sleepStylesTable(facts['sleep-styles']),
    'nightcap.ts': nightcapTable(facts['nightcap-pikachu']),
    'nightcap-levels.ts': `${HEAD}export const NIGHTCAP_LEVELS = ${facts['nightcap-pikachu'].levels.length};\n`,
    'activations.ts': table('ACTIVATIONS', 'ActivationRow', activationRows(facts)),
  };
}

/** What is wrong with the facts, or their tables. */
export function checkedTables() {
  const facts = readFacts();
  const problems = problemsIn(facts);
  return problems.length > 0 ? { problems } : { texts: generate(facts) };
}
