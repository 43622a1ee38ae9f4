// What there is to spend.
import type { CandySizes } from '@oversleep/game';
import { NumberField } from '../../ui/fields/number-field.tsx';
import type { Budget } from './budget.ts';
import * as styles from './grow.module.css';

interface BudgetFieldsProps {
  readonly budget: Budget;
  readonly onChange: (budget: Budget) => void;
}

const SIZES: readonly (keyof CandySizes)[] = ['S', 'M', 'L'];
/** More than anybody has. */
const MOST_SHARDS = 99_999_999;
const MOST_CANDIES = 9999;

export function BudgetFields({ budget, onChange }: BudgetFieldsProps) {
  return (
    <fieldset className={styles.budget}>
      <legend>What you have</legend>
      {SIZES.map((size) => (
        <NumberField
          key={size}
          label={`Handy Candy ${size}`}
          live
          min={0}
          max={MOST_CANDIES}
          value={budget.handy[size]}
          onChange={(amount) => onChange({ ...budget, handy: { ...budget.handy, [size]: amount } })}
        />
      ))}
      <NumberField
        label="Dream shards"
        live
        min={0}
        max={MOST_SHARDS}
        value={budget.shards}
        onChange={(shards) => onChange({ ...budget, shards })}
      />
      <p className={styles.note}>
        With nothing here you see what all of it takes. With something, what to do first: the largest gain for the
        smallest part of what you have.
      </p>
    </fieldset>
  );
}
