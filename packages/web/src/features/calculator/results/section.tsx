// A section of the results with a heading.
import type { ReactNode } from 'react';
import { Note, Row, Stack } from '../../../ui/layout/layout.tsx';
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
    <Stack as="section" className={styles.resultSection} frame="line" fill={2} gap={3} fit packed slim data-wide={wide}>
      <Row gap={0.5} gapX={3} wrap align="baseline" justify="between">
        <h3>{title}</h3>
        {note !== undefined && <Note as="span">{note}</Note>}
      </Row>
      {children}
    </Stack>
  );
}

/** Two columns if there is room in the tab. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return (
    <Stack className={styles.resultsColumns} gap={4} fit>
      {children}
    </Stack>
  );
}

export function Column({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap={4} fit packed slim>
      {children}
    </Stack>
  );
}
