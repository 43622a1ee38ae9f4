// Days differ: how many procs, berries and ingredients a day brings, with its bad and good ends.
import { useState } from 'react';
import { amountText } from '../../../parts/words/range-text.ts';
import { Histogram } from '../../../ui/charts/histogram.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { MemberContext, ResultContext } from '../results/result-context.ts';
import { binsOf, mostFrequent } from './distribution-bins.ts';

interface DistributionsProps {
  readonly context: ResultContext;
  readonly member: MemberContext;
}

export function Distributions({ context, member }: DistributionsProps) {
  const measures = measuresOf(context, member);
  const [chosen, setChosen] = useState('procs');
  const measure = measures.find(({ value }) => value === chosen) ?? measures[0];
  if (!measure) return null;
  const most = mostFrequent(measure.shares);
  const choice = { value: measure.value, choices: measures, onChange: setChosen };
  return (
    <>
      {measures.length > 3 ? <SelectField label="Show" {...choice} /> : <Segmented label="Show" {...choice} />}
      <p>
        {amountText(measure.mean)} {measure.words} a day on average
        {most && `; the most frequent number is ${most.value}, on ${amountText(most.percent)}% of days`}.
      </p>
      <Histogram
        title={`${measure.label} per day`}
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

function measuresOf({ game }: ResultContext, { figures, spread }: MemberContext) {
  const { skillProcDistribution, berryProductionDistribution, ingredientDistributions } = figures.advanced;
  const amountOf = (name: string) =>
    figures.produceWithoutSkill.ingredients.find(({ ingredient }) => ingredient.name === name)?.amount ?? 0;
  return [
    {
      value: 'procs',
      label: 'Procs',
      words: 'procs',
      colour: 'var(--skill)',
      shares: skillProcDistribution,
      mean: figures.skillProcs,
      points: spread.procs,
    },
    {
      value: 'berries',
      label: 'Berries',
      words: 'berries',
      colour: 'var(--berry)',
      shares: berryProductionDistribution,
      mean: figures.produceWithoutSkill.berries[0]?.amount ?? 0,
      points: spread.berries,
    },
    ...Object.entries(ingredientDistributions).map(([name, shares]) => ({
      value: name,
      label: game.ingredients.find(name)?.longName ?? name,
      words: game.ingredients.find(name)?.longName ?? name,
      colour: 'var(--ingredient)',
      shares,
      mean: amountOf(name),
      points: spread.ingredients[name],
    })),
  ];
}
