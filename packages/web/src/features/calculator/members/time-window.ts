// The stretch of time that amounts are shown for; figures are those of a day.
import type { TimeWindow } from '../../../state/data/teams.ts';

export const TIME_FACTORS: Readonly<Record<TimeWindow, number>> = { '8H': 8 / 24, '24H': 1, WEEK: 7 };

export const TIME_WORDS: Readonly<Record<TimeWindow, string>> = {
  '8H': 'in 8 hours',
  '24H': 'a day',
  WEEK: 'a week',
};

export const TIME_LABELS: Readonly<Record<TimeWindow, string>> = { '8H': '8H', '24H': '24H', WEEK: 'Week' };
