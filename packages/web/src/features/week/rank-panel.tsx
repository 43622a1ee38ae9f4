// Snorlax's Strength now and on Sunday, as a bar and as chances of each rank.
import { RANK_NAMES, rankAt, ranksOf } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { chanceText, chanceTexts } from '../../parts/sharing/share-texts.ts';
import { amountText, isClear, marginText } from '../../parts/words/range-text.ts';
import { countText } from '../../parts/words/wording.ts';
import type { AnsweredWeek, WeekAnswer } from '../../sim/week.ts';
import { Note, Panel, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { lookInCostText } from './look-in.ts';
import * as styles from './rank-panel.module.css';

const t = messages('week');

interface RankPanelProps {
  /** Everything here describes this answer's question, even while a newer one is being computed. */
  readonly answered: AnsweredWeek;
}

export function RankPanel({ answered: { answer, task } }: RankPanelProps) {
  const { now: moment, settings, policy } = task.question;
  const strength = moment.strength ?? answer.typicalStrength ?? 0;
  const { lookIn } = policy;
  /** Strength that each rank takes; empty where it isn't known. */
  const thresholds = ranksOf(task.edition, settings.island).snorlaxRankStrength ?? [];
  const { p10, p50, p90 } = answer.strength;
  // The bar ends one rank above the likely range.
  const top = thresholds.find((step) => step > p90) ?? p90 * 1.05;
  const share = (value: number) => `${Math.min(100, (value / Math.max(1, top)) * 100).toFixed(2)}%`;
  const now = thresholds.length > 0 ? RANK_NAMES[rankAt(thresholds, strength)] : undefined;
  const ticks = thresholds.filter((step) => step > top * 0.25 && step <= top);
  return (
    <Panel className={styles.ranks} pad={4} padX={5} gap={3} fit aria-label={t('rank.title')}>
      <Row gap={2} gapX={6} wrap align="start" justify="between">
        <Row className={styles.sunday} gapX={3} wrap align="baseline">
          <h2>{t('rank.title')}</h2>
          <p className={styles.figure}>{countText(p50)}</p>
          <Note className={styles.note}>
            {t('rank.range', { low: countText(p10), high: countText(p90), share: 0.8, count: answer.weeks })}
          </Note>
        </Row>
        {answer.wanted && (
          <Stack as="p" className={styles.wanted} textAlign="end">
            <b>{chanceText(answer.wanted.probability)}</b>
            <Note as="span" className={styles.note}>
              {t('rank.wanted', { rank: answer.wanted.rank, strength: countText(answer.wanted.strength) })}
            </Note>
          </Stack>
        )}
      </Row>
      <Text as="div" className={styles.bar} corner="pill" fill="solid" role="img" aria-label={barText(now, answer)}>
        <span className={styles.likely} style={{ width: share(p90) }} />
        <span className={styles.sure} style={{ width: share(p10) }} />
        <span className={styles.now} style={{ width: share(strength) }} />
        <span className={styles.middle} style={{ insetInlineStart: share(p50) }} />
        {ticks.map((step) => (
          <span key={step} className={styles.tick} style={{ insetInlineStart: share(step) }} />
        ))}
      </Text>
      <Row as="p" className={styles.key} gap={1} gapX={4} wrap align="stretch" tone="muted" size="small">
        <span data-of="now">{now ? t('rank.nowRank', { rank: now }) : t('rank.now')}</span>
        <span data-of="sure">{t('rank.sure')}</span>
        <span data-of="likely">{t('rank.likely')}</span>
      </Row>
      {answer.lookInCost && lookIn !== 'always' && (
        <Note className={styles.note}>{lookInCostText(lookIn, costText(answer.lookInCost))}</Note>
      )}
      {answer.ranks.length === 0 ? (
        <Note className={styles.note}>{t('rank.unknown')}</Note>
      ) : (
        <Stack as="ul" className={styles.chances} flush gap={1} size="label">
          {chanceTexts(answer.ranks).map(({ rank, probability, text, strength: takes }) => (
            <li key={rank}>
              <span>{rank}</span>
              <span className={styles.track}>
                <span style={{ width: `${(probability * 100).toFixed(1)}%` }} />
              </span>
              <Text as="span" weight={700} textAlign="end">
                {text}
              </Text>
              <Note as="span" className={styles.note}>
                {t('rank.from', { strength: countText(takes) })}
              </Note>
            </li>
          ))}
        </Stack>
      )}
    </Panel>
  );
}

/** Compared with checking in all the time. */
function costText({ mean, error }: NonNullable<WeekAnswer['lookInCost']>): string {
  if (!isClear(mean, error)) return t('checkCost.little', { share: 0 });
  const percent = (share: number) => `${amountText(share * 100)}%`;
  return t('checkCost.cost', { share: percent(mean), margin: marginText(error, percent) });
}

const barText = (now: string | undefined, { strength: { p10, p50, p90 }, ranks }: WeekAnswer): string => {
  const likeliest = ranks.toSorted((a, b) => b.probability - a.probability)[0];
  const values = { strength: countText(p50), low: countText(p10), high: countText(p90) };
  return now && likeliest ? t('rank.bar', { now, later: likeliest.rank, ...values }) : t('rank.barUnranked', values);
};
