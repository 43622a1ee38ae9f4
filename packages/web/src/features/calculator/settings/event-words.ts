// Events in words: what counts, for whom, and what is only told.
import {
  EVENT_KINDS,
  type EventEffect,
  type EventKind,
  type EventNews,
  type EventWho,
  type FixedFavourites,
  type Game,
  nameIn,
} from '@oversleep/game';
import { dayText } from '../../../parts/words/moment.ts';

export const KIND_WORDS: Readonly<Record<EventKind, string>> = {
  skillTrigger: 'Main skill chance',
  skillLevel: 'Main skill level',
  berriesPerHelp: 'Berries per help',
  ingredientsPerHelp: 'Ingredients per help',
  helpingSpeed: 'Helping speed',
  carryLimit: 'Carry limit',
  carryFactor: 'Carry limit, times',
  dishStrength: 'Strength of dishes',
  potSize: 'Pot size',
  energyFromDish: 'Energy from each meal',
  ingredientsFromSkills: 'Ingredients from skills',
  ingredientMagnet: 'Ingredients from Ingredient Magnet',
  ingredientDraw: 'Ingredients from Ingredient Draw',
  berryBurst: 'Berries from Berry Burst',
  dreamShardsFromSkills: 'Dream Shards from skills',
};

const NEWS_WORDS: Readonly<Record<EventNews['what'], string>> = {
  candyExp: 'EXP from candy',
  candyFromResearch: 'Candy from sleep research',
  candyShardCost: 'Dream Shards for a candy',
  dreamShardsFromResearch: 'Dream Shards from sleep research',
  drowsyPower: 'Drowsy Power',
  sleepExp: 'EXP from sleep',
  sleepPoints: 'Sleep Points',
};

const amountWords = ({ factor, add }: Pick<EventEffect, 'factor' | 'add'>): string =>
  factor === undefined ? `+${add ?? 0}` : `× ${factor}`;

const listWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const typeWord = (type: string): string => nameIn('en', 'types', type) ?? type;

export function targetWords({ type, specialty }: EventWho = {}): string {
  const types = type ? `${listWords(type.map(typeWord))} types` : '';
  const specialists = specialty ? `${specialty} specialists` : '';
  return [specialists, types].filter((word) => word !== '').join(' of ') || 'everyone';
}

/** As in "Main skill level +3 for Ice and Steel types". */
export function effectWords(effect: EventEffect): string {
  const label = KIND_WORDS[effect.what].replace(', times', '');
  return `${label} ${amountWords(effect)}${EVENT_KINDS[effect.what].aimed ? ` for ${targetWords(effect.who)}` : ''}`;
}

export function newsWords({ what, species, limitPerDay, ...amount }: EventNews): string {
  const who = species ? ` for ${listWords(species.map((name) => nameIn('en', 'species', name) ?? name))}` : '';
  return `${NEWS_WORDS[what]} ${amountWords(amount)}${who}${limitPerDay ? `, for ${limitPerDay} a day` : ''}`;
}

export function favouritesWords({ islands }: Pick<Game, 'islands'>, { types, areas }: FixedFavourites): string {
  const names = areas.flatMap((area) => islands.find(area)?.name ?? []);
  return `${listWords(types.map(typeWord))} berries are favourites on ${listWords(names)}`;
}

const DAY_MS = 86_400_000;
const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** `end` is the first day without it. */
export function daysText(start: string, end: string): string {
  const last = dayAfter(end, -1);
  return start === last ? dayText(start) : `${dayText(start)} – ${dayText(last)}`;
}

export const weekText = (monday: string): string => daysText(monday, dayAfter(monday, 7));
