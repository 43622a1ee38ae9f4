// A slider over a few whole steps, with its value written beside it.
import { useId } from 'react';
import { messages } from '../../messages/messages.ts';
import * as styles from './slider.module.css';

const t = messages('shell');

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

export function Slider({ label, value, min, max, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={1}
        value={value}
        aria-valuetext={t('ui.ofMost', { value, max })}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <output htmlFor={id}>{t.rich('ui.ofMostShown', { value, max, b: (inner) => <b>{inner}</b> })}</output>
    </div>
  );
}
