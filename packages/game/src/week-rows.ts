// A planned week as rows that two devices can both write: the plan of each Monday, what was logged, and what was forecast.
import { canonical } from './canonical.ts';
import { type PlayerWeek, playerWeekIn, WEEK_LIMITS, type WeekForecast, type WeekLogEntry } from './player-week.ts';
import { type Fields, isObject } from './reading.ts';
import { mondayOf, rowName, type WeekRow } from './week-row.ts';
import { compareMoments, entryKey, laterEntries, STATE_FIELDS, withLaterEntries } from './week-state.ts';

/** The weeks that are kept: the present one and those before it. */
export const MAX_WEEKS = WEEK_LIMITS.past + 1;

export const logKey = (monday: string, entry: Pick<WeekLogEntry, 'day' | 'meal' | 'time'>): string =>
  `${monday}/${entryKey(entry)}`;

export const forecastKey = (monday: string, { day, time }: Pick<WeekForecast, 'day' | 'time'>): string =>
  `${monday}/${day}/${time}`;

/** Of two entries of one meal the later stays, of two forecasts of one moment the first. `stored`: the row of this plan. */
export function weekRowsOf(week: PlayerWeek, stored?: Fields): readonly WeekRow[] {
  const { monday, island, log, forecasts, past, ...fields } = week;
  const plan = planOf(week, fields, stored);
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

/**
 * The state as it was entered stays if the log continues it to the state of the week, so meals that other devices log
 * continue it too. Otherwise it is the state of the week, with the later entries that it already includes.
 */
function planOf(week: PlayerWeek, plan: Fields, stored: Fields | undefined): Fields {
  const whole = { ...plan, counted: laterEntries(week).map(entryKey) };
  if (!isObject(stored?.plan) || !Array.isArray(stored.plan.counted)) return whole;
  const entered = { ...plan, ...picked(stored.plan), counted: stored.plan.counted };
  const continued = readWeek({ ...week, ...entered });
  return continued && canonical(picked({ ...continued })) === canonical(picked(plan)) ? entered : whole;
}

const picked = (plan: Fields): Fields => Object.fromEntries(STATE_FIELDS.map((name) => [name, plan[name]]));

/** The newest planned week as one value, with its log and the weeks before it; null where no week is planned. */
export const weekOfRows = (rows: readonly WeekRow[]): PlayerWeek | null => readWeek(assembled(rows));

function readWeek(fields: Fields | null): PlayerWeek | null {
  const week = playerWeekIn(fields);
  // Rows of earlier releases do not say what they include, which is everything.
  return week && Array.isArray(fields?.counted) ? withLaterEntries(week, fields.counted) : week;
}

function assembled(rows: readonly WeekRow[]): Fields | null {
  const byWeek = new Map<string, Fields[]>();
  for (const { kind, key, data } of rows) {
    const name = `${kind}:${mondayOf(key)}`;
    const list = byWeek.get(name);
    if (list) list.push(data);
    else byWeek.set(name, [data]);
  }
  const listOf = (kind: 'log' | 'forecast', monday: string, most: number): readonly Fields[] =>
    (byWeek.get(`${kind}:${monday}`) ?? []).sort(compareMoments).slice(-most);
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

/** Rows of weeks that are too old to be kept. */
export function expiredRows<Row extends Pick<WeekRow, 'kind' | 'key'>>(rows: readonly Row[]): readonly Row[] {
  const mondays = [...new Set(rows.map(({ key }) => mondayOf(key)))].sort();
  const first = mondays.at(-MAX_WEEKS);
  return first === undefined ? [] : rows.filter(({ key }) => mondayOf(key) < first);
}

/** The same rows, from an app that knows rotations: one that was taken out is null, while earlier apps leave it out. */
export const rowsWithSwapPlan = (week: PlayerWeek, stored?: Fields): readonly WeekRow[] =>
  weekRowsOf(week, stored).map((row) => {
    const wasThere = isObject(stored?.plan) && stored.plan.rotation !== undefined;
    if (week.rotation || !wasThere || row.kind !== 'week' || !isObject(row.data.plan)) return row;
    return { ...row, data: { ...row.data, plan: { ...row.data.plan, rotation: null } } };
  });

/** The data of a row whose sender may not know rotations, and leaves them as they are. */
export function withKnownSwapPlan(data: Fields, stored: Fields | undefined): Fields {
  if (!isObject(data.plan) || data.plan.rotation !== undefined || !isObject(stored?.plan)) return data;
  const { rotation } = stored.plan;
  return rotation === undefined ? data : { ...data, plan: { ...data.plan, rotation } };
}

/** A whole-week row from a client without row support: it adds to the stored rows and clears nothing. */
export function addedRow({ kind, data }: WeekRow, stored: Fields | undefined): Fields {
  if (!stored || kind === 'forecast') return stored ?? data;
  if (kind === 'log')
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, value ?? stored[name]]));
  const plan = withKnownSwapPlan(data, stored).plan ?? stored.plan;
  return { island: data.plan ? data.island : stored.island, end: stored.end ?? data.end, plan };
}
