// What the camp ticket adds to a figure: simulates the team without it when the breakdown is opened.

import { TEAM } from '@oversleep/questions';
import { useMemo } from 'react';
import { messages } from '../../../messages/messages.ts';
import { BreakdownNote } from '../../../parts/figures/breakdown.tsx';
import { changeText, marginText } from '../../../parts/words/range-text.ts';
import { countText } from '../../../parts/words/wording.ts';
import { useAnswer } from '../../../sim/use-answer.ts';
import type { Production } from '../../../state/data/results.ts';
import type { TeamReport } from '../results/team-report.ts';

const t = messages('calculator');

interface CampEffectProps {
  readonly context: TeamReport;
  /** The figure and its standard error. */
  readonly figure: (production: Production) => { readonly value: number; readonly error: number };
}

export function CampEffect({ context, figure }: CampEffectProps) {
  const { question, production } = context;
  const { camp } = question.settings;
  const withoutCamp = useMemo(
    () => (camp ? { ...question, settings: { ...question.settings, camp: false } } : undefined),
    [question, camp],
  );
  const { state, value: without } = useAnswer(TEAM, withoutCamp);

  if (!camp) return <BreakdownNote>{t('overview.noCamp')}</BreakdownNote>;
  if (state === 'failed') return <BreakdownNote>{t('overview.campFailed')}</BreakdownNote>;
  if (without === undefined) return <BreakdownNote>{t('overview.campLoading')}</BreakdownNote>;
  const [now, before] = [figure(production), figure(without)];
  return (
    <BreakdownNote>
      {t.rich('overview.camp', {
        gain: changeText(now.value - before.value, countText),
        margin: marginText(Math.hypot(now.error, before.error), countText),
        without: countText(before.value),
        b: (inner) => <b>{inner}</b>,
      })}
    </BreakdownNote>
  );
}
