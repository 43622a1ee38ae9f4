// Chart of an average day, from wake-up to wake-up.
import { memo, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { amountText } from '../../../parts/words/range-text.ts';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { type DayMeasure, dayFrame, memberLines, teamLines } from './day-lines.ts';
import { type MemberContext, memberName, type TeamReport } from './team-report.ts';

const t = messages('calculator');

const MEASURES = [
  { value: 'energy', label: 'results.energy', title: 'results.energyOf' },
  { value: 'helps', label: 'results.helps', title: 'results.helpsOf' },
  { value: 'procs', label: 'results.procs', title: 'results.procsOf' },
] as const;

interface MemberDayProps {
  readonly context: TeamReport;
  readonly member: MemberContext;
}

export const MemberDay = memo(({ context, member }: MemberDayProps) => {
  const [measure, setMeasure] = useState<DayMeasure>('energy');
  const { title } = MEASURES.find(({ value }) => value === measure) ?? MEASURES[0];
  return (
    <>
      <Segmented
        label={t('results.show')}
        value={measure}
        choices={MEASURES.map(({ value, label }) => ({ value, label: t(label) }))}
        onChange={(chosen) => setMeasure(MEASURES.find(({ value }) => value === chosen)?.value ?? 'energy')}
      />
      <LineChart
        title={t(title, { name: memberName(member) })}
        note={noteOn(member, measure)}
        axisName={t('results.time')}
        series={memberLines(member, measure)}
        {...dayFrame(context, member)}
      />
    </>
  );
});

function noteOn({ figures }: MemberContext, measure: DayMeasure): string {
  const { morningProcs } = figures.advanced;
  if (measure !== 'procs' || morningProcs === 0) return t('results.averageDay');
  return t('results.nightProcs', { amount: amountText(morningProcs) });
}

export const TeamDay = memo(({ context }: { readonly context: TeamReport }) => (
  <LineChart
    title={t('results.teamEnergy')}
    axisName={t('results.time')}
    series={teamLines(context)}
    {...dayFrame(context)}
  />
));
