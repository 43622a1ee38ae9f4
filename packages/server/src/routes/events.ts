// Events of the game for bots, calendars and feed readers.
import { routes } from '@oversleep/contract';
import { type DatedKind, daysLater, type GameLanguage } from '@oversleep/game';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import { calendarOf } from '../open/calendar.ts';
import { dayFacts, eventsBetween, isDay, MOST_DAYS, openEvent, ZONE } from '../open/events.ts';
import { feedOf } from '../open/feed.ts';
import { refuse } from '../problems.ts';
import type { App } from './app-type.ts';
import { keepTables, keepToday } from './cacheable.ts';
import { Prepared } from './prepared.ts';
import { serve } from './serve.ts';

const DAY_BEGINS_HOURS = 4;
const TWO_YEARS = 731;
/** Kinds times languages, and a little of the day before. */
const MOST_FILES = 60;

const NO_ZONE =
  'No date was given, so this is the day of the game in UTC. Days begin at 04:00 local time: please send yours.';

export function eventRoutes(root: App, { now, config }: Pick<Deps, 'now' | 'config'>): void {
  root.register(async (app: App) => {
    app.addHook('onSend', keepTables);

    /** A day of the game begins at 04:00. */
    const today = (): string =>
      new Date(now().getTime() - DAY_BEGINS_HOURS * 3_600_000).toISOString().slice(0, 'YYYY-MM-DD'.length);

    serve(app, routes.events, ({ query: { from, to, lang = 'en', kind } }) => {
      const first = dayIn('from', from) ?? (to === undefined ? today() : daysLater(checked('to', to), -MOST_DAYS));
      const end = dayIn('to', to) ?? daysLater(first, MOST_DAYS);
      if (end <= first) throw refuse('DATES_REVERSED');
      if (end > daysLater(first, MOST_DAYS)) throw refuse('DATES_TOO_FAR', { days: MOST_DAYS });
      const events = eventsBetween({ from: first, to: end, kind }).map((event) => openEvent(event, lang));
      return new Prepared(JSON.stringify({ ...ZONE, events }));
    });

    serve(app, routes.today, ({ query: { date, lang = 'en' }, reply }) => {
      const facts = dayFacts(dayIn('date', date) ?? today(), lang);
      if (date === undefined) keepToday(reply);
      return new Prepared(JSON.stringify(date === undefined ? { ...facts, note: NO_ZONE } : facts));
    });

    const files = new LRUCache<string, Prepared>({ max: MOST_FILES });
    const remembered = (key: string, type: string, make: (since: string) => string): Prepared => {
      const since = daysLater(today(), -TWO_YEARS);
      const known = files.get(`${since} ${key}`) ?? new Prepared(make(since), type);
      files.set(`${since} ${key}`, known);
      return known;
    };
    serve(app, routes.eventCalendar, ({ query: { kind, lang = 'en' } }) =>
      remembered(`calendar ${kind} ${lang}`, routes.eventCalendar.contentType, calendarIn(kind, lang)),
    );
    serve(app, routes.eventFeed, ({ query: { lang = 'en' } }) =>
      remembered(`feed ${lang}`, routes.eventFeed.contentType, (since) => feedOf(config.publicOrigin, since, lang)),
    );
  });
}

const calendarIn = (kind: DatedKind | undefined, lang: GameLanguage) => (since: string) =>
  calendarOf(since, kind, lang);

const dayIn = (field: string, text: string | undefined): string | undefined =>
  text === undefined ? undefined : checked(field, text);

function checked(field: string, text: string): string {
  if (isDay(text)) return text;
  throw refuse('DATE_INVALID', { field });
}
