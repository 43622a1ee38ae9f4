// Dated events of the game for other programs: in the reader's time zone, with days that change at 04:00.
import {
  allNames,
  type DatedEvent,
  type DatedKind,
  datedEvents,
  daysLater,
  type ElementType,
  EVENTS_AS_OF,
  type EventKind,
  type EventNews,
  type FixedFavourites,
  type GameLanguage,
  weekOf,
} from '@oversleep/game';

/** The longest span that can be asked for. */
export const MOST_DAYS = 400;
const DAY_CHANGE = '04:00';
/** The time zone of all dates: the reader's own, with the game's change of day. */
export const ZONE = { timezone: 'local', dayChange: DAY_CHANGE } as const;

/** One of `factor` and `add`; `who` as in the facts: all, or types, a specialty, species. */
interface OpenEffect {
  readonly what: EventKind | EventNews['what'];
  readonly factor?: number;
  readonly add?: number;
  readonly who: {
    readonly all?: true;
    readonly type?: readonly ElementType[];
    readonly specialty?: string;
    readonly species?: readonly string[];
  };
  readonly limitPerDay?: number;
}

export interface OpenEvent {
  readonly key: string;
  readonly name: string;
  readonly kind: DatedKind;
  /** Without a zone. */
  readonly start: string;
  readonly end: string;
  readonly forecast: boolean;
  readonly effects: readonly OpenEffect[];
  readonly favourites: readonly FixedFavourites[];
  readonly note?: string;
}

type CalendarEvent = DatedEvent & { readonly kind: DatedKind };

const all: readonly CalendarEvent[] = datedEvents();

/** When a row was added or last changed; for events that were over when the table was made, their own start. */
export const updatedOn = ({ updated, start }: DatedEvent): string =>
  updated ?? (start < EVENTS_AS_OF ? start : EVENTS_AS_OF);

const momentOf = (date: string): string => `${date}T${DAY_CHANGE}`;

export function openEvent(
  { key, name, kind, start, end, effects, news, favourites, note, uncertain }: CalendarEvent,
  lang: GameLanguage,
): OpenEvent {
  const names = allNames('events', key, name);
  return {
    key,
    name: names[lang] ?? name,
    kind,
    start: momentOf(start),
    end: momentOf(end),
    forecast: kind === 'goodSleepDay' && uncertain === true,
    effects: [
      ...effects.map(({ who, ...effect }) => ({ ...effect, who: who ?? { all: true as const } })),
      ...news.map(({ species, ...effect }) => ({ ...effect, who: species ? { species } : { all: true as const } })),
    ],
    favourites: favourites ? [favourites] : [],
    ...(note !== undefined && { note }),
  };
}

export interface EventFilter {
  /** Days of the game; `to` is excluded. */
  readonly from: string;
  readonly to: string;
  readonly kind?: DatedKind | undefined;
}

export const eventsBetween = ({ from, to, kind }: EventFilter): readonly CalendarEvent[] =>
  all.filter((event) => event.start < to && from < event.end && (kind === undefined || event.kind === kind));

/** All events from a day on. */
export const eventsSince = (from: string, kind?: DatedKind): readonly CalendarEvent[] =>
  all.filter((event) => from < event.end && (kind === undefined || event.kind === kind));

/** Whether a text is an existing date. */
export const isDay = (text: string): boolean => weekOf(text) !== undefined;

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** What happens on a day of the game. `daysLeft` includes the day itself. */
export function dayFacts(date: string, lang: GameLanguage) {
  const tomorrow = daysLater(date, 1);
  const shown = (event: CalendarEvent) => ({ ...openEvent(event, lang), daysLeft: daysBetween(date, event.end) });
  const today = eventsBetween({ from: date, to: tomorrow });
  const running = today.filter(({ kind }) => kind === 'event').map(shown);
  // If there are several, the week's event is the longest one.
  const [event = null] = running.toSorted((a, b) => daysBetween(b.start, b.end) - daysBetween(a.start, a.end));
  const goodSleepDay = today.find(({ kind }) => kind === 'goodSleepDay');
  const next = all.find(({ kind, start }) => kind === 'goodSleepDay' && start > date);
  return {
    ...ZONE,
    date,
    monday: weekOf(date) ?? date,
    event,
    events: running,
    goodSleepDay: goodSleepDay ? shown(goodSleepDay) : null,
    nextGoodSleepDay: next ? { ...shown(next), daysUntil: daysBetween(date, next.start) } : null,
    favourites: running.flatMap(({ favourites }) => favourites),
    daysLeft: event?.daysLeft ?? null,
  };
}
