// A moment as people of this place write it.

const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** `moment` is ISO 8601; one that cannot be read is shown as it is. */
export function momentText(moment: string): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? moment : MOMENT.format(time);
}
