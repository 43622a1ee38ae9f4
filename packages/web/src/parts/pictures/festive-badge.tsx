// What a festive form wears: a pumpkin, a bauble, a captain's cap.

import type { FestiveForm } from './sprite.ts';
import * as styles from './portrait.module.css';

export function FestiveBadge({ form }: { readonly form: FestiveForm }) {
  return <g transform="translate(42 42)">{BADGES[form]}</g>;
}

const BADGES = {
  halloween: (
    <>
      <path className={styles.badge} fill="var(--ingredient)" d="M9 4 L8 0 L13 0 L12 4 Z" />
      <path
        className={styles.badge}
        fill="var(--strength)"
        d="M10.5 4 C17 1 21 6 20 11 C19 17 15 19 10.5 18 C6 19 2 17 1 11 C0 6 4 1 10.5 4 Z"
      />
      <path d="M5 9 L8 9 L6.5 6.5 Z M13 9 L16 9 L14.5 6.5 Z M5 12 L16 12 L13 15 L10.5 13.5 L8 15 Z" />
    </>
  ),
  holiday: (
    <>
      <path className={styles.badge} fill="var(--star)" d="M8 4 V1 H13 V4 Z" />
      <circle className={styles.badge} fill="var(--tier-s)" cx="10.5" cy="11" r="8" />
      <path fill="var(--star)" d="M3 12 L6 9 L9 12 L12 9 L15 12 L18 9 V12.5 L15 15 L12 12 L9 15 L6 12 L3.5 14 Z" />
    </>
  ),
  captain: (
    <>
      <path className={styles.badge} fill="var(--star)" d="M2 8 C4 0 17 0 19 8 L19 12 L2 12 Z" />
      <path className={styles.badge} fill="var(--berry)" d="M1 12 H20 L17 17 C13 15 8 15 4 17 Z" />
      <path fill="var(--berry)" d="M9.5 4 H11.5 V6 H13.5 V8 H11.5 V10 H9.5 V8 H7.5 V6 H9.5 Z" />
    </>
  ),
} satisfies Readonly<Record<FestiveForm, unknown>>;
