// How far a longer job has come, what it is doing, and a way to stop it.
import { numberFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { Button } from '../buttons/button.tsx';
import { Row } from '../layout/layout.tsx';
import * as styles from './progress-bar.module.css';

const t = messages('shell');
const percentText = numberFormat({ style: 'percent' });

interface ProgressBarProps {
  /** What is being done. */
  readonly label: string;
  /** 0 to 1; without it, it is not known how long it takes. */
  readonly share?: number;
  /** How far in words, such as "1,200 of 4,000 weeks". */
  readonly detail?: string;
  readonly onCancel?: () => void;
}

export function ProgressBar({ label, share, detail, onCancel }: ProgressBarProps) {
  const percent = share === undefined ? undefined : Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className={styles.progress} data-ui="progress">
      <Row align="stretch" gapX={4} wrap justify="between" tone="muted" size="label">
        <span>{label}</span>
        <span>{detail ?? (percent === undefined ? '' : percentText(percent / 100))}</span>
      </Row>
      {onCancel && (
        <div className={styles.side}>
          <Button small onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
        </div>
      )}
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={detail}
      >
        <div
          className={styles.fill}
          data-unknown={percent === undefined}
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
