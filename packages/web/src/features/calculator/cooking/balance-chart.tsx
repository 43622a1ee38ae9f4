// The balance of ingredients: what comes in beside what the dishes use.
import type { RecipeType } from '@oversleep/game';
import { useState } from 'react';
import { amountText } from '../../../parts/words/range-text.ts';
import { countedText, countText } from '../../../parts/words/wording.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import type { ResultContext } from '../results/result-context.ts';
import {
  type BalanceRow,
  balanceRows,
  dailyIngredients,
  type IngredientFlow,
  ingredientFlow,
  notableRows,
} from './balance.ts';
import * as styles from './cooking.module.css';

interface BalanceProps {
  readonly context: ResultContext;
  readonly type: RecipeType;
}

interface Series {
  readonly key: string;
  readonly label: string;
  readonly colour: string;
  readonly value: (row: BalanceRow) => number;
}

const seriesOf = (type: RecipeType): readonly Series[] => [
  { key: 'brought', label: 'Brought', colour: 'var(--ingredient)', value: ({ brought }) => brought },
  { key: 'stock', label: 'From stock', colour: 'var(--secondary)', value: ({ stock }) => stock },
  { key: 'used', label: 'Cooked', colour: `var(--${type})`, value: ({ used }) => used },
  { key: 'spilled', label: 'Lost at night', colour: 'var(--danger)', value: ({ spilled }) => spilled },
];

export function Balance({ context, type }: BalanceProps) {
  const [isAll, setAll] = useState(false);
  const rows = balanceRows(context, type);
  const notable = notableRows(rows, dailyIngredients(context).ofEach);
  const shown = isAll ? rows : notable;
  const series = seriesOf(type).filter(({ value }) => shown.some((row) => value(row) > 0.05));
  return (
    <>
      <BarChart
        title="Ingredients of a week"
        groupName="Ingredient"
        direction="horizontal"
        series={series}
        groups={shown.map((row) => ({
          key: row.ingredient.key,
          label: row.ingredient.longName,
          values: Object.fromEntries(series.map(({ key, value }) => [key, value(row)])),
        }))}
        format={amountText}
        empty="Nothing comes in and nothing is cooked."
      />
      {rows.length > notable.length && (
        <div>
          <Button small onClick={() => setAll(!isAll)}>
            {isAll ? 'Only what matters' : countedText(rows.length - notable.length, 'more ingredient')}
          </Button>
        </div>
      )}
      <Flow flow={ingredientFlow(context, rows, type)} />
      <Spare rows={rows} />
    </>
  );
}

/** What came in is what went out: one line that adds up. */
function Flow({ flow: { from, to } }: { readonly flow: IngredientFlow }) {
  const side = (name: string, shares: IngredientFlow['from']) => (
    <dl className={styles.balanceSide} aria-label={name}>
      {shares
        .filter(({ amount }) => amount > 0)
        .map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{countText(amount)}</dd>
          </div>
        ))}
    </dl>
  );
  return (
    <div className={styles.balanceFlow}>
      {side('Where ingredients come from', from)}
      <span className={styles.balanceEquals} aria-hidden="true">
        =
      </span>
      {side('Where ingredients end', to)}
    </div>
  );
}

/** So many are named. */
const NAMED = 4;

function Spare({ rows }: { readonly rows: readonly BalanceRow[] }) {
  const spare = [...rows]
    .filter(({ left, brought }) => left > 0.25 * brought && left >= 1)
    .sort((a, b) => b.left - a.left)
    .slice(0, NAMED)
    .map(({ ingredient, left }) => `${countText(left)} ${ingredient.longName}`);
  if (spare.length === 0) return null;
  return <p className={styles.cookingNone}>More than the dishes take, each week: {spare.join(', ')}.</p>;
}
