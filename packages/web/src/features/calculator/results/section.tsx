// A part of the results under a heading of its own.
import type { ReactNode } from 'react';
import './section.css';

interface SectionProps {
  readonly title: string;
  /** A few words beside the title, such as the unit. */
  readonly note?: string;
  /** Over all columns. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Section({ title, note, wide = false, children }: SectionProps) {
  return (
    <section className="result-section" data-wide={wide}>
      <div className="result-section-head">
        <h3>{title}</h3>
        {note !== undefined && <span className="result-section-note">{note}</span>}
      </div>
      {children}
    </section>
  );
}
