// Banner above the results: calculating, failed, stopped or outdated, with the fitting action.

import { messages } from '../../messages/messages.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import type { Rivals, RivalWork } from './use-rivals.ts';
import * as styles from './work-bar.module.css';

const t = messages('compare');

interface WorkBarProps {
  readonly rivals: Rivals;
  /** Ids with outdated figures. */
  readonly stale: readonly string[];
  /** Explains that so many are outdated. */
  readonly words: (count: number) => string;
}

export function WorkBar({ rivals: { works, calculate, stop }, stale, words }: WorkBarProps) {
  const all = [...works];
  const working = all.flatMap(([, work]) => (work.state === 'working' ? [work.done] : []));
  const failed = all.filter(([, { state }]) => state === 'failed');
  const stopped = all.filter(([, { state }]) => state === 'stopped');
  // Those with work have a banner of their own.
  const outdated = stale.filter((id) => !works.has(id));
  const retry = (some: readonly (readonly [string, RivalWork])[]) => calculate(some.map(([id]) => id));
  const [firstFailed] = failed;
  return (
    <Stack className={styles.compareWork} gap={2.5}>
      {working.length > 0 && (
        <ProgressBar
          label={t('work.calculating', { count: working.length })}
          share={working.reduce((sum, done) => sum + done, 0) / working.length}
          onCancel={stop}
        />
      )}
      {firstFailed?.[1].state === 'failed' && (
        <Banner
          what={t('work.failed', { count: failed.length })}
          why={firstFailed[1].why}
          action={{ label: t('work.retry'), onAction: () => retry(failed) }}
        />
      )}
      {stopped.length > 0 && (
        <Banner
          kind="info"
          what={t('work.stopped')}
          why={t('work.stoppedText')}
          action={{ label: t('work.resume'), onAction: () => retry(stopped) }}
        />
      )}
      {outdated.length > 0 && working.length === 0 && (
        <Banner
          kind="warning"
          what={t('oldFigures')}
          why={words(outdated.length)}
          action={{ label: t('work.recalculate'), onAction: () => calculate(outdated) }}
        />
      )}
    </Stack>
  );
}
