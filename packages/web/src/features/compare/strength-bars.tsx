// Strength as bars, the best first: parts in their colours, the baseline as a line across all of them.
import { compactNumber, displayNameOf } from '@oversleep/game';
import { ShareBar } from '../../parts/sharing/share-bar.tsx';
import { wholeText } from './amounts.ts';
import { barsOf } from './bars.ts';
import type { Entry } from './entry.ts';
import { NameCell } from './name-cell.tsx';
import type { StrengthRow } from './strength-rows.ts';
import { VersusText } from './versus-text.tsx';
import * as styles from './compare.module.css';

interface StrengthBarsProps {
  readonly rows: readonly StrengthRow[];
  readonly baseline: Entry | undefined;
}

export function StrengthBars({ rows, baseline }: StrengthBarsProps) {
  const { bars, line } = barsOf(rows);
  const base = rows.find(({ isBaseline }) => isBaseline);
  if (rows.length === 0) return <p className={styles.strengthNone}>Nothing is known yet.</p>;
  return (
    <>
      <ol className={styles.strengthBars} aria-label="Strength, the best first">
        {bars.map(({ row, width, parts }) => (
          <li key={row.entry.id} className={styles.strengthRow} data-stale={row.entry.isStale}>
            <NameCell entry={row.entry} isBaseline={row.isBaseline} size={60} />
            <div className={styles.strengthBar}>
              <div style={{ width: `${width}%` }}>
                <ShareBar
                  label={`Strength of ${displayNameOf(row.entry.creature)}`}
                  parts={parts.map(({ key, label, colour, value, share }) => ({
                    key,
                    label,
                    colour,
                    share,
                    value: wholeText(value),
                    text: compactNumber(value),
                  }))}
                />
              </div>
              {line !== undefined && (
                <span className={styles.strengthLine} style={{ left: `${line}%` }} aria-hidden="true" />
              )}
            </div>
            <div className={styles.strengthTotal}>
              <b>{compactNumber(row.strengths.total.mean)}</b>
              {row.versus && base && <VersusText result={row.versus} base={base.strengths.total.mean} />}
            </div>
          </li>
        ))}
      </ol>
      <ul className={styles.strengthLegend}>
        <li data-part="berries">Berries</li>
        <li data-part="skill">Skill</li>
        <li data-part="ingredients">Ingredients</li>
        {line !== undefined && baseline && <li data-part="line">{displayNameOf(baseline.creature)}</li>}
      </ul>
    </>
  );
}
