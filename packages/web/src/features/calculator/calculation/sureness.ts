// How sure the weekly total is, in words.
import type { Answer } from './calculation.ts';

const PERCENT = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The standard error of the total, as a share of it. */
export const sureness = ({ production }: Pick<Answer, 'production'>): string =>
  `± ${PERCENT.format(100 * production.precision)}% of the weekly total`;
