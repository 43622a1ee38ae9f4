// One row of the menu of a filled team slot, with the reason if it is disabled.
import { type ReactNode, useId } from 'react';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import * as styles from './filled-slot-menu.module.css';

interface MenuRowProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly note?: string | undefined;
  readonly disabled?: string | undefined;
  readonly danger?: boolean;
  /** The action in progress. */
  readonly busy?: string | undefined;
  readonly onChoose: () => void;
}

export function MenuRow({ label, icon, note, disabled, danger = false, busy, onChoose }: MenuRowProps) {
  const id = useId();
  const words = disabled ?? note;
  return (
    <li>
      <Row
        as="button"
        className={styles.row}
        gap={4}
        wide
        pad={1.5}
        padX={3}
        weight={600}
        textAlign="start"
        corner="field"
        data-danger={danger}
        disabled={disabled !== undefined}
        aria-busy={busy !== undefined || undefined}
        aria-describedby={words === undefined ? undefined : id}
        onClick={onChoose}
      >
        <Stack as="span" className={styles.icon} rigid>
          {icon}
        </Stack>
        {label}
      </Row>
      {words !== undefined && (
        <p id={id} className={styles.note}>
          {words}
        </p>
      )}
      {busy !== undefined && <ProgressBar label={busy} />}
    </li>
  );
}
