// A whole made of parts: a bar whose sections explain themselves, and where wished the numbers beside their names.
import { useRef } from 'react';
import { Tooltip } from '../overlays/tooltip.tsx';
import { layoutSections } from './stacked-bar-layout.ts';
import { useWidth } from './use-width.ts';
import * as styles from './stacked-bar.module.css';

export interface StackedBarPart {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Of the whole, 0 to 1. */
  readonly share: number;
  /** The same in words. */
  readonly percent: string;
  /** A colour token, such as var(--primary). */
  readonly colour: string;
  /** In the section instead of its share; outside where it has no room. */
  readonly text?: string;
}

export interface StackedBarProps {
  readonly label: string;
  readonly parts: readonly StackedBarPart[];
  readonly legend?: boolean;
  readonly slim?: boolean;
}

export function StackedBar({ label, parts, legend = false, slim = false }: StackedBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { sections, outside, place } = layoutSections(
    parts.map(({ share, percent, text = percent }) => ({ share, text })),
    useWidth(bar, label),
  );
  const moved = !legend && outside.length > 0 && (
    <span className={styles.outside} data-place={place} aria-hidden="true">
      {outside.map((index) => {
        const { key, colour, percent, text = percent } = parts[index] ?? NO_PART;
        return (
          <span key={key}>
            <span className={styles.dot} style={{ background: colour }} />
            {text}
          </span>
        );
      })}
    </span>
  );
  return (
    <div className={styles.stacked} data-ui="stacked">
      <div ref={bar} className={styles.row}>
        <ul className={styles.bar} data-ui="stacked-bar" data-slim={slim} aria-label={label}>
          {parts.map((part, index) => {
            const { width = 0, hasRoom = false } = sections[index] ?? {};
            return width > 0 && <Section key={part.key} part={part} width={width} hasRoom={hasRoom} />;
          })}
        </ul>
        {place === 'beside' && moved}
      </div>
      {place === 'below' && moved}
      {legend && <Legend parts={parts} />}
    </div>
  );
}

const NO_PART: StackedBarPart = { key: '', label: '', value: '', share: 0, percent: '', colour: '' };

interface SectionProps {
  readonly part: StackedBarPart;
  readonly width: number;
  readonly hasRoom: boolean;
}

function Section({ part: { label, value, colour, percent, text }, width, hasRoom }: SectionProps) {
  return (
    <li className={styles.section} data-part="section" style={{ width: `${width}%`, background: colour }}>
      <Tooltip tip={`${label}: ${value} (${percent})`}>
        <button type="button">
          {/* What is seen is short; this is what is read aloud. */}
          <span className="unseen">{`${label}: ${value}, ${percent}`}</span>
          <span aria-hidden="true">{hasRoom ? (text ?? percent) : ''}</span>
        </button>
      </Tooltip>
    </li>
  );
}

function Legend({ parts }: { readonly parts: readonly StackedBarPart[] }) {
  return (
    <dl className={styles.legend}>
      {parts.map(({ key, label, value, percent, colour }) => (
        <div key={key}>
          <dt>
            <span className={styles.dot} style={{ background: colour }} />
            {label}
          </dt>
          <dd>
            <b>{value}</b> <span className={styles.share}>{percent}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
