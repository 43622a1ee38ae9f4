// Dated events of the game: as JSON, for today, as a calendar and as a feed.
import { DATE_PATTERN, ELEMENT_TYPES } from '@oversleep/game';
import { Type } from 'typebox';
import { NameLanguage } from './find.ts';
import { type RouteContract, Shape } from './route.ts';

const Kind = Type.Enum(['event', 'goodSleepDay'], { description: 'Only events of this kind.' });
const Day = (description: string) => Type.String({ pattern: DATE_PATTERN, description });
const Text = Type.String();

const Effect = Shape({
  what: Type.String({ description: 'What it changes, such as skillTrigger.' }),
  factor: Type.Optional(Type.Number()),
  add: Type.Optional(Type.Number()),
  who: Shape(
    {
      all: Type.Optional(Type.Literal(true)),
      type: Type.Optional(Type.Array(Type.Enum([...ELEMENT_TYPES]))),
      specialty: Type.Optional(Text),
      species: Type.Optional(Type.Array(Text)),
    },
    { description: 'All Pokémon, or those of a type, a specialty (with all-rounders) or these species.' },
  ),
  limitPerDay: Type.Optional(Type.Integer()),
});

const Favourites = Type.Array(Shape({ types: Type.Array(Text), areas: Type.Array(Text) }), {
  description: 'Types whose berries are favorites on these islands.',
});

const eventFields = {
  key: Type.String({ description: 'Never changes.' }),
  name: Text,
  kind: Type.Enum(['event', 'goodSleepDay']),
  start: Type.String({ description: 'Local time, such as 2026-10-05T04:00.' }),
  end: Type.String({ description: 'The first moment without it.' }),
  forecast: Type.Boolean({ description: 'Computed ahead, not announced yet.' }),
  effects: Type.Array(Effect),
  favourites: Favourites,
  note: Type.Optional(Text),
};
const Event = Shape(eventFields);

const daysLeft = Type.Integer({ description: 'With this day.' });
const Running = Shape({ ...eventFields, daysLeft });

const zone = {
  timezone: Type.Literal('local', { description: 'Times are local to the player.' }),
  dayChange: Type.Literal('04:00', { description: 'When a day of the game begins.' }),
};

const open = { method: 'GET', access: 'anyone', open: true, limit: 'read' } as const;
const lang = Type.Optional(NameLanguage);

export const eventRoutes = {
  events: {
    ...open,
    path: '/api/events',
    summary: 'Events and Good Sleep Days that overlap with some days, at most 400.',
    query: Shape({
      from: Type.Optional(Day('First day (days begin at 04:00); today in UTC where it is left out.')),
      to: Type.Optional(Day('First day that no longer counts; 400 days later where it is left out.')),
      lang,
      kind: Type.Optional(Kind),
    }),
    answer: Shape({ ...zone, events: Type.Array(Event) }),
  },
  today: {
    ...open,
    path: '/api/today',
    summary: 'What a day is about: events, Good Sleep Day, favorites and how many days are left.',
    query: Shape({ date: Type.Optional(Day("The caller's day; today in UTC where it is left out.")), lang }),
    answer: Shape({
      ...zone,
      date: Text,
      monday: Type.String({ description: 'When the week began.' }),
      event: Type.Union([Running, Type.Null()], { description: "The week's event." }),
      events: Type.Array(Running),
      goodSleepDay: Type.Union([Running, Type.Null()]),
      nextGoodSleepDay: Type.Union([Shape({ ...eventFields, daysLeft, daysUntil: Type.Integer() }), Type.Null()]),
      favourites: Favourites,
      daysLeft: Type.Union([Type.Integer(), Type.Null()], { description: "Of the week's event, with this day." }),
      note: Type.Optional(Text),
    }),
  },
  eventCalendar: {
    ...open,
    path: '/api/events.ics',
    summary: 'Events as a calendar to subscribe to (iCalendar): two years back, all ahead.',
    contentType: 'text/calendar; charset=utf-8',
    query: Shape({ kind: Type.Optional(Kind), lang }),
    answer: Text,
  },
  eventFeed: {
    ...open,
    path: '/api/events.atom',
    summary: 'Events, editions of the tables and releases as an Atom feed.',
    contentType: 'application/atom+xml; charset=utf-8',
    query: Shape({ lang }),
    answer: Text,
  },
} as const satisfies Record<string, RouteContract>;
