// Ovi, the round sleepy owl, drawn by us; alone or on the coin.
import { messages } from '../../messages/messages.ts';
import * as styles from './ovi.module.css';

const t = messages('parts');

interface OviProps {
  /** Width and height, in pixels; as large as her room without it. */
  readonly size?: number;
  readonly className?: string | undefined;
}

export function Ovi({ size, className }: OviProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="36 30 128 140"
      role="img"
      aria-label={t('ovi.alone')}
      focusable="false"
    >
      <Owl />
    </svg>
  );
}

export function Coin({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 200 200" role="img" aria-label={t('ovi.coin')} focusable="false">
      <circle fill="var(--coin-rim)" cx="100" cy="100" r="96" />
      <circle fill="var(--coin)" cx="100" cy="100" r="84" />
      <path
        fill="none"
        stroke="var(--coin-shine)"
        strokeWidth="6"
        strokeLinecap="round"
        d="M28 92 A73 73 0 0 1 92 28"
      />
      <Owl />
      {/* Drawn, not written, so that it is not read aloud. */}
      <path className={styles.snore} d="M150 48 h11 l-11 12 h11" />
      <path className={`${styles.snore} ${styles.snoreLate}`} d="M160 35 h8 l-8 9 h8" />
    </svg>
  );
}

function Owl() {
  return (
    <>
      <path fill="var(--ovi)" d="M54 84 Q50 56 60 40 Q76 46 88 60 Z M146 84 Q150 56 140 40 Q124 46 112 60 Z" />
      <path
        fill="var(--ovi)"
        d="M100 55 C130 55 152 80 152 114 C152 147 130 168 100 168 C70 168 48 147 48 114 C48 80 70 55 100 55 Z"
      />
      <path
        fill="var(--ovi-wing)"
        d="M50 100 Q40 134 68 156 Q74 128 58 98 Z M150 100 Q160 134 132 156 Q126 128 142 98 Z"
      />
      <ellipse fill="var(--ovi-belly)" cx="100" cy="133" rx="30" ry="31" />
      <path
        fill="none"
        stroke="var(--ovi)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M82 122 q4 5 8 0 M96 122 q4 5 8 0 M110 122 q4 5 8 0 M89 135 q4 5 8 0 M103 135 q4 5 8 0 M96 148 q4 5 8 0"
      />
      <circle fill="var(--ovi-face)" cx="80" cy="89" r="20" />
      <circle fill="var(--ovi-face)" cx="120" cy="89" r="20" />
      <path
        fill="none"
        stroke="var(--ovi-lid)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M67 90 Q80 101 93 90 M107 90 Q120 101 133 90"
      />
      <path fill="var(--ovi-beak)" d="M93 101 Q100 98 107 101 L100 113 Z" />
      <path fill="var(--ovi-beak)" d="M80 164 q8 -5 16 0 l-3 5 h-10 Z M104 164 q8 -5 16 0 l-3 5 h-10 Z" />
    </>
  );
}
