// How moments are written where everybody should read the same: UTC and 24 hours.

const DATE = { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' } as const;
const UTC = new Intl.DateTimeFormat('en-GB', { ...DATE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const DAY = new Intl.DateTimeFormat('en-GB', DATE);

/** Such as 14 Nov 2026, 05:10 UTC. */
export const utcText = (moment: string): string => `${UTC.format(new Date(moment))} UTC`;

/** Of a date without time. */
export const dayText = (date: string): string => DAY.format(new Date(date));

/** The same moment by the clock of whoever looks. */
export const localText = (moment: string): string => `${new Date(moment).toLocaleString()} on your clock`;
