// How sure the weekly total is, in words.
import { marginOf } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import type { TeamReport } from '../results/team-report.ts';

const t = messages('calculator');

type Statement = 'calculation.sureness' | 'calculation.improving' | 'calculation.stoppedAt';

/** The margin of the total as a share of it: the same ± as beside the total. */
export const sureness = (
  { production }: Pick<TeamReport, 'production'>,
  statement: Statement = 'calculation.sureness',
): string => t(statement, { margin: marginOf(production.precision) });
