// A share as a ring, with the number inside.
import type { ReactNode } from 'react';
import { numberFormat } from '../../messages/formats.ts';
import * as styles from './ring.module.css';

interface RingProps {
  /** What the share is of; read aloud together with it. */
  readonly label: string;
  /** 0 to 1. */
  readonly share: number;
  readonly size?: number;
  /** A colour token, such as var(--primary). */
  readonly colour?: string;
  /** Instead of the percentage. */
  readonly children?: ReactNode;
}

const percentText = numberFormat({ style: 'percent' });
const RADIUS = 21;
const ROUND = 2 * Math.PI * RADIUS;

export function Ring({ label, share, size = 48, colour = 'var(--primary)', children }: RingProps) {
  const full = Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
  const percent = Math.round(full * 100);
  return (
    <span className={styles.ring} style={{ width: size, height: size, color: colour }}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 48 48"
        strokeWidth="5"
        role="img"
        aria-label={`${label}: ${percentText(percent / 100)}`}
        focusable="false"
      >
        <circle className={styles.track} cx="24" cy="24" r={RADIUS} />
        {full > 0 && (
          <circle
            className={styles.share}
            cx="24"
            cy="24"
            r={RADIUS}
            strokeDasharray={ROUND}
            strokeDashoffset={ROUND * (1 - full)}
          />
        )}
      </svg>
      <span className={styles.text} aria-hidden="true" style={{ fontSize: size * 0.29 }}>
        {children ?? percent}
      </span>
    </span>
  );
}
