// The balance of ingredients: what comes in beside what the dishes use.
import type { RecipeType } from '@oversleep/game';
import { useState } from 'react';
import { listFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { amountText } from '../../../parts/words/range-text.ts';
import { countText } from '../../../parts/words/wording.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { Note, Row, Text } from '../../../ui/layout/layout.tsx';
import type { TeamReport } from '../results/team-report.ts';
import {
  type BalanceRow,
  balanceRows,
  dailyIngredients,
  type IngredientFlow,
  ingredientFlow,
  notableRows,
} from './balance.ts';
import * as styles from './cooking.module.css';

const t = messages('calculatorCooking');

const listed = listFormat({ type: 'unit' });

interface BalanceProps {
  readonly context: TeamReport;
  readonly type: RecipeType;
}

interface Series {
  readonly key: string;
  readonly label: string;
  readonly colour: string;
  readonly value: (row: BalanceRow) => number;
}

const seriesOf = (type: RecipeType): readonly Series[] => [
  { key: 'brought', label: t('balance.brought'), colour: 'var(--ingredient)', value: ({ brought }) => brought },
  { key: 'stock', label: t('balance.stock'), colour: 'var(--secondary)', value: ({ stock }) => stock },
  { key: 'used', label: t('balance.cooked'), colour: `var(--${type})`, value: ({ used }) => used },
  { key: 'spilled', label: t('balance.spilled'), colour: 'var(--danger)', value: ({ spilled }) => spilled },
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
        title={t('balance.title')}
        groupName={t('balance.ingredient')}
        direction="horizontal"
        series={series}
        groups={shown.map((row) => ({
          key: row.ingredient.key,
          label: nameOf('ingredients', row.ingredient),
          values: Object.fromEntries(series.map(({ key, value }) => [key, value(row)])),
        }))}
        format={amountText}
        empty={t('balance.empty')}
      />
      {rows.length > notable.length && (
        <div>
          <Button small onClick={() => setAll(!isAll)}>
            {isAll ? t('balance.less') : t('balance.more', { count: rows.length - notable.length })}
          </Button>
        </div>
      )}
      <Flow flow={ingredientFlow(context, rows, type)} />
      <Spare rows={rows} />
    </>
  );
}

/** What came in and what went out, which add up to the same. */
function Flow({ flow: { from, to } }: { readonly flow: IngredientFlow }) {
  const side = (name: string, shares: IngredientFlow['from'] | IngredientFlow['to']) => (
    <Row as="dl" className={styles.balanceSide} gap={1} gapX={5} align="end" wrap aria-label={name}>
      {shares
        .filter(({ amount }) => amount > 0)
        .map(({ key, amount }) => (
          <div key={key}>
            <Note as="dt">{t(`balance.${key}`)}</Note>
            <dd>{countText(amount)}</dd>
          </div>
        ))}
    </Row>
  );
  return (
    <Row gap={1} gapX={5} align="end" wrap>
      {side(t('balance.sources'), from)}
      <Text as="span" tone="muted" weight={700} aria-hidden="true">
        =
      </Text>
      {side(t('balance.uses'), to)}
    </Row>
  );
}

/** How many ingredients are listed. */
const NAMED = 4;

function Spare({ rows }: { readonly rows: readonly BalanceRow[] }) {
  const spare = [...rows]
    .filter(({ left, brought }) => left > 0.25 * brought && left >= 1)
    .sort((a, b) => b.left - a.left)
    .slice(0, NAMED)
    .map(({ ingredient, left }) =>
      t('balance.spareItem', { amount: Math.round(left), ingredient: nameOf('ingredients', ingredient) }),
    );
  if (spare.length === 0) return null;
  return <p className={styles.cookingNone}>{t('balance.spare', { list: listed(spare) })}</p>;
}
