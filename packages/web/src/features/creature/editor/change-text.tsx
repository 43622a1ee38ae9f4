// By how much a number has changed, with an arrow so that the colour does not stand alone.
import { Glyph } from '../../../ui/glyph.tsx';
import type { FigureChange } from './output-figures.ts';
import * as styles from './change-text.module.css';

interface ChangeTextProps {
  readonly change: FigureChange | undefined;
  /** Also as a share of what it was. */
  readonly percent?: boolean;
}

export function ChangeText({ change, percent = false }: ChangeTextProps) {
  if (!change || change.trend === 'same') return null;
  return (
    <span className={styles.change} data-trend={change.trend}>
      <Glyph name={change.trend} size={14} />
      {change.text}
      {percent && change.percent !== undefined && (
        <span className={styles.share} data-ui="change-share">
          {' '}
          ({change.percent})
        </span>
      )}
    </span>
  );
}
