// A section of the results with a heading.
import type { ReactNode } from 'react';
import * as styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  /** A few words beside the title, such as the unit. */
  readonly note?: string;
  /** Spans all columns. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Section({ title, note, wide = false, children }: SectionProps) {
  return (
    <section className={styles.resultSection} data-wide={wide}>
      <div className={styles.resultSectionHead}>
        <h3>{title}</h3>
        {note !== undefined && <span className={styles.resultSectionNote}>{note}</span>}
      </div>
      {children}
    </section>
  );
}

/** Two columns if there is room in the tab. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.resultsColumns}>{children}</div>;
}

export function Column({ children }: { readonly children: ReactNode }) {
  return <div className={styles.resultsColumn}>{children}</div>;
}
