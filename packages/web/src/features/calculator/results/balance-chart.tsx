// The balance of ingredients: what comes in beside what the dishes use.
import type { RecipeType } from '@oversleep/game';
import { amountText } from '../../../parts/range-text.ts';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { type BalanceRow, balanceRows } from './balance.ts';
import type { Scene } from './scene.ts';

interface BalanceProps {
  readonly scene: Scene;
  readonly type: RecipeType;
}

interface Series {
  readonly key: string;
  readonly label: string;
  readonly colour: string;
  readonly value: (row: BalanceRow) => number;
}

const SERIES: readonly Series[] = [
  { key: 'produced', label: 'Brought', colour: 'var(--ingredient)', value: ({ produced }) => produced },
  { key: 'stock', label: 'From stock', colour: 'var(--secondary)', value: ({ stock }) => stock },
  { key: 'used', label: 'Cooked', colour: 'var(--curry)', value: ({ used }) => used },
  { key: 'spilled', label: 'Lost at night', colour: 'var(--danger)', value: ({ spilled }) => spilled },
];

export function Balance({ scene, type }: BalanceProps) {
  const rows = balanceRows(scene, type);
  const lost = scene.production.cooking?.lostIngredients ?? 0;
  const series = SERIES.filter(({ value }) => rows.some((row) => value(row) > 0.05));
  const spare = rows.filter(({ left, produced }) => produced > 0 && left > 0.25 * produced && left > 1);
  return (
    <>
      <BarChart
        title="Ingredients of a week"
        groupName="Ingredient"
        direction="horizontal"
        series={series}
        groups={rows.map((row) => ({
          key: row.ingredient.key,
          label: row.ingredient.longName,
          values: Object.fromEntries(series.map(({ key, value }) => [key, value(row)])),
        }))}
        format={amountText}
        empty="Nothing comes in and nothing is cooked."
      />
      {spare.length > 0 && (
        <p className="cooking-none">
          More than is needed:{' '}
          {spare.map(({ ingredient, left }) => `${amountText(left)} ${ingredient.longName}`).join(', ')} a week.
          {lost > 0.5 && ` The bag overflows: ${amountText(lost)} ingredients a week have to go.`}
        </p>
      )}
    </>
  );
}
