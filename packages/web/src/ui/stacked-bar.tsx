// A whole made of parts: a bar whose sections explain themselves, and where wished the numbers beside their names.
import { useRef } from 'react';
import { useWidth } from './charts/use-width.ts';
import { layoutSections, shareTexts } from './stacked-bar-layout.ts';
import { Tooltip } from './tooltip.tsx';
import * as styles from './stacked-bar.module.css';

interface BarPart {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Of the whole, 0 to 1. */
  readonly share: number;
  /** A colour token, such as var(--primary). */
  readonly colour: string;
  /** In the section instead of its share; outside where it has no room. */
  readonly text?: string;
}

interface StackedBarProps {
  readonly label: string;
  readonly parts: readonly BarPart[];
  readonly legend?: boolean;
  readonly slim?: boolean;
}

export function StackedBar({ label, parts, legend = false, slim = false }: StackedBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const percents = shareTexts(parts.map(({ share }) => share));
  const percentOf = (index: number) => percents[index] ?? '';
  const { sections, outside, place } = layoutSections(
    parts.map(({ share, text }, index) => ({ share, text: text ?? percentOf(index) })),
    useWidth(bar),
  );
  const moved = !legend && outside.length > 0 && (
    <span className={styles.outside} data-place={place} aria-hidden="true">
      {outside.map((index) => {
        const { key, colour, text = percentOf(index) } = parts[index] ?? NO_PART;
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
            return (
              width > 0 && (
                <Section key={part.key} part={part} percent={percentOf(index)} width={width} hasRoom={hasRoom} />
              )
            );
          })}
        </ul>
        {place === 'beside' && moved}
      </div>
      {place === 'below' && moved}
      {legend && <Legend parts={parts} percents={percents} />}
    </div>
  );
}

const NO_PART: BarPart = { key: '', label: '', value: '', share: 0, colour: '' };

interface SectionProps {
  readonly part: BarPart;
  readonly percent: string;
  readonly width: number;
  readonly hasRoom: boolean;
}

function Section({ part: { label, value, colour, text }, percent, width, hasRoom }: SectionProps) {
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

interface LegendProps {
  readonly parts: readonly BarPart[];
  readonly percents: readonly string[];
}

function Legend({ parts, percents }: LegendProps) {
  return (
    <dl className={styles.legend}>
      {parts.map(({ key, label, value, colour }, index) => (
        <div key={key}>
          <dt>
            <span className={styles.dot} style={{ background: colour }} />
            {label}
          </dt>
          <dd>
            <b>{value}</b> <span className={styles.share}>{percents[index]}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
