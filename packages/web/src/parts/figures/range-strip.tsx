// Bad, middling and good weeks (or days) on one line: one in ten is below the left end, one in ten above the right one.

import { numberFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { amountText } from '../words/range-text.ts';
import type { FigureSpread } from './explanation.ts';
import * as styles from './range-strip.module.css';

const t = messages('parts');
const percentText = numberFormat({ style: 'percent' });

interface RangeStripProps {
  readonly spread: FigureSpread;
  readonly format?: (value: number) => string;
}

/** Percent: so near to an end, the point in the middle says its number below the others. */
const CROWDED = 30;

export function RangeStrip({ spread: { p10, p50, p90, of, settling = false }, format = amountText }: RangeStripProps) {
  const middle = p90 > p10 ? ((p50 - p10) / (p90 - p10)) * 100 : 50;
  return (
    <Stack gap={1} slim>
      <div className={styles.line} aria-hidden="true">
        <span className={styles.middle} style={{ left: `${middle}%` }} />
      </div>
      <Row
        as="dl"
        className={styles.points}
        gap={2}
        align="stretch"
        justify="between"
        data-crowded={middle < CROWDED || middle > 100 - CROWDED}
      >
        <div>
          <dt>{percentText(0.1)}</dt>
          <Text as="dd" weight={700}>
            {format(p10)}
          </Text>
        </div>
        <div className={styles.half} style={{ left: `${middle}%` }}>
          <dt>{percentText(0.5)}</dt>
          <Text as="dd" weight={700}>
            {format(p50)}
          </Text>
        </div>
        <div>
          <dt>{percentText(0.9)}</dt>
          <Text as="dd" weight={700}>
            {format(p90)}
          </Text>
        </div>
      </Row>
      <p className={styles.words} aria-busy={settling || undefined}>
        {t('range.note', { of, settling: settling ? 'yes' : 'other' })}
      </p>
    </Stack>
  );
}
