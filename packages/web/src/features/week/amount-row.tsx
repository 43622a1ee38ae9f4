// An amount with its picture, typed or changed by buttons.
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import * as styles from './bag.module.css';

interface AmountRowProps {
  readonly picture: ReactNode;
  readonly name: string;
  /** Labels of the two buttons. */
  readonly less: string;
  readonly more: string;
  readonly amount: number;
  readonly most: number;
  readonly by?: number;
  readonly onChange: (amount: number) => void;
}

export function AmountRow({ picture, name, less, more, amount, most, by = 1, onChange }: AmountRowProps) {
  return (
    <Row as="li" className={styles.row} gap={1} align="end">
      {picture}
      <IconButton
        plain
        // Arrow keys work inside the field, so Tab goes from one amount to the next.
        tabIndex={-1}
        label={less}
        icon={<IconMinus size={18} aria-hidden="true" />}
        disabled={amount <= 0}
        onClick={() => onChange(Math.max(0, amount - by))}
      />
      <NumberField label={name} live min={0} max={most} value={amount} onChange={onChange} />
      <IconButton
        plain
        tabIndex={-1}
        label={more}
        icon={<IconPlus size={18} aria-hidden="true" />}
        disabled={amount >= most}
        onClick={() => onChange(Math.min(most, amount + by))}
      />
    </Row>
  );
}
