// An average day of a member, from getting up to getting up.
import { memo, useState } from 'react';
import { amountText } from '../../../parts/words/range-text.ts';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { type DayMeasure, dayFrame, memberLines, teamLines } from './day-lines.ts';
import { type MemberContext, nameOf, type ResultContext } from './result-context.ts';

const MEASURES: readonly { readonly value: DayMeasure; readonly label: string; readonly title: string }[] = [
  { value: 'energy', label: 'Energy', title: 'Energy and bag' },
  { value: 'helps', label: 'Helps', title: 'Helps per hour' },
  { value: 'procs', label: 'Procs', title: 'Procs per hour' },
];

interface MemberDayProps {
  readonly context: ResultContext;
  readonly member: MemberContext;
}

export const MemberDay = memo(({ context, member }: MemberDayProps) => {
  const [measure, setMeasure] = useState<DayMeasure>('energy');
  const { title = '' } = MEASURES.find(({ value }) => value === measure) ?? {};
  return (
    <>
      <Segmented
        label="Show"
        value={measure}
        choices={MEASURES}
        onChange={(chosen) => setMeasure(MEASURES.find(({ value }) => value === chosen)?.value ?? 'energy')}
      />
      <LineChart
        title={`${title}, 24 hours of ${nameOf(member)}`}
        note={noteOn(member, measure)}
        axisName="Time"
        series={memberLines(member, measure)}
        {...dayFrame(context, member)}
      />
    </>
  );
});

function noteOn({ figures }: MemberContext, measure: DayMeasure): string {
  const { morningProcs } = figures.advanced;
  if (measure !== 'procs' || morningProcs === 0) return 'An average day, from getting up to getting up.';
  return `An average day by its hours. The night's procs, ${amountText(morningProcs)} of them, are used at getting up and not in the line.`;
}

export function TeamDay({ context }: { readonly context: ResultContext }) {
  return <LineChart title="Energy of everybody" axisName="Time" series={teamLines(context)} {...dayFrame(context)} />;
}
