// A change of a number, with an arrow so that it doesn't rely on colour alone.
import { Glyph } from '../../../ui/glyph.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import type { FigureChange } from './output-figures.ts';

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
      data-trend={change.trend}
      tone={change.trend}
      inline
      gap={0.5}
      size="small"
      weight={700}
      breaks="never"
    >
      <Glyph name={change.trend} size={14} />
      {change.text}
      {percent && change.percent !== undefined && <span data-ui="change-share"> ({change.percent})</span>}
    </Row>
  );
}
