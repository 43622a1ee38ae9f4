// What camp adds to a figure: the same team simulated without it, with the same luck, as soon as somebody wants to know.
import { useMemo } from 'react';
import { BreakdownNote } from '../../../parts/figures/breakdown.tsx';
import { changeText, marginText } from '../../../parts/words/range-text.ts';
import { countText } from '../../../parts/words/wording.ts';
import { TEAM } from '../../../sim/answer-rows.ts';
import { useAnswer } from '../../../sim/use-answer.ts';
import type { Production } from '../../../state/data/results.ts';
import type { ResultContext } from '../results/result-context.ts';

interface CampEffectProps {
  readonly context: ResultContext;
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

  if (!camp) return <BreakdownNote>Camp: not in use.</BreakdownNote>;
  if (state === 'failed') return <BreakdownNote>What camp adds could not be computed just now.</BreakdownNote>;
  if (without === undefined) return <BreakdownNote>Camp: counting again without it …</BreakdownNote>;
  const [now, before] = [figure(production), figure(without)];
  return (
    <BreakdownNote>
      Of all this, camp adds <b>{changeText(now.value - before.value, countText)}</b>{' '}
      {marginText(Math.hypot(now.error, before.error), countText)}: without it the team would make{' '}
      {countText(before.value)}.
    </BreakdownNote>
  );
}
