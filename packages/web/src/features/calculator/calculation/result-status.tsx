// How accurate the figures are and whether they still improve; and what the player can do if they don't.

import { ApiFailure } from '../../../api/failure.ts';
import { messages } from '../../../messages/messages.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { sureness } from './sureness.ts';
import type { TeamCalculation } from './use-calculation.ts';
import { useSlow } from './use-slow.ts';
import * as styles from './result-status.module.css';

const t = messages('calculator');

/** Why a calculation failed, for the player. */
function failureWords(failure: unknown): string {
  if (failure instanceof ApiFailure) return failure.message;
  const reason = failure instanceof Error ? failure.message.replace(/\.$/, '') : '';
  return reason === '' ? t('calculation.failed') : t('calculation.failedWith', { reason });
}

export function ResultStatus({ calculation }: { readonly calculation: TeamCalculation }) {
  const { report, phase, freshness, done, failure, onStop, onRetry } = calculation;
  const current = freshness === 'old' ? undefined : report;
  // A short calculation needs no progress bar.
  const isSlow = useSlow(phase === 'busy', calculation.key);
  if (phase === 'failed') {
    return (
      <div className={styles.failure}>
        <FailureBanner
          what={t(report ? 'calculation.old' : 'calculation.none')}
          why={failureWords(failure)}
          onRetry={onRetry}
        />
      </div>
    );
  }
  if (phase === 'busy' && isSlow) {
    return (
      <ProgressBar
        label={current ? sureness(current, 'calculation.improving') : t('calculation.starting')}
        {...(current ? { share: done } : {})}
        onCancel={onStop}
      />
    );
  }
  return (
    <Row
      className={styles.status}
      gap={1}
      gapX={4}
      wrap
      justify="between"
      tone="muted"
      size="label"
      data-ui="result-status"
      data-quiet={phase !== 'stopped'}
    >
      {phase === 'stopped' && (
        <>
          <span>{current ? sureness(current, 'calculation.stoppedAt') : t('calculation.stoppedOld')}</span>
          <Button small onClick={onRetry}>
            {t('calculation.continue')}
          </Button>
        </>
      )}
      {phase !== 'stopped' && report && <span>{current ? sureness(current) : t('calculation.catchingUp')}</span>}
    </Row>
  );
}
