// Snorlax until Sunday: a bar that is filled as far as it is now, and as far as it will be, with how sure that is.
import { RANK_NAMES, rankAt, ranksOf } from '@oversleep/game';
import { chanceTexts } from '../../parts/sharing/share-texts.ts';
import { amountText, isClear, marginText } from '../../parts/words/range-text.ts';
import { countText } from '../../parts/words/wording.ts';
import type { AnsweredWeek, WeekAnswer } from '../../sim/week.ts';
import { lookInWords } from './look-in.ts';
import { chanceText } from './week-words.ts';
import * as styles from './rank-panel.module.css';

interface RankPanelProps {
  /** Everything here is said about the question that was answered, also while another one is on its way. */
  readonly answered: AnsweredWeek;
}

export function RankPanel({ answered: { answer, task } }: RankPanelProps) {
  const { now: moment, settings, policy } = task.question;
  const strength = moment.strength ?? answer.typicalStrength ?? 0;
  const { lookIn } = policy;
  /** Strength that each rank takes; none where no source tells. */
  const thresholds = ranksOf(task.edition, settings.island).snorlaxRankStrength ?? [];
  const { p10, p50, p90 } = answer.strength;
  // One rank beyond what is likely, so that there is something to look forward to.
  const top = thresholds.find((step) => step > p90) ?? p90 * 1.05;
  const share = (value: number) => `${Math.min(100, (value / Math.max(1, top)) * 100).toFixed(2)}%`;
  const now = thresholds.length > 0 ? RANK_NAMES[rankAt(thresholds, strength)] : undefined;
  const ticks = thresholds.filter((step) => step > top * 0.25 && step <= top);
  return (
    <section className={`panel ${styles.ranks}`} aria-label="Snorlax on Sunday">
      <div className={styles.head}>
        <div>
          <h2>Snorlax on Sunday</h2>
          <p className={styles.figure}>{countText(p50)}</p>
          <p className={styles.note}>
            {countText(p10)} to {countText(p90)} in eight weeks of ten
          </p>
        </div>
        {answer.wanted && (
          <p className={styles.wanted}>
            <b>{chanceText(answer.wanted.probability)}</b>
            <span className={styles.note}>
              for {answer.wanted.rank} ({countText(answer.wanted.strength)})
            </span>
          </p>
        )}
      </div>
      <div className={styles.bar} role="img" aria-label={barWords(now, answer)}>
        <span className={styles.likely} style={{ width: share(p90) }} />
        <span className={styles.sure} style={{ width: share(p10) }} />
        <span className={styles.now} style={{ width: share(strength) }} />
        <span className={styles.middle} style={{ insetInlineStart: share(p50) }} />
        {ticks.map((step) => (
          <span key={step} className={styles.tick} style={{ insetInlineStart: share(step) }} />
        ))}
      </div>
      <p className={styles.key}>
        <span data-of="now">now{now && `, ${now}`}</span>
        <span data-of="sure">in nine weeks of ten at least</span>
        <span data-of="likely">in one of ten even more</span>
      </p>
      {answer.lookInCost && lookIn !== 'always' && (
        <p className={styles.note}>
          {lookInWords(lookIn)} {costWords(answer.lookInCost)}
        </p>
      )}
      {answer.ranks.length === 0 ? (
        <p className={styles.note}>No source tells yet what ranks take on this island.</p>
      ) : (
        <ul className={styles.chances}>
          {chanceTexts(answer.ranks).map(({ rank, probability, text, strength: takes }) => (
            <li key={rank}>
              <span>{rank}</span>
              <span className={styles.track}>
                <span style={{ width: `${(probability * 100).toFixed(1)}%` }} />
              </span>
              <span className={styles.chance}>{text}</span>
              <span className={styles.note}>from {countText(takes)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What it costs compared with somebody who is always there. */
function costWords({ mean, error }: NonNullable<WeekAnswer['lookInCost']>): string {
  if (!isClear(mean, error)) return 'costs next to nothing of what is still to come.';
  const percent = (share: number) => `${amountText(share * 100)}%`;
  return `costs ${percent(mean)} ${marginText(error, percent)} of what is still to come.`;
}

const barWords = (now: string | undefined, { strength: { p10, p50, p90 }, ranks }: WeekAnswer): string => {
  const likeliest = ranks.toSorted((a, b) => b.probability - a.probability)[0];
  return `${now ? `${now} now, ` : ''}${likeliest ? `most likely ${likeliest.rank} on Sunday, ` : ''}${countText(p50)} strength, ${countText(p10)} to ${countText(p90)}`;
};
