// Open tables about species: figures, ingredients, evolutions, how they sleep.
import { allEvolutions, detailsOf, EDITIONS, gameOf, sleepStylesOf, speciesNumber } from '@oversleep/game';
import { type DataTable, joined, table } from './table.ts';

const key = 'Key, as in the species table.';

const species = table(
  'species',
  'Every species with its base figures.',
  (game) =>
    game.species.rows.map((row) => ({
      ...row,
      ...detailsOf(row),
      gameId: speciesNumber(game.species.rows, row),
      special: game.rules.special.species.includes(row.name),
    })),
  (column) => [
    column('key', 'string', 'Our id: upper case with underscores.', ({ name }) => name),
    column('gameId', 'integer', "The game's own number; empty where sources disagree.", ({ gameId }) => gameId),
    column('dex', 'integer', 'Number in the National Pokédex.', ({ pokedexNumber }) => pokedexNumber),
    column('name', 'string', 'English name.', ({ displayName }) => displayName),
    column('specialty', 'string', 'berry, ingredient, skill or all.', ({ specialty }) => specialty),
    column('type', 'string', 'Type of its berry.', ({ berry }) => berry.type),
    column('berry', 'string', 'Key of its berry.', ({ berry }) => berry.name),
    column('frequency', 'integer(s)', 'Time between helps at level 1.', ({ frequency }) => frequency),
    column('ingredientPercentage', 'number(%)', 'Chance of ingredients at a help.', (row) => row.ingredientPercentage),
    column('skillPercentage', 'number(%)', 'Chance of the main skill at a help.', (row) => row.skillPercentage),
    column('carrySize', 'integer', 'Carry limit without what earlier stages add.', ({ carrySize }) => carrySize),
    column('previousEvolutions', 'integer', 'Stages before it.', (row) => row.previousEvolutions),
    column('remainingEvolutions', 'integer', 'Stages after it.', (row) => row.remainingEvolutions),
    column('evolvesFrom', 'string', 'Key of the stage before it.', ({ evolvesFrom }) => evolvesFrom),
    column('family', 'string', 'Key of the first stage.', ({ family }) => family),
    column(
      'male',
      'number',
      'Share that is male, 0 to 1; both shares are 0 where there is no gender.',
      (row) => row.genders.male,
    ),
    column('female', 'number', 'Share that is female, 0 to 1.', ({ genders }) => genders.female),
    column('skill', 'string', 'Key of its main skill.', ({ skill }) => skill.key),
    column('sleepType', 'string', 'dozing, snoozing or slumbering.', ({ sleepType }) => sleepType),
    column('expType', 'integer', 'Its EXP curve, named by the EXP from level 24 to 25.', ({ expType }) => expType),
    column('friendPoints', 'integer', 'Friendship points that it takes.', ({ friendPoints }) => friendPoints),
    column('arrivalDate', 'date', 'First day in the game.', ({ arrivalDate }) => arrivalDate),
    column('special', 'boolean', 'Legendary or mythical: at most one in a team.', ({ special }) => special),
  ],
);

const PLACES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const speciesIngredients = table(
  'species-ingredients',
  'Which ingredients a species can have in the slot that opens at a level.',
  (game) =>
    game.species.rows.flatMap((row) =>
      [row.ingredient0, row.ingredient30, row.ingredient60].flatMap((sets, slot) =>
        sets
          .map((set, at) => ({
            ...set,
            species: row.name,
            level: game.rules.ingredientUnlockLevels[slot] ?? null,
            place: PLACES.charAt(at),
          }))
          .filter(({ ingredient }) => !ingredient.placeholder),
      ),
    ),
  (column) => [
    column('species', 'string', key, (row) => row.species),
    column('level', 'integer', 'Level at which the slot opens.', ({ level }) => level),
    column('place', 'string', 'A, B or C: which of the possible ones it is.', ({ place }) => place),
    column('ingredient', 'string', 'Key, as in the ingredients table.', ({ ingredient }) => ingredient.key),
    column('amount', 'integer', 'How many it finds at a time.', ({ amount }) => amount),
  ],
);

const evolutions = table(
  'evolutions',
  'What it takes to become the next stage.',
  ({ species: { find } }) => allEvolutions.filter(({ from, to }) => find(from) && find(to)),
  (column) => [
    column('from', 'string', key, ({ from }) => from),
    column('to', 'string', key, ({ to }) => to),
    column('candy', 'integer', 'Candies.', ({ candy }) => candy),
    column('minLevel', 'integer', 'Lowest level.', ({ minLevel = null }) => minLevel),
    column('items', 'string', 'Keys of items, one of each, separated by semicolons.', ({ items = [] }) =>
      joined(items),
    ),
    column('sleepHours', 'integer(h)', 'Hours slept together.', ({ sleepHours = null }) => sleepHours),
    column('time', 'string', 'day: from 06:00 to 18:00; night: the other hours.', ({ time = null }) => time),
    column('gender', 'string', 'male or female, where only one of them evolves.', ({ gender = null }) => gender),
  ],
);

/** In the order in which they came, over all editions. */
const SITES = [...new Set(EDITIONS.flatMap((id) => gameOf(id).islands.rows.map(({ shortName }) => shortName)))];

const sleepStyles = table(
  'sleep-styles',
  'How each species sleeps, what it brings, and from which rank of Snorlax it comes to each island.',
  (game) => game.species.rows.flatMap(({ name }) => sleepStylesOf(name).map((style) => ({ name, ...style }))),
  (column) => [
    column('species', 'string', key, ({ name }) => name),
    column('gameStyleId', 'integer', "The game's own number.", ({ gameStyleId }) => gameStyleId),
    column('n', 'integer', 'Number among the styles of the species.', ({ n }) => n),
    column('stars', 'integer', 'Rarity, 1 to 5.', ({ stars }) => stars),
    column('researchExp', 'integer', 'Research EXP.', ({ researchExp }) => researchExp),
    column('dreamShards', 'integer', 'Dream Shards.', ({ dreamShards }) => dreamShards),
    column('candy', 'integer', 'Candies.', ({ candy }) => candy),
    column('drowsyPower', 'integer', 'Drowsy Power that it takes.', ({ drowsyPower }) => drowsyPower),
    column('level', 'integer', 'Level of the style, which drowsyPower follows from.', ({ level }) => level),
    ...SITES.map((site) =>
      column(
        site,
        'integer',
        `First rank of Snorlax, 1 to 35, on the island ${site}; null: unknown; no value: it does not come there.`,
        ({ unlockRank }) => unlockRank[site],
      ),
    ),
  ],
);

export const speciesTables: readonly DataTable[] = [species, speciesIngredients, evolutions, sleepStyles];
