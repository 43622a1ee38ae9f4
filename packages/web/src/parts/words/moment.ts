// Dates and times in UTC and 24 hours, so that all players read the same.
import { dateFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';

const t = messages('parts');

const DATE = { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const MOMENT = dateFormat({ ...DATE, ...CLOCK });
const TIME = dateFormat({ ...CLOCK, timeZone: 'UTC' });
const DAY = dateFormat(DATE);
const LOCAL = dateFormat({ day: 'numeric', month: 'short', year: 'numeric', ...CLOCK });

/** A text that is no moment is shown as it is. */
const written = (format: (time: number) => string, moment: string): string => {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? moment : format(time);
};

/** Such as 14 Nov 2026, 05:10 UTC. */
export const utcText = (moment: string): string => written((time) => `${MOMENT(time)} UTC`, moment);

/** Such as 05:10 UTC, for what is near; in milliseconds. */
export const utcTimeText = (time: number): string => `${TIME(time)} UTC`;

/** Without the time: 14 Nov 2026. */
export const dayText = (date: string): string => written(DAY, date);

/** In the player's time zone, where no other could be meant. */
export const ownText = (moment: string): string => written(LOCAL, moment);

/** In the player's time zone, and it says so. */
export const localText = (moment: string): string => written((time) => t('localTime', { moment: LOCAL(time) }), moment);
