// A change of a number, with an arrow so that it doesn't rely on colour alone.
import { Glyph } from '../../../ui/glyph.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import type { FigureChange } from './output-figures.ts';
import * as styles from './change-text.module.css';

interface ChangeTextProps {
  readonly change: FigureChange | undefined;
  /** Also shows the change in percent. */
  readonly percent?: boolean;
}

export function ChangeText({ change, percent = false }: ChangeTextProps) {
  if (!change || change.trend === 'same') return null;
  return (
    <Row
      as="span"
      className={styles.change}
      inline
      gap={0.5}
      size="small"
      weight={700}
      breaks="never"
      data-trend={change.trend}
    >
      <Glyph name={change.trend} size={14} />
      {change.text}
      {percent && change.percent !== undefined && (
        <span className={styles.share} data-ui="change-share">
          {' '}
          ({change.percent})
        </span>
      )}
    </Row>
  );
}
