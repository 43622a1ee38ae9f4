// Events in words: what they change, and for which Pokémon.
import {
  DAYS_A_WEEK,
  type ElementType,
  EVENT_KINDS,
  type EVENT_SPECIALTIES,
  type EventEffect,
  type EventNews,
  type FixedFavourites,
  type Game,
} from '@oversleep/game';
import { listFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { dayText } from '../../../parts/words/moment.ts';
import { typeName } from '../../../parts/words/wording.ts';

const t = messages('calculatorSettings');

const listed = listFormat();
const typeNames = (types: readonly ElementType[]): string => listed(types.map(typeName));

export const targetWords = {
  everyone: () => t('targets.everyone'),
  specialty: (specialty: (typeof EVENT_SPECIALTIES)[number]) => t(`targets.${specialty}`),
  type: (type: ElementType) => t('targets.type', { type: typeNames([type]) }),
};

const amountWords = ({ factor, add }: Pick<EventEffect, 'factor' | 'add'>): string =>
  factor === undefined ? t('effects.add', { amount: add ?? 0 }) : t('effects.factor', { amount: factor });

/** As in "Main Skill level +3 for Ice and Steel types". */
export function effectWords(effect: EventEffect): string {
  const { what, who = {} } = effect;
  // Beside an amount it is clear that the limit is multiplied.
  const kind = t(`kinds.${what === 'carryFactor' ? 'carryLimit' : what}`);
  const said = { kind, amount: amountWords(effect) };
  if (!EVENT_KINDS[what].aimed) return t('effects.plain', said);
  const types = typeNames(who.type ?? []);
  if (!who.specialty) return who.type ? t('effects.types', { ...said, types }) : t('effects.everyone', said);
  const specialty = EVENT_SPECIALTY_NAMES[who.specialty];
  return who.type ? t('effects.both', { ...said, specialty, types }) : t('effects.specialists', { ...said, specialty });
}

const EVENT_SPECIALTY_NAMES = { berry: 'berry', ingredient: 'ingredient', skill: 'other' } as const;

export function newsWords({ what, species, limitPerDay, ...amount }: EventNews): string {
  return t('news.line', {
    kind: t(`news.${what}`),
    amount: amountWords(amount),
    some: species ? 'yes' : 'other',
    species: listed((species ?? []).map((name) => nameOf('species', name))),
    limited: limitPerDay ? 'yes' : 'other',
    limit: limitPerDay ?? 0,
  });
}

export function favouritesWords({ islands }: Pick<Game, 'islands'>, { types, areas }: FixedFavourites): string {
  const names = areas.flatMap((area) => islands.find(area) ?? []).map((area) => nameOf('islands', area));
  return t('effects.favourites', { types: typeNames(types), areas: listed(names) });
}

const DAY_MS = 86_400_000;
const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** `end` is the first day without it. */
export function daysText(start: string, end: string): string {
  const last = dayAfter(end, -1);
  return start === last ? dayText(start) : `${dayText(start)} – ${dayText(last)}`;
}

export const weekText = (monday: string): string => daysText(monday, dayAfter(monday, DAYS_A_WEEK));
