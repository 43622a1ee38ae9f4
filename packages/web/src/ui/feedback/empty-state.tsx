// Nothing here yet: what this place is for, and what to do first.
import type { ReactNode } from 'react';
import { Text } from '../layout/layout.tsx';
import * as styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly picture?: ReactNode;
  readonly title: string;
  readonly words?: ReactNode;
  /** The buttons that lead on. */
  readonly children?: ReactNode;
}

export function EmptyState({ picture, title, words, children }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-ui="empty">
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      <Text head size="head-medium">
        {title}
      </Text>
      {words !== undefined && <p className={styles.words}>{words}</p>}
      {children !== undefined && <div className={styles.ways}>{children}</div>}
    </div>
  );
}
