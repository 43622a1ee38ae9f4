// What is going on above the results: calculating, failed, outdated; and what can be done about it.
import { Banner } from '../../ui/banner.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { Rivals, Work } from './use-rivals.ts';

interface WorkBarProps {
  readonly rivals: Rivals;
  /** Whose figures are outdated. */
  readonly stale: readonly string[];
  readonly words: string;
}

export function WorkBar({ rivals: { works, calculate, stop }, stale, words }: WorkBarProps) {
  const all = [...works];
  const working = all.flatMap(([, work]) => (work.state === 'working' ? [work.done] : []));
  const failed = all.filter(([, { state }]) => state === 'failed');
  const stopped = all.filter(([, { state }]) => state === 'stopped');
  const retry = (some: readonly (readonly [string, Work])[]) => calculate(some.map(([id]) => id));
  const [firstFailed] = failed;
  return (
    <div className="compare-work">
      {working.length > 0 && (
        <ProgressBar
          label={working.length === 1 ? 'Dreaming up weeks …' : `Dreaming up weeks for ${working.length} …`}
          share={working.reduce((sum, done) => sum + done, 0) / working.length}
          onCancel={stop}
        />
      )}
      {firstFailed?.[1].state === 'failed' && (
        <Banner
          what={failed.length === 1 ? 'One could not be calculated' : `${failed.length} could not be calculated`}
          why={firstFailed[1].why}
          action={{ label: 'Retry', onAction: () => retry(failed) }}
        />
      )}
      {stopped.length > 0 && (
        <Banner
          kind="info"
          what="Stopped"
          why="What was known before is still there."
          action={{ label: 'Go on', onAction: () => retry(stopped) }}
        />
      )}
      {stale.length > 0 && working.length === 0 && (
        <Banner
          kind="warning"
          what="Old figures"
          why={words}
          action={{ label: 'Recalculate all', onAction: () => calculate(stale) }}
        />
      )}
    </div>
  );
}
