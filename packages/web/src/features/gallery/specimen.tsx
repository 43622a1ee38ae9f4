// One part in the gallery, with the words that say which and in which state.
import type { ReactNode } from 'react';
import * as styles from './gallery.module.css';

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={`panel ${styles.section}`}>
      <h2>{title}</h2>
      <div className={styles.grid}>{children}</div>
    </section>
  );
}

interface SpecimenProps {
  readonly title: string;
  /** Over all columns. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Specimen({ title, wide = false, children }: SpecimenProps) {
  return (
    <div className={wide ? `${styles.specimen} ${styles.specimenWide}` : styles.specimen}>
      <h3>{title}</h3>
      <div className={styles.stage}>{children}</div>
    </div>
  );
}
