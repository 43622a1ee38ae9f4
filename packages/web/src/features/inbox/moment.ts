// How a moment is written: UTC and 24 hours, the same for everybody.

const UTC = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Such as 14 Nov 2026, 05:10 UTC. */
export const utcText = (moment: string): string => `${UTC.format(new Date(moment))} UTC`;

/** The same moment by the clock of whoever looks. */
export const localText = (moment: string): string => `${new Date(moment).toLocaleString()} on your clock`;
