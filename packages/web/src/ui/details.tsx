// A line of words that opens more below itself: for what few want to read.
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './details.module.css';

interface DetailsProps extends Omit<ComponentProps<'details'>, 'className'> {
  readonly label: ReactNode;
}

export function Details({ label, children, ...rest }: DetailsProps) {
  return (
    <details className={styles.details} {...rest}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
