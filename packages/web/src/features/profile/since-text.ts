// A day as people of this place write it in full.

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });

/** One that cannot be read is shown as it is. */
export function sinceText(moment: string): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? moment : DAY.format(time);
}
