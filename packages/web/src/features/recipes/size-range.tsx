// From how many to how many ingredients: two numbers, and a track with a thumb for each.

import { useEffect, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Grid, Text } from '../../ui/layout/layout.tsx';
import * as styles from './size-range.module.css';

const t = messages('recipes');

interface SizeRangeProps {
  /** Smallest and largest possible values. */
  readonly bounds: { readonly min: number; readonly max: number };
  readonly low: number;
  readonly high: number;
  readonly onChange: (low: number, high: number) => void;
}

type Range = readonly [low: number, high: number];

export function SizeRange({ bounds: { min, max }, low, high, onChange }: SizeRangeProps) {
  // While a thumb is dragged only the numbers follow; the list does when it is let go.
  const [[from, to], setDraft] = useState<Range>([low, high]);
  useEffect(() => setDraft([low, high]), [low, high]);
  const commit = ([first, second]: Range) => {
    if (first !== low || second !== high) onChange(first, second);
  };
  const thumb = (name: string, value: number, moved: (value: number) => Range) => (
    <input
      type="range"
      aria-label={name}
      min={min}
      max={max}
      step={1}
      value={value}
      onChange={(event) => setDraft(moved(event.target.valueAsNumber))}
      onPointerUp={() => commit([from, to])}
      onKeyUp={() => commit([from, to])}
      onBlur={() => commit([from, to])}
    />
  );
  const percent = (value: number) => `${((value - min) / Math.max(1, max - min)) * 100}%`;
  return (
    <Grid as="fieldset" className={styles.range} gapX={3} align="center" slim flush>
      <Text as="legend" className={styles.rangeLegend} tone="muted" size="label" weight={600}>
        {t('size.title')}
      </Text>
      <NumberField
        label={t('size.min')}
        labelHidden
        value={from}
        min={min}
        max={to}
        onChange={(value) => commit([value, to])}
      />
      <div className={styles.rangeTrack}>
        <span className={styles.rangeChosen} style={{ left: percent(from), right: `calc(100% - ${percent(to)})` }} />
        {thumb(t('size.minThumb'), from, (value) => [Math.min(value, to), to])}
        {thumb(t('size.maxThumb'), to, (value) => [from, Math.max(value, from)])}
      </div>
      <NumberField
        label={t('size.max')}
        labelHidden
        value={to}
        min={from}
        max={max}
        onChange={(value) => commit([from, value])}
      />
    </Grid>
  );
}
