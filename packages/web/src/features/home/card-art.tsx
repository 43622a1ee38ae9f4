// Small pictures for the cards, drawn by us: a curve that climbs, bars of three, a list of tiers.
import * as styles from './home.module.css';

export function CalculatorArt() {
  return (
    <svg className={styles.art} viewBox="0 0 300 150" aria-hidden="true" focusable="false">
      <path fill="none" stroke="var(--line-strong)" strokeDasharray="2 6" d="M20 40 H280 M20 75 H280 M20 110 H280" />
      <path
        fill="var(--primary)"
        opacity="0.16"
        d="M20 108 L70 84 L120 92 L170 56 L220 64 L280 24 V52 L220 90 L170 84 L120 116 L70 106 L20 126 Z"
      />
      <path
        fill="none"
        stroke="var(--primary)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M20 117 L70 95 L120 104 L170 70 L220 77 L280 38"
      />
      <g fill="var(--berry)">
        <circle cx="70" cy="95" r="7" />
        <circle cx="170" cy="70" r="7" />
        <circle cx="280" cy="38" r="7" />
      </g>
      <path fill="var(--secondary)" d="M52 26 a16 16 0 1 0 14 22 a13 13 0 0 1 -14 -22 Z" />
    </svg>
  );
}

export function CompareArt() {
  return (
    <svg className={styles.art} viewBox="0 0 300 150" aria-hidden="true" focusable="false">
      <path fill="none" stroke="var(--line-strong)" strokeDasharray="2 6" d="M150 18 V132" />
      {[
        [34, 96, 'berry'],
        [66, 74, 'ingredient'],
        [98, 112, 'skill'],
      ].map(([y, width, token]) => (
        <rect key={token} x={146 - Number(width)} y={y} width={width} height="20" rx="10" fill={`var(--${token})`} />
      ))}
      {[
        [34, 70, 'berry'],
        [66, 118, 'ingredient'],
        [98, 88, 'skill'],
      ].map(([y, width, token]) => (
        <rect key={token} x="154" y={y} width={width} height="20" rx="10" fill={`var(--${token})`} opacity="0.65" />
      ))}
    </svg>
  );
}

const TIERS = [
  ['s', 190],
  ['a', 150],
  ['b', 176],
  ['c', 96],
] as const;

const DOTS = [92, 124, 156, 188, 220, 252] as const;

export function TierListArt() {
  return (
    <svg className={styles.art} viewBox="0 0 300 150" aria-hidden="true" focusable="false">
      {TIERS.map(([tier, width], row) => (
        <g key={tier} fill={`var(--tier-${tier})`}>
          <rect x="34" y={18 + row * 30} width="34" height="24" rx="7" />
          <text className={styles.artLetter} x="51" y={35 + row * 30}>
            {tier.toUpperCase()}
          </text>
          <rect x="76" y={18 + row * 30} width={width} height="24" rx="7" opacity="0.28" />
          {DOTS.filter((x) => x + 8 < 76 + width).map((x) => (
            <circle key={x} cx={x} cy={30 + row * 30} r="8" opacity="0.9" />
          ))}
        </g>
      ))}
    </svg>
  );
}
