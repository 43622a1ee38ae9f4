// Strength as bars, best first, with the baseline as a line across all of them.
import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import { ShareBar } from '../../parts/sharing/share-bar.tsx';
import { compactText } from '../../parts/words/wording.ts';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { wholeText } from './amounts.ts';
import { barsOf, PARTS } from './bars.ts';
import type { ComparisonEntry } from './entry.ts';
import { NameCell } from './name-cell.tsx';
import type { StrengthRow } from './strength-rows.ts';
import { VersusText } from './versus-text.tsx';
import * as styles from './compare.module.css';

const t = messages('compare');

interface StrengthBarsProps {
  readonly rows: readonly StrengthRow[];
  readonly baseline: ComparisonEntry | undefined;
}

export function StrengthBars({ rows, baseline }: StrengthBarsProps) {
  const { bars, line } = barsOf(rows);
  const base = rows.find(({ isBaseline }) => isBaseline);
  if (rows.length === 0) return <p className={styles.strengthNone}>{t('nothingKnown')}</p>;
  return (
    <>
      <Stack as="ol" className={styles.strengthBars} gap={2.5} flush aria-label={t('strength.bars')}>
        {bars.map(({ row, width, parts }) => (
          <Grid
            as="li"
            key={row.entry.id}
            className={styles.strengthRow}
            gap={1}
            gapX={4}
            align="center"
            data-stale={row.entry.isStale}
          >
            <NameCell entry={row.entry} isBaseline={row.isBaseline} size={60} />
            <div className={styles.strengthBar}>
              <div style={{ width: `${width}%` }}>
                <ShareBar
                  label={t('strength.bar', { name: displayNameOf(row.entry.creature) })}
                  parts={parts.map(({ key, colour, value, share }) => ({
                    key,
                    label: t(`parts.${key}`),
                    colour,
                    share,
                    value: wholeText(value),
                    text: compactText(value),
                  }))}
                />
              </div>
              {line !== undefined && (
                <span className={styles.strengthLine} style={{ left: `${line}%` }} aria-hidden="true" />
              )}
            </div>
            <Stack className={styles.strengthTotal} align="end">
              <b>{compactText(row.strengths.total.mean)}</b>
              {row.versus && base && <VersusText result={row.versus} base={base.strengths.total.mean} />}
            </Stack>
          </Grid>
        ))}
      </Stack>
      <Row as="ul" className={styles.strengthLegend} gap={1} gapX={4} wrap align="stretch" tone="muted" size="label">
        {PARTS.map(({ key }) => (
          <li key={key} data-part={key}>
            {t(`parts.${key}`)}
          </li>
        ))}
        {line !== undefined && baseline && <li data-part="line">{displayNameOf(baseline.creature)}</li>}
      </Row>
    </>
  );
}
