// How sure the weekly total is, in words.
import { marginOf } from '@oversleep/game';
import { SURE_WORDS } from '../../../parts/words/range-text.ts';
import type { EarlierAnswer } from './earlier-answer.ts';

const PERCENT = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The margin of the total as a share of it: the same ± as beside the total, and the place that says what it means. */
export const sureness = ({ production }: Pick<EarlierAnswer, 'production'>): string =>
  `± ${PERCENT.format(100 * marginOf(production.precision))}% of the weekly total, ${SURE_WORDS}`;
