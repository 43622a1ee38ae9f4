// How close to perfect: a bar for each resource, with a mark for what is usual and one for the ideal build.
import { Fragment } from 'react';
import { numberFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import * as styles from './iv-bars.module.css';

const t = messages('parts');
const percentText = numberFormat({ style: 'percent' });

export type IvKind = 'berry' | 'ingredient' | 'skill';

interface IvScores {
  readonly berry: number;
  readonly ingredient: number;
  readonly skill: number;
}

export const IV_KINDS: readonly IvKind[] = ['skill', 'ingredient', 'berry'];

export const ivKindName = (kind: IvKind): string => t(`ivs.${kind}`);

interface IvBarsProps {
  /** Percent of the best ideal build. */
  readonly scores: IvScores;
  /** The same for the middle one of builds by chance; undefined while it is not known. */
  readonly typical: IvScores | undefined;
}

export function IvBars({ scores, typical }: IvBarsProps) {
  // Beyond the ideal is possible for what an ideal does not aim at.
  const end = Math.max(110, ...IV_KINDS.map((kind) => scores[kind]));
  const at = (percent: number) => `${(100 * percent) / end}%`;
  return (
    <Stack className={styles.bars} gap={2} slim>
      <Grid as="dl" gap={0.5} gapX={3} columns="wide-auto">
        {IV_KINDS.map((kind) => (
          <Fragment key={kind}>
            <dt>{ivKindName(kind)}</dt>
            <Text as="dd" weight={700} textAlign="end">
              {percentText(Math.round(scores[kind]) / 100)}
              {typical && (
                <span className="unseen">, {t('ivs.compared', { usual: Math.round(typical[kind]) / 100 })}</span>
              )}
            </Text>
            <dd className={styles.bar} aria-hidden="true">
              <span className={styles.own} style={{ width: at(scores[kind]), background: `var(--${kind})` }} />
              {typical && <span className={styles.usual} style={{ left: at(typical[kind]) }} />}
              <span className={styles.ideal} style={{ left: at(100) }} />
            </dd>
          </Fragment>
        ))}
      </Grid>
      <Row as="p" gap={4} align="stretch" tone="muted" size="note" aria-hidden="true">
        <Row as="span" inline gap={1.5}>
          <i className={`${styles.sign} ${styles.signUsual}`} /> {typical ? t('ivs.usual') : t('ivs.usualPending')}
        </Row>
        <Row as="span" inline gap={1.5}>
          <i className={`${styles.sign} ${styles.signIdeal}`} /> {t('ivs.ideal')}
        </Row>
      </Row>
    </Stack>
  );
}
