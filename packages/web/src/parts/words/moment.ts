// How moments are written: in UTC and 24 hours, so that everybody reads the same.

const DATE = { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const MOMENT = new Intl.DateTimeFormat('en-GB', { ...DATE, ...CLOCK });
const TIME = new Intl.DateTimeFormat('en-GB', { ...CLOCK, timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-GB', DATE);
const LOCAL = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', ...CLOCK });

/** A text that is no moment is shown as it is. */
const written = (format: Intl.DateTimeFormat, moment: string, unit = ''): string => {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? moment : `${format.format(time)}${unit}`;
};

/** Such as 14 Nov 2026, 05:10 UTC. */
export const utcText = (moment: string): string => written(MOMENT, moment, ' UTC');

/** Such as 05:10 UTC, for what is near; in milliseconds. */
export const utcTimeText = (time: number): string => `${TIME.format(time)} UTC`;

/** Without the time: 14 Nov 2026. */
export const dayText = (date: string): string => written(DAY, date);

/** The same moment by the clock of whoever looks. */
export const localText = (moment: string): string => written(LOCAL, moment, ' on your clock');
