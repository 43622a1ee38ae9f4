// How sure the figures are and whether they are still getting better; and what can be done when they are not.
import { FailureBanner } from '../../../parts/failure-banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { failureWords } from './failure-words.ts';
import { sureness } from './sureness.ts';
import type { TeamCalculation } from './use-calculation.ts';
import { useSlow } from './use-slow.ts';
import * as styles from './result-status.module.css';

export function ResultStatus({ calculation }: { readonly calculation: TeamCalculation }) {
  const { answer, phase, failure, status, onStop, onRetry } = calculation;
  const { stale, done } = status;
  // What takes no longer than a blink needs no bar.
  const isSlow = useSlow(phase === 'busy', calculation.key);
  if (phase === 'failed') {
    return (
      <div className={styles.failure}>
        <FailureBanner
          what={answer ? 'These figures are of an earlier state of the team.' : 'This team could not be calculated.'}
          why={failureWords(failure)}
          onRetry={onRetry}
        />
      </div>
    );
  }
  if (phase === 'busy' && isSlow) {
    return (
      <ProgressBar
        label={answer && !stale ? `${sureness(answer)}, and getting surer` : 'Simulating some weeks…'}
        {...(answer && !stale ? { share: done } : {})}
        onCancel={onStop}
      />
    );
  }
  return (
    <div className={styles.status} data-ui="result-status" role="status">
      {phase === 'stopped' && (
        <>
          <span>{answer && !stale ? `Stopped at ${sureness(answer)}` : 'Stopped: these figures are old'}</span>
          <Button small onClick={onRetry}>
            Continue
          </Button>
        </>
      )}
      {phase !== 'stopped' && answer && <span>{stale ? 'Catching up…' : sureness(answer)}</span>}
    </div>
  );
}
