// Time spans that amounts can be shown for; figures are per day.
import type { TimeWindow } from '../../../state/data/teams.ts';

export const TIME_FACTORS: Readonly<Record<TimeWindow, number>> = { '8H': 8 / 24, '24H': 1, WEEK: 7 };

/** As messages name them; "other" is 8 hours. */
export const TIME_SPANS = { '8H': 'other', '24H': 'day', WEEK: 'week' } as const satisfies Record<TimeWindow, string>;
