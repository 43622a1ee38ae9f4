// Open tables about everything else: islands, names, levels, what is not sure.
import {
  allDoubts,
  allNames,
  datedEvents,
  EXP_TYPES,
  GAME_LANGUAGES,
  levelCosts,
  nameKeys,
  PAST_EVENTS,
  ranksOf,
} from '@oversleep/game';
import { openEvent } from '../open/events.ts';
import { type DataTable, joined, table } from './table.ts';

const islands = table(
  'islands',
  'Every island.',
  (game) => game.islands.rows,
  (column) => [
    column('key', 'string', 'Our id: a short name.', ({ shortName }) => shortName),
    column('name', 'string', 'English name.', ({ name }) => name),
    column('expert', 'boolean', 'Whether it is in expert mode.', ({ expert }) => expert),
    column('baseIsland', 'string', 'Of expert mode: key of the island that it is.', ({ baseIsland }) => baseIsland),
    column('berries', 'string', 'Keys of the favourites that it always has, separated by semicolons.', (island) =>
      joined(island.berries.map(({ name }) => name)),
    ),
  ],
);

const islandRanks = table(
  'island-ranks',
  "Snorlax's ranks on each island.",
  ({ edition, islands: { rows } }) =>
    rows.flatMap(({ shortName }) => {
      const { snorlaxRankStrength, drowsyPowerForSpawns } = ranksOf(edition, shortName);
      return (snorlaxRankStrength ?? []).map((strength, at) => ({
        shortName,
        rank: at + 1,
        strength,
        drowsyPower: drowsyPowerForSpawns?.[at] ?? null,
      }));
    }),
  (column) => [
    column('island', 'string', 'Key, as in the islands table.', ({ shortName }) => shortName),
    column('rank', 'integer', '1 is Basic 1, 6 Great 1, 11 Ultra 1, 16 Master 1, 35 Master 20.', ({ rank }) => rank),
    column('strength', 'integer', 'Strength from which Snorlax has the rank.', ({ strength }) => strength),
    column(
      'drowsyPower',
      'integer',
      'In the row of rank n: Drowsy Power from which n + 2 Pokémon come. Only the first six rows have one.',
      ({ drowsyPower }) => drowsyPower,
    ),
  ],
);

const dated = datedEvents().map((event) => openEvent(event, 'en'));

const events = table(
  'events',
  'Dated events of the game, oldest first. Days change at 04:00 local time.',
  () => dated,
  (column) => [
    column('key', 'string', 'Our id: upper case with underscores.', ({ key }) => key),
    column('name', 'string', 'English name.', ({ name }) => name),
    column('start', 'datetime', 'Local time, without a zone.', ({ start }) => start),
    column('end', 'datetime', 'Local time, without a zone: the first moment without it.', ({ end }) => end),
    column('kind', 'string', 'event or goodSleepDay.', ({ kind }) => kind),
    column('forecast', 'boolean', 'Computed ahead, not announced.', ({ forecast }) => forecast),
  ],
);

const eventEffects = table(
  'event-effects',
  'What each event changes; for all Pokémon where neither type nor specialty is given.',
  () => dated.flatMap(({ key, effects }) => effects.map((effect) => ({ key, ...effect }))),
  (column) => [
    column('event', 'string', 'Key, as in the events table.', ({ key }) => key),
    column('what', 'string', 'What it changes.', ({ what }) => what),
    column('factor', 'number', 'What it is multiplied by.', ({ factor = null }) => factor),
    column('add', 'number', 'What is added to it.', ({ add = null }) => add),
    column('type', 'string', 'Only for these types, separated by semicolons.', ({ who }) => joined(who.type ?? [])),
    column('specialty', 'string', 'Only for this specialty, and all-rounders.', ({ who }) => who.specialty ?? null),
    column('species', 'string', 'Only for these species, separated by semicolons.', ({ who }) =>
      joined(who.species ?? []),
    ),
  ],
);

const names = table(
  'names',
  'Names in the eight languages of the game; empty where no source has one.',
  () => [
    ...nameKeys.map(({ section, key }) => ({ section, key, names: allNames(section, key) })),
    ...PAST_EVENTS.map(({ key, name }) => ({ section: 'events', key, names: allNames('events', key, name) })),
  ],
  (column) => [
    column(
      'section',
      'string',
      'species, berries, types, ingredients, natures, subskills, skills, islands, recipes or events.',
      (row) => row.section,
    ),
    column('key', 'string', 'Key in that table.', ({ key }) => key),
    ...GAME_LANGUAGES.map((language) =>
      column(language, 'string', `Name in the language ${language}.`, (row) => row.names[language]),
    ),
  ],
);

const levels = table(
  'levels',
  'What each level brings and costs.',
  (game) => game.levels,
  (column) => [
    column('level', 'integer', 'Level of a Pokémon or a recipe.', ({ level }) => level),
    column('recipeLevelMultiplier', 'number', 'Factor on the strength of a dish.', ({ recipe }) => recipe),
    column('ingredientGrowth', 'number', 'Factor on ingredients in the RP.', ({ ingredient }) => ingredient),
    ...EXP_TYPES.map((type) =>
      column(`totalExp${type}`, 'integer', `EXP in all on the curve ${type}.`, ({ level }) =>
        levelCosts(level).totalExp(type),
      ),
    ),
    column(
      'dreamShardsPerCandyToReach',
      'integer',
      'Dream Shards for a candy on the way to it.',
      ({ level }) => levelCosts(level).dreamShardsPerCandy,
    ),
  ],
);

const ribbons = table(
  'ribbons',
  'What each Good-Night Ribbon brings.',
  (game) => game.ribbons.map((row, at, all) => ({ ...row, carryStep: row.carry - (all[at - 1]?.carry ?? 0) })),
  (column) => [
    column('level', 'integer', 'Level of the ribbon; 0: none.', ({ level }) => level),
    column('hours', 'integer(h)', 'Hours slept together.', ({ hours }) => hours),
    column('carryTotal', 'integer', 'Carry slots that it adds in all.', ({ carry }) => carry),
    ...[0, 1, 2].map((left) =>
      column(
        `frequencyFactorRemaining${left}`,
        'number',
        `Factor on the time between helps with ${left} evolutions left.`,
        ({ frequency }) => frequency[left] ?? null,
      ),
    ),
    column('carryStep', 'integer', 'Carry slots that this level adds.', ({ carryStep }) => carryStep),
  ],
);

const doubts = table(
  'doubts',
  'Values of the other tables that are not sure.',
  ({ edition }) => allDoubts(edition),
  (column) => [
    column('table', 'string', 'species or skills.', (row) => row.table),
    column('key', 'string', 'Key in that table.', ({ key }) => key),
    column('field', 'string', 'Which value it is.', ({ field }) => field),
    column(
      'confidence',
      'string',
      'medium: one kind of source; low: called unconfirmed by the source.',
      ({ level }) => level,
    ),
    column('sources', 'string', 'What it rests on, separated by semicolons.', ({ sources }) => joined(sources)),
  ],
);

export const worldTables: readonly DataTable[] = [
  islands,
  islandRanks,
  names,
  events,
  eventEffects,
  levels,
  ribbons,
  doubts,
];
