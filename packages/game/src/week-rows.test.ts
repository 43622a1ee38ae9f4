// Rows of a planned week: split, put together again, and merged when two devices have changed the same one.
import { describe, expect, it } from 'vitest';
import type { PlayerWeek, WeekForecast, WeekLogEntry } from './player-week.ts';
import type { Fields } from './reading.ts';
import { mergedRow } from './week-merge.ts';
import { rowName, type WeekRow } from './week-row.ts';
import { addedRow, expiredRows, logKey, MAX_WEEKS, rowsWithSwapPlan, weekOfRows, weekRowsOf } from './week-rows.ts';

const lunch: WeekLogEntry = { day: 'wed', time: '13:59', meal: 'lunch', dish: 'mixed', strength: 412_000 };
const look: WeekLogEntry = { day: 'wed', time: '16:20', meal: null, dish: null, strength: 420_000 };
const late: WeekLogEntry = { day: 'wed', time: '01:10', meal: 'dinner', dish: 'mixed', strength: null };
const forecast: WeekForecast = { day: 'wed', time: '12:04', p10: 1, p50: 2, p90: 3 };
const week: PlayerWeek = {
  monday: '2026-11-16',
  island: 'cyan',
  day: 'wed',
  time: '14:00',
  strength: 412_000,
  bag: { Apple: 12 },
  tasty: 0.1,
  pot: 3,
  energy: { ann: 62 },
  lookIn: 'always',
  naps: { sat: { from: '13:00', to: '15:00' } },
  rank: 'Master 12',
  filler: 'surplus',
  sunday: true,
  dishes: { sun: [null, 'mixed', null] },
  teams: { mon: { day: 0, night: 0 }, tue: { day: 1, night: 0 } },
  log: [lunch, look, late],
  forecasts: [forecast],
  past: [
    { monday: '2026-11-02', island: 'lapis', forecasts: [], strength: 800_000 },
    { monday: '2026-11-09', island: 'cyan', forecasts: [{ ...forecast, day: 'mon' }], strength: null },
  ],
};

const rotation = {
  lineups: [['ann'], ['bob']],
  changes: [
    { lineup: 0, at: 'wakeup' },
    { lineup: 1, at: 'before:dinner' },
  ],
};

const read = weekOfRows;
const dataOf = (rows: readonly WeekRow[], name: string): Fields => {
  const row = rows.find((one) => rowName(one) === name);
  if (!row) throw new Error(`no row ${name}`);
  return row.data;
};

describe('the log of several devices', () => {
  it('is in the order of time, and within a minute in that of the meals', () => {
    const at = (time: string, meal: WeekLogEntry['meal']): WeekLogEntry => ({ ...look, time, meal });
    const log = [at('13:20', 'dinner'), at('13:20', 'lunch'), at('10:47', 'breakfast'), at('11:05', null)];
    const ordered = read(weekRowsOf({ ...week, log }))?.log.map(({ time, meal }) => `${time} ${meal}`);
    expect(ordered).toEqual(['10:47 breakfast', '11:05 null', '13:20 lunch', '13:20 dinner']);
  });
});

describe('splitting a week', () => {
  it('gives a key to each piece that says what it is about', () => {
    expect(weekRowsOf(week).map(rowName)).toEqual([
      'week:2026-11-02',
      'week:2026-11-09',
      'forecast:2026-11-09/mon/12:04',
      'week:2026-11-16',
      'log:2026-11-16/wed/lunch',
      'log:2026-11-16/wed/16:20',
      'log:2026-11-16/wed/dinner',
      'forecast:2026-11-16/wed/12:04',
    ]);
  });

  it('keeps a rotation, and says where one was taken out', () => {
    const rows = weekRowsOf({ ...week, rotation });
    expect(read(rows)).toEqual({ ...week, rotation });
    const stored = dataOf(rows, 'week:2026-11-16');
    const without = rowsWithSwapPlan(week, stored);
    expect(dataOf(without, 'week:2026-11-16').plan).toMatchObject({ rotation: null });
    expect(read(without)).toEqual(week);
  });

  it('has no word about rotations where there never was one', () => {
    expect(dataOf(rowsWithSwapPlan(week), 'week:2026-11-16').plan).not.toHaveProperty('rotation');
  });

  it('loses nothing: the rows make the same week again, in whatever order they come', () => {
    expect(read(weekRowsOf(week))).toEqual(week);
    expect(read([...weekRowsOf(week)].reverse())).toEqual(week);
  });

  it('keeps the later of two entries of one meal and the first of two forecasts of one moment', () => {
    const twice = {
      ...week,
      log: [lunch, { ...lunch, strength: 413_000 }],
      forecasts: [forecast, { ...forecast, p50: 9 }],
    };
    expect(read(weekRowsOf(twice))).toMatchObject({ log: [{ strength: 413_000 }], forecasts: [{ p50: 2 }] });
  });

  it('puts entries of two devices in the order of the week; the night after midnight belongs to the day before', () => {
    const rows = weekRowsOf({ ...week, log: [late, look, lunch] });
    expect(read(rows)?.log).toEqual([lunch, look, late]);
  });
});

describe('the state of a week', () => {
  const CURRY = 'FANCY_APPLE_CURRY';
  const entered = { ...week, log: [], forecasts: [], past: [], bag: { Apple: 40 } };
  const row = (entry: WeekLogEntry): WeekRow => ({
    kind: 'log',
    key: logKey(week.monday, entry),
    data: { ...entry },
  });
  const lunchAt = (time: string) => row({ ...lunch, time, dish: CURRY });
  const dinner = row({ ...late, time: '21:30', dish: CURRY, strength: 450_000 });
  const planIn = (rows: readonly WeekRow[]): unknown => dataOf(rows, `week:${week.monday}`).plan;
  const resplit = (rows: readonly WeekRow[], change: Partial<PlayerWeek>) => {
    const shown = read(rows);
    if (!shown) throw new Error('no week');
    return weekRowsOf({ ...shown, ...change }, dataOf(rows, `week:${week.monday}`));
  };
  const plan = weekRowsOf(entered);
  const both = [...plan, lunchAt('17:59'), dinner];

  it('continues from every later entry with a Strength, whichever device logged it', () => {
    expect(read(both)).toMatchObject({
      day: 'wed',
      time: '21:31',
      strength: 450_000,
      bag: { Apple: 26 },
      tasty: 0,
      pot: 0,
      energy: {},
    });
    expect(read([...plan, row({ ...late, dish: CURRY })])).toMatchObject({ time: '14:00', bag: { Apple: 40 } });
  });

  it('continues from a look at its own moment, and not from an entry before it', () => {
    expect(read([...plan, row({ ...look, time: '14:00' })])).toMatchObject({
      time: '14:01',
      strength: 420_000,
      pot: 3,
    });
    expect(read([...plan, lunchAt('13:59')])).toMatchObject({ time: '14:00', bag: { Apple: 40 }, pot: 3 });
  });

  it('stays as it was entered while the log leads to what the page shows', () => {
    expect(planIn(resplit(both, {}))).toEqual(planIn(plan));
    expect(planIn(resplit(both, { rank: 'Basic 1' }))).toMatchObject({ rank: 'Basic 1', time: '14:00' });
  });

  it('is entered anew when it is changed, with the entries that it includes', () => {
    const changed = resplit(both, { bag: { Apple: 5 } });
    expect(planIn(changed)).toMatchObject({ time: '21:31', bag: { Apple: 5 } });
    expect(read(changed)).toMatchObject({ bag: { Apple: 5 } });
    const back = resplit(both, { time: '12:00', bag: { Apple: 9 } });
    expect(planIn(back)).toMatchObject({ counted: ['wed/lunch', 'wed/dinner'] });
    expect(read(back)).toMatchObject({ time: '12:00', bag: { Apple: 9 } });
  });
});

describe('a week that is over', () => {
  const rows = [
    ...weekRowsOf({ ...week, past: [], log: [{ ...look, day: 'sun', time: '22:00', strength: 900_000 }] }),
    ...weekRowsOf({ ...week, monday: '2026-11-23', past: [], log: [], forecasts: [] }),
  ];

  it('ended with the last strength of its Sunday, whichever device logged it, and however late that is known', () => {
    expect(read(rows)?.past).toEqual([
      { monday: '2026-11-16', island: 'cyan', forecasts: [forecast], strength: 900_000 },
    ]);
    const later: WeekRow = {
      kind: 'log',
      key: '2026-11-16/sun/dinner',
      data: { ...lunch, day: 'sun', time: '22:30', meal: 'dinner', strength: 950_000 },
    };
    expect(read([...rows, later])?.past[0]?.strength).toBe(950_000);
  });

  it('is no part of the past where nothing was forecast', () => {
    expect(read(rows.filter(({ kind }) => kind !== 'forecast'))?.past).toEqual([]);
  });

  it('is kept for half a year', () => {
    const mondays = Array.from({ length: MAX_WEEKS + 2 }, (_, i) => `20${String(10 + i)}-01-05`);
    const old = mondays.map((key): WeekRow => ({ kind: 'week', key, data: {} }));
    expect(expiredRows(old).map(({ key }) => key)).toEqual(mondays.slice(0, 2));
    expect(expiredRows(old.slice(2))).toEqual([]);
  });
});

describe('a whole week that adds to rows', () => {
  const row = (name: string, of = week) => {
    const rows = weekRowsOf(of);
    return rows.find((one) => rowName(one) === name) ?? rows[0] ?? { kind: 'week', key: '', data: {} };
  };

  it('replaces the plan of its Monday and keeps how it ended', () => {
    const stored = { island: 'lapis', end: 5, plan: { rank: null } };
    expect(addedRow(row('week:2026-11-16'), stored)).toEqual({
      island: 'cyan',
      end: 5,
      plan: dataOf(weekRowsOf(week), 'week:2026-11-16').plan,
    });
  });

  it('keeps the rotation of its Monday, which an earlier app knows nothing of', () => {
    const added = addedRow(row('week:2026-11-16'), { island: 'cyan', end: null, plan: { rank: null, rotation } });
    expect(added.plan).toMatchObject({ rank: week.rank, rotation });
  });

  it('says only how earlier weeks ended: their plans stay', () => {
    const stored = { island: 'taupe', end: null, plan: { rank: null } };
    expect(addedRow(row('week:2026-11-02'), stored)).toEqual({ island: 'taupe', end: 800_000, plan: { rank: null } });
  });

  it('fills in what an entry lacks and empties nothing', () => {
    const none = row('log:2026-11-16/wed/lunch', { ...week, log: [{ ...lunch, strength: null }] });
    expect(addedRow(none, { ...lunch })).toEqual(lunch);
    expect(addedRow(row('log:2026-11-16/wed/lunch'), { ...lunch, strength: null })).toEqual(lunch);
  });

  it('leaves a forecast as it was made', () => {
    expect(addedRow(row('forecast:2026-11-16/wed/12:04'), { ...forecast, p50: 7 })).toEqual({ ...forecast, p50: 7 });
  });
});

describe('two devices that change one entry', () => {
  const base = { ...lunch, strength: null };

  it('each say what they know', () => {
    expect(mergedRow('log', { ...base, strength: 5 }, { ...base, dish: 'nothing' }, base)).toEqual({
      ...lunch,
      dish: 'nothing',
      strength: 5,
    });
  });

  it('a value counts more than none where the previous one is unknown', () => {
    expect(mergedRow('log', { ...base }, { ...base, strength: 5 }, undefined)).toEqual({ ...base, strength: 5 });
  });

  it('an emptied field stays empty when the other device did not touch it', () => {
    expect(mergedRow('log', { ...lunch, strength: null }, { ...lunch }, { ...lunch })).toEqual(base);
  });

  it('a forecast is never changed', () => {
    expect(mergedRow('forecast', { ...forecast, p50: 9 }, { ...forecast }, undefined)).toEqual(forecast);
  });
});

describe('two devices that change one plan', () => {
  const base = dataOf(weekRowsOf(week), 'week:2026-11-16');
  const withPlan = (changes: Partial<PlayerWeek>): Fields =>
    dataOf(weekRowsOf({ ...week, ...changes }), 'week:2026-11-16');

  it('go on from the later moment', () => {
    const mine = withPlan({ rank: 'Basic 1' });
    const theirs = withPlan({ day: 'thu', time: '08:00', strength: 500_000, bag: { Apple: 2 } });
    const plan = { rank: 'Basic 1', day: 'thu', time: '08:00', strength: 500_000, bag: { Apple: 2 } };
    expect(mergedRow('week', mine, theirs, base)).toMatchObject({ plan });
    expect(mergedRow('week', theirs, mine, base)).toMatchObject({ plan });
  });

  it('go on from the later moment with the entries that it includes', () => {
    const mine = withPlan({ time: '12:00' });
    const theirs = withPlan({ day: 'thu', time: '08:00' });
    expect(mine).toHaveProperty('plan.counted', ['wed/lunch', 'wed/16:20']);
    expect(mergedRow('week', mine, theirs, base)).toHaveProperty('plan.counted', []);
    expect(mergedRow('week', { ...mine }, withPlan({ time: '11:00' }), base)).toMatchObject({
      plan: { time: '12:00' },
    });
  });

  it('keep each other’s teams, naps and dishes by day and meal', () => {
    const mine = withPlan({
      teams: { mon: { day: 2, night: 2 }, tue: { day: 1, night: 0 } },
      dishes: { sun: ['nothing', 'mixed', null] },
      naps: {},
    });
    const theirs = withPlan({
      teams: { mon: { day: 0, night: 0 }, tue: { day: 3, night: 3 } },
      dishes: { sun: [null, 'mixed', 'nothing'], sat: ['mixed', null, null] },
      naps: { sat: { from: '13:00', to: '15:00' }, fri: { from: '12:00', to: '14:00' } },
    });
    expect(mergedRow('week', mine, theirs, base)).toMatchObject({
      plan: {
        teams: { mon: { day: 2, night: 2 }, tue: { day: 3, night: 3 } },
        dishes: { sun: ['nothing', 'mixed', 'nothing'], sat: ['mixed', null, null] },
        naps: { fri: { from: '12:00', to: '14:00' } },
      },
    });
    expect(mergedRow('week', mine, theirs, base)).not.toHaveProperty('plan.naps.sat');
  });

  it('take a rotation out although the other one has changed it', () => {
    const rotated = (at: string) => ({
      island: 'cyan',
      end: null,
      plan: { rotation: { lineups: [['a']], changes: [{ at }] } },
    });
    const none = { island: 'cyan', end: null, plan: { rotation: null } };
    const was = rotated('wakeup');
    expect(mergedRow('week', none, rotated('bedtime'), was)).toHaveProperty('plan.rotation', null);
    expect(mergedRow('week', none, was, was)).toHaveProperty('plan.rotation', null);
    expect(mergedRow('week', was, none, was)).toHaveProperty('plan.rotation', null);
    expect(mergedRow('week', rotated('bedtime'), none, was)).toMatchObject(rotated('bedtime'));
    // What was there before is not known: nothing says that it was taken out.
    expect(mergedRow('week', none, rotated('bedtime'), undefined)).toMatchObject(rotated('bedtime'));
  });

  it('that both began prefer their own and take what they have not', () => {
    const mine = withPlan({ dishes: {}, rank: null });
    const theirs = withPlan({ sunday: false });
    expect(mergedRow('week', mine, theirs, undefined)).toMatchObject({
      plan: { sunday: true, rank: 'Master 12', dishes: week.dishes },
    });
  });

  it('merge with a week of which only the end is known', () => {
    expect(mergedRow('week', base, { island: 'cyan', end: 9, plan: null }, undefined)).toEqual({ ...base, end: 9 });
  });

  it('are not confused by the order of fields, which the database changes', () => {
    const reordered = JSON.parse(JSON.stringify(base, (_, value: unknown) => shuffled(value)));
    const theirs = withPlan({ teams: { ...week.teams, fri: { day: 4, night: 4 } } });
    expect(mergedRow('week', base, theirs, reordered)).toEqual(theirs);
  });
});

const shuffled = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).reverse())
    : value;
