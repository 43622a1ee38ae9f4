// What an event changes, as an English sentence for calendars and feeds.
import type { EventKind, EventNews } from '@oversleep/game';
import type { OpenEffect } from './events.ts';

const WORDS: Readonly<Record<EventKind | EventNews['what'], string>> = {
  skillTrigger: 'Main Skill chance',
  skillLevel: 'Main Skill level',
  berriesPerHelp: 'Berries per help',
  ingredientsPerHelp: 'Ingredients per help',
  helpingSpeed: 'Helping speed',
  carryLimit: 'Carry Limit',
  carryFactor: 'Carry Limit',
  dishStrength: 'Dish Strength',
  potSize: 'Pot capacity',
  energyFromDish: 'Energy from dishes',
  ingredientsFromSkills: 'Ingredients from Main Skills',
  ingredientMagnet: 'Ingredients from Ingredient Magnet S',
  ingredientDraw: 'Ingredients from Ingredient Draw S',
  berryBurst: 'Berries from Berry Burst',
  dreamShardsFromSkills: 'Dream Shards from Main Skills',
  candyExp: 'EXP from candies',
  candyFromResearch: 'Candies from sleep research',
  candyShardCost: 'Dream Shards for candies',
  dreamShardsFromResearch: 'Dream Shards from sleep research',
  drowsyPower: 'Drowsy Power',
  sleepExp: 'Sleep EXP',
  sleepPoints: 'Sleep Points',
};

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

function targetOf({ type, specialty, species }: OpenEffect['who']): string {
  const groups = [
    ...(type ? [`${listed(type)} types`] : []),
    ...(specialty ? [`${specialty} specialists`] : []),
    ...(species ? [listed(species)] : []),
  ];
  return groups.length === 0 ? '' : ` for ${groups.join(', ')}`;
}

export const effectWords = ({ what, factor, add, who, limitPerDay }: OpenEffect): string =>
  [
    WORDS[what],
    factor === undefined ? ` +${add}` : ` ×${factor}`,
    targetOf(who),
    ...(limitPerDay === undefined ? [] : [`, up to ${limitPerDay} a day`]),
  ].join('');
