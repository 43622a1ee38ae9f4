// A planned week as rows that two devices can both write: the plan of each Monday, what was logged, and what was forecast.
import { type PlayerWeek, WEEK_LIMITS, WEEKDAYS, type WeekForecast, type WeekLogEntry } from './player-week.ts';
import { type Fields, isObject } from './reading.ts';
import { DAY, parseClock } from './time.ts';
import { mondayOf, rowName, type WeekRow } from './week-row.ts';

/** The weeks that are kept: the present one and those before it. */
export const MAX_WEEKS = WEEK_LIMITS.past + 1;

/** A meal is logged once; a look at Snorlax is identified by its time. */
export const logKey = (monday: string, { day, meal, time }: Pick<WeekLogEntry, 'day' | 'meal' | 'time'>): string =>
  `${monday}/${day}/${meal ?? time}`;

export const forecastKey = (monday: string, { day, time }: Pick<WeekForecast, 'day' | 'time'>): string =>
  `${monday}/${day}/${time}`;

/** Of two entries of one meal the later stays, of two forecasts of one moment the first. */
export function weekRowsOf({ monday, island, log, forecasts, past, ...plan }: PlayerWeek): readonly WeekRow[] {
  const forecastRows = (week: string, made: readonly WeekForecast[]): readonly WeekRow[] =>
    [...made].reverse().map((one) => ({ kind: 'forecast', key: forecastKey(week, one), data: { ...one } }));
  const rows: readonly WeekRow[] = [
    ...past.flatMap((week): readonly WeekRow[] => [
      { kind: 'week', key: week.monday, data: { island: week.island, end: week.strength, plan: null } },
      ...forecastRows(week.monday, week.forecasts),
    ]),
    { kind: 'week', key: monday, data: { island, end: null, plan } },
    ...log.map((entry): WeekRow => ({ kind: 'log', key: logKey(monday, entry), data: { ...entry } })),
    ...forecastRows(monday, forecasts),
  ];
  return [...new Map(rows.map((row) => [rowName(row), row])).values()];
}

/** The newest planned week as one value, with its log and the weeks before it; null where no week is planned. Not yet read. */
export function weekOfRows(rows: readonly WeekRow[]): Fields | null {
  const byWeek = new Map<string, Fields[]>();
  for (const { kind, key, data } of rows) {
    const name = `${kind}:${mondayOf(key)}`;
    const list = byWeek.get(name);
    if (list) list.push(data);
    else byWeek.set(name, [data]);
  }
  const listOf = (kind: 'log' | 'forecast', monday: string, most: number): readonly Fields[] =>
    (byWeek.get(`${kind}:${monday}`) ?? []).sort((a, b) => momentOf(a) - momentOf(b)).slice(-most);
  const weeks = rows.filter(({ kind }) => kind === 'week').sort((a, b) => (a.key < b.key ? -1 : 1));
  const present = weeks.findLast(({ data }) => isObject(data.plan));
  if (!present || !isObject(present.data.plan)) return null;
  const past = weeks
    .filter(({ key }) => key < present.key)
    .map(({ key: monday, data: { island, end, plan } }) => {
      const forecasts = listOf('forecast', monday, WEEK_LIMITS.forecasts);
      const strength = end ?? endIn(listOf('log', monday, WEEK_LIMITS.log));
      return { isWorthwhile: forecasts.length > 0 || !isObject(plan), week: { monday, island, forecasts, strength } };
    })
    .filter(({ isWorthwhile }) => isWorthwhile)
    .map(({ week }) => week);
  return {
    ...present.data.plan,
    monday: present.key,
    island: present.data.island,
    log: listOf('log', present.key, WEEK_LIMITS.log),
    forecasts: listOf('forecast', present.key, WEEK_LIMITS.forecasts),
    past: past.slice(-WEEK_LIMITS.past),
  };
}

/** A week ends with the last strength of its Sunday. */
const endIn = (log: readonly Fields[]): unknown =>
  log.findLast(({ day, strength }) => day === 'sun' && typeof strength === 'number')?.strength ?? null;

/** The game's day begins at four in the morning. */
const DAY_BEGINS = 4 * 60;

/** Minutes since Monday began. */
export function momentOf({ day, time }: Fields): number {
  const clock = parseClock(String(time)) ?? 0;
  return WEEKDAYS.findIndex((one) => one === day) * DAY + (clock < DAY_BEGINS ? clock + DAY : clock);
}

/** Rows of weeks that are too old to be kept. */
export function expiredRows<Row extends Pick<WeekRow, 'kind' | 'key'>>(rows: readonly Row[]): readonly Row[] {
  const mondays = [...new Set(rows.map(({ key }) => mondayOf(key)))].sort();
  const first = mondays.at(-MAX_WEEKS);
  return first === undefined ? [] : rows.filter(({ key }) => mondayOf(key) < first);
}

/** A whole-week row from a client without row support: it adds to the stored rows and clears nothing. */
export function addedRow({ kind, data }: WeekRow, stored: Fields | undefined): Fields {
  if (!stored || kind === 'forecast') return stored ?? data;
  if (kind === 'log')
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, value ?? stored[name]]));
  const plan = data.plan ?? stored.plan;
  return { island: data.plan ? data.island : stored.island, end: stored.end ?? data.end, plan };
}
