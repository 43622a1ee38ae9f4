// The rest of a week as text to read: Sunday first, then the days with their meals and nights, then what to do now.
import type { CookOption, WeekAnswer, WeekMeal, WeekNight, WeekSleep } from '@oversleep/engine';
import { type NameSection, nameIn, wholePercents } from '@oversleep/game';
import { doubtful, fixed, tableOf, whole } from '../output/text.ts';

const named = (section: NameSection, key: string): string => nameIn('en', section, key) ?? key;
/** Chances come from some hundred weeks: tenths of a percent would say nothing. */
const percent = (share: number): string => `${fixed(100 * share, 0)} %`;
const dish = (key: string): string => named('recipes', key);

export const tableOfWeek = (answer: WeekAnswer): string =>
  [
    headline(answer),
    ...(answer.ranks.length > 0 ? [tableOf([['Rank on Sunday', 'from', 'chance'], ...rankRows(answer.ranks)])] : []),
    ...(answer.meals.length > 0
      ? [tableOf([['Meal', 'most likely', 'chance', 'strength'], ...answer.meals.map(mealRow)])]
      : []),
    ...levels(answer),
    tableOf([['Night', 'strength at bedtime', 'drowsy power', 'Pokémon'], ...answer.nights.flatMap(nightRows)]),
    ...saving(answer),
    ...holding(answer),
    ...(answer.cookNow.length > 0
      ? [tableOf([['Cook now', 'chance of enough', "Sunday's strength"], ...answer.cookNow.map(optionRow)])]
      : []),
    `${whole(answer.weeks)} weeks, seed ${answer.seed}. The true mean lies within each ± 19 times out of 20.`,
  ].join('\n\n');

function headline({ strength, wanted, fillerGain, lookInCost, typicalStrength }: WeekAnswer): string {
  return [
    ...(typicalStrength === undefined ? [] : [`Strength now: ${whole(typicalStrength)}, a guess`]),
    `Strength on Sunday: ${doubtful(strength.mean, strength.error)}`,
    `10 % of weeks stay below ${whole(strength.p10)}, 50 % below ${whole(strength.p50)}, 90 % below ${whole(strength.p90)}`,
    ...(wanted
      ? [`${wanted.rank} (${whole(wanted.strength)}) is reached in ${percent(wanted.probability)} of weeks`]
      : []),
    `Leftovers in the pot bring ${doubtful(fillerGain.mean, fillerGain.error)} of it`,
    ...(lookInCost
      ? [`Not being there all day costs ${percent(lookInCost.mean)} of what the rest of the week brings`]
      : []),
  ].join('\n');
}

/** Those that happen in less than half a percent of weeks, and that no other lost a percent to, are left out. */
function rankRows(ranks: WeekAnswer['ranks']) {
  const percents = wholePercents(ranks.map(({ probability }) => probability));
  return ranks.flatMap(({ rank, strength }, i) =>
    percents[i] === 0 ? [] : [[rank, whole(strength), `${percents[i]} %`]],
  );
}

function mealRow({ day, meal, options, value, wish }: WeekMeal): readonly string[] {
  const [likely] = options;
  const failed = wish && wish.failed > 0 ? ` (${dish(wish.dish)} fails in ${percent(wish.failed)})` : '';
  return [`${day} ${meal}`, `${dish(likely?.dish ?? '')}${failed}`, percent(likely?.probability ?? 0), whole(value)];
}

const nightRows = ({ day, nap, ...night }: WeekNight) => [
  ...(nap ? [sleepRow(`${day}, nap`, nap)] : []),
  sleepRow(day, night),
];

const sleepRow = (name: string, { strength, drowsyPower, pokemon }: WeekSleep) => [
  name,
  `${whole(strength.p10)} to ${whole(strength.p90)}`,
  `${whole(drowsyPower.p10)} to ${whole(drowsyPower.p90)}`,
  pokemonText(pokemon),
];

function pokemonText(pokemon: WeekSleep['pokemon']): string {
  const percents = wholePercents(pokemon.map(({ probability }) => probability));
  return pokemon.flatMap(({ count }, i) => (percents[i] === 0 ? [] : [`${count}: ${percents[i]} %`])).join(', ');
}

/** The level of recipes with unknown EXP stays the same. */
function levels({ recipeLevels = [] }: WeekAnswer): readonly string[] {
  if (recipeLevels.length === 0) return [];
  const rows = recipeLevels.map(({ recipe, level, end }) => [dish(recipe), String(level), fixed(end, 1)]);
  return [tableOf([['Recipe level (an estimate)', 'now', 'at the end'], ...rows])];
}

const holding = ({ hold }: WeekAnswer): readonly string[] =>
  hold
    ? [
        `Cook nothing on Saturday once ${percent(hold.from)} are stored: brings ${doubtful(hold.gain.mean, hold.gain.error)}`,
      ]
    : [];

function saving({ saving: found, keep }: WeekAnswer): readonly string[] {
  if (!found) return [];
  const kept = Object.entries(keep).map(([name, amount]) => `${whole(amount)} ${named('ingredients', name)}`);
  return [
    `Keep for Sunday from ${found.from} on: ${kept.join(', ')} (${found.dishes.map(dish).join(', ')}); that brings ${doubtful(found.gain.mean, found.gain.error)}`,
  ];
}

const optionRow = ({ dish: key, probability, change }: CookOption) => [
  dish(key),
  percent(probability),
  change.mean === 0 && change.error === 0
    ? 'as planned'
    : `${change.mean >= 0 ? '+' : ''}${doubtful(change.mean, change.error)}`,
];
