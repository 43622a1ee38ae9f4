// The ribbon of a good sleeper: grey without one, with a star for each step.
import type { Ribbon } from '@oversleep/game';
import * as styles from './ribbon-picture.module.css';

/** Grey, white, silver, gold, and the last. */
const COLOURS: Readonly<Record<Ribbon, string>> = {
  0: 'var(--line-field)',
  1: 'var(--white)',
  2: 'var(--silver)',
  3: 'var(--gold)',
  4: 'var(--strength)',
};

interface RibbonPictureProps {
  readonly ribbon: Ribbon;
  readonly size: number;
}

/** Decoration: a text beside it says the same. */
export function RibbonPicture({ ribbon, size }: RibbonPictureProps) {
  return (
    <svg
      style={{ color: COLOURS[ribbon] }}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <path
        fill="color-mix(in oklab, currentColor 65%, var(--night-0))"
        d="M11 17 L7 30 L12.5 27.5 L16 31 L16 18 Z M21 17 L25 30 L19.5 27.5 L16 31 L16 18 Z"
      />
      <circle fill="currentColor" cx="16" cy="12" r="10.5" />
      <circle fill="var(--surface-solid)" cx="16" cy="12" r="7" />
      <text className={styles.step} x="16" y="16" textAnchor="middle">
        {ribbon === 0 ? '' : ribbon}
      </text>
    </svg>
  );
}
