// Events as an iCalendar file (RFC 5545). Times are floating: the game's day changes at 04:00 local time.
import { type DatedEvent, type DatedKind, EVENTS_AS_OF, type GameLanguage } from '@oversleep/game';
import { effectText } from '@oversleep/texts';
import { eventsSince, openEvent } from './events.ts';

const CATEGORY: Readonly<Record<DatedKind, string>> = { event: 'Event', goodSleepDay: 'Good Sleep Day' };
const NAME = 'Pokémon Sleep events';
/** Octets of a line, without its end. */
const MOST_OCTETS = 75;

const HEAD = [
  'BEGIN:VCALENDAR',
  'PRODID:-//Oversleep//Events//EN',
  'VERSION:2.0',
  'CALSCALE:GREGORIAN',
  'METHOD:PUBLISH',
  `NAME:${NAME}`,
  `X-WR-CALNAME:${NAME}`,
  'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
];

export function calendarOf(since: string, kind: DatedKind | undefined, lang: GameLanguage): string {
  const events = eventsSince(since, kind).flatMap((event) => eventLines(event, lang));
  return [...HEAD, ...events, 'END:VCALENDAR'].map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: DatedEvent & { readonly kind: DatedKind }, lang: GameLanguage): readonly string[] {
  const { key, name, kind, start, end, forecast, effects, favourites, note } = openEvent(event, lang);
  const description = [
    ...effects.map(effectText),
    ...favourites.map(({ types, areas }) => `Favorite berries: ${types.join(', ')} (${areas.join(', ')})`),
    ...(note === undefined ? [] : [note]),
    ...(forecast ? ['Computed ahead, not announced yet.'] : []),
  ];
  return [
    'BEGIN:VEVENT',
    `UID:${key}@oversleep`,
    `DTSTAMP:${(event.updated ?? EVENTS_AS_OF).replaceAll('-', '')}T000000Z`,
    `DTSTART:${floating(start)}`,
    `DTEND:${floating(end)}`,
    `SUMMARY:${escaped(name)}`,
    ...(description.length === 0 ? [] : [`DESCRIPTION:${escaped(description.join('\n'))}`]),
    `CATEGORIES:${escaped(CATEGORY[kind])}`,
    'TRANSP:TRANSPARENT',
    `STATUS:${forecast ? 'TENTATIVE' : 'CONFIRMED'}`,
    `SEQUENCE:${event.revision ?? 0}`,
    'END:VEVENT',
  ];
}

/** 2026-12-24T04:00 as 20261224T040000. */
const floating = (moment: string): string => `${moment.replace(/[-:]/g, '')}00`;

export const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** Folds long lines: they continue on the next line after a space; no character is split. */
export function folded(line: string): string {
  const lines: string[] = [];
  let [current, octets] = ['', 0];
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > MOST_OCTETS) {
      lines.push(current);
      [current, octets] = [' ', 1];
    }
    current += sign;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}
