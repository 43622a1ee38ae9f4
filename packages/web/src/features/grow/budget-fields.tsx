// Fields for the budget: Handy Candy and Dream Shards.
import type { CandySizes } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Grid, Text } from '../../ui/layout/layout.tsx';
import type { Budget } from './budget.ts';
import * as styles from './grow.module.css';

const t = messages('grow');

interface BudgetFieldsProps {
  readonly budget: Budget;
  readonly onChange: (budget: Budget) => void;
}

const SIZES: readonly (keyof CandySizes)[] = ['S', 'M', 'L'];
/** Above what any player has. */
const MOST_SHARDS = 99_999_999;
const MOST_CANDIES = 9999;

export function BudgetFields({ budget, onChange }: BudgetFieldsProps) {
  return (
    <Grid as="fieldset" className={styles.budget} gap={3} align="start" slim>
      <legend>{t('budget.title')}</legend>
      {SIZES.map((size) => (
        <NumberField
          key={size}
          label={t('budget.handy', { size })}
          live
          min={0}
          max={MOST_CANDIES}
          value={budget.handy[size]}
          onChange={(amount) => onChange({ ...budget, handy: { ...budget.handy, [size]: amount } })}
        />
      ))}
      <NumberField
        label={t('budget.shards')}
        live
        min={0}
        max={MOST_SHARDS}
        value={budget.shards}
        onChange={(shards) => onChange({ ...budget, shards })}
      />
      <Text tone="muted" size="note">
        {t('budget.note')}
      </Text>
    </Grid>
  );
}
