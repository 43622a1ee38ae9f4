// A round picture, for people. The words beside it say what the colour of its edge means.
import type { ReactNode } from 'react';
import * as styles from './disc.module.css';

interface DiscProps {
  readonly size?: number;
  /** A colour token for the edge, such as var(--admin). */
  readonly edge?: string | undefined;
  readonly children: ReactNode;
}

export function Disc({ size = 40, edge, children }: DiscProps) {
  const glow =
    edge === undefined ? undefined : `0 0 ${Math.round(size / 5)}px color-mix(in srgb, ${edge} 45%, transparent)`;
  return (
    <span className={styles.disc} style={{ width: size, height: size, borderColor: edge, boxShadow: glow }}>
      {children}
    </span>
  );
}
