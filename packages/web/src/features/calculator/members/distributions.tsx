// How much days vary: triggers, berries and ingredients per day, as a histogram.
import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { amountText } from '../../../parts/words/range-text.ts';
import { Histogram } from '../../../ui/charts/histogram.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { MemberContext } from '../results/team-report.ts';
import { binsOf, mostFrequent } from './distribution-bins.ts';

const t = messages('calculatorMembers');

interface DistributionsProps {
  readonly member: MemberContext;
}

export function Distributions({ member }: DistributionsProps) {
  const measures = measuresOf(member);
  const [chosen, setChosen] = useState('procs');
  const measure = measures.find(({ value }) => value === chosen) ?? measures[0];
  if (!measure) return null;
  const most = mostFrequent(measure.shares);
  const choice = { value: measure.value, choices: measures, onChange: setChosen };
  return (
    <>
      {measures.length > 3 ? (
        <SelectField label={t('days.show')} {...choice} />
      ) : (
        <Segmented label={t('days.show')} {...choice} />
      )}
      <p>
        {t('days.average', { kind: measure.kind, amount: amountText(measure.mean), ingredient: measure.label })}{' '}
        {most && t('days.most', { value: most.value, percent: amountText(most.percent) })}
      </p>
      <Histogram
        title={t('days.title', { what: measure.label })}
        valueName={measure.label}
        colour={measure.colour}
        bins={binsOf(measure.shares)}
        mean={measure.mean}
        percentiles={measure.points}
        format={(value) => amountText(value)}
      />
    </>
  );
}

function measuresOf({ figures, spread }: MemberContext) {
  const { skillProcDistribution, berryProductionDistribution, ingredientDistributions } = figures.advanced;
  const amountOf = (name: string) =>
    figures.produceWithoutSkill.ingredients.find(({ ingredient }) => ingredient.name === name)?.amount ?? 0;
  return [
    {
      value: 'procs',
      kind: 'procs' as const,
      label: t('days.procs'),
      colour: 'var(--skill)',
      shares: skillProcDistribution,
      mean: figures.skillProcs,
      points: spread.procs,
    },
    {
      value: 'berries',
      kind: 'berries' as const,
      label: t('days.berries'),
      colour: 'var(--berry)',
      shares: berryProductionDistribution,
      mean: figures.produceWithoutSkill.berries[0]?.amount ?? 0,
      points: spread.berries,
    },
    ...Object.entries(ingredientDistributions).map(([name, shares]) => ({
      value: name,
      kind: 'other' as const,
      label: nameOf('ingredients', name),
      colour: 'var(--ingredient)',
      shares,
      mean: amountOf(name),
      points: spread.ingredients[name],
    })),
  ];
}
