// A plain table of figures: titles at the start of their row, figures at its end.
import type { ReactNode } from 'react';
import * as styles from './figure-table.module.css';

/** Of caption, head and body. */
export const FigureTable = ({ children }: { readonly children: ReactNode }) => (
  <table className={styles.table}>{children}</table>
);
