// A subskill: its name, its rarity, and whether it is open yet.
import type { Rarity, Subskill } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { Row, Text } from '../../ui/layout/layout.tsx';
import * as styles from './subskill-badge.module.css';

const t = messages('parts');

interface SubskillBadgeProps {
  readonly subskill: Pick<Subskill, 'name' | 'shortName' | 'rarity'>;
  /** The level at which it opens, while it is closed. */
  readonly opensAt?: number;
  readonly short?: boolean;
}

const COLOURS: Readonly<Record<Rarity, object>> = {
  white: { '--rarity': 'var(--white)' },
  silver: { '--rarity': 'var(--silver)' },
  gold: { '--rarity': 'var(--gold)' },
};
const DOTS: Readonly<Record<Rarity, number>> = { white: 1, silver: 2, gold: 3 };
/** Lines of no length, which their round ends make dots: one element for all, as a page has hundreds. */
const DOT_SHAPES = ['M2 2h.01', 'M7 2h.01', 'M12 2h.01'];

export function SubskillBadge({ subskill: { name, shortName, rarity }, opensAt, short = false }: SubskillBadgeProps) {
  const isLocked = opensAt !== undefined;
  return (
    <Row
      as="span"
      className={styles.subskill}
      inline
      gap={1.5}
      size="note"
      weight={700}
      style={COLOURS[rarity]}
      data-locked={isLocked}
      title={short ? name : undefined}
    >
      {isLocked ? <Lock /> : <Dots count={DOTS[rarity]} />}
      <Text as="span" breaks="cut" aria-hidden={short || undefined}>
        {short ? shortName : name}
      </Text>
      <span className="unseen">
        {short ? `${name} ` : ' '}
        {isLocked ? t('subskill.locked', { rarity, level: opensAt }) : t('subskill.open', { rarity })}
      </span>
    </Row>
  );
}

function Dots({ count }: { readonly count: number }) {
  return (
    <svg width={count * 5 - 1} height="4" aria-hidden="true" focusable="false">
      <path d={DOT_SHAPES.slice(0, count).join('')} stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

function Lock() {
  return (
    <svg
      width="11"
      height="13"
      viewBox="0 0 11 13"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M1.5 5.8 H9.5 V11.8 H1.5 Z M3.2 5.8 V3.8 a2.3 2.3 0 0 1 4.6 0 V5.8" />
    </svg>
  );
}
