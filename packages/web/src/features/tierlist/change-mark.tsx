// Ranks gained or lost since the previous list, as a small mark.

import type { TierListAnswer } from '@oversleep/contract';
import { messages } from '../../messages/messages.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { changeText, signedText } from './tier-words.ts';
import * as styles from './tier-board.module.css';

const t = messages('tierlist');

interface ChangeMarkProps {
  readonly change: number | null;
  readonly previous: TierListAnswer['previous'];
}

const COLOURS = { up: 'var(--up)', down: 'var(--strength)', new: 'var(--primary)' } as const;

/** Nothing without a change. */
export function ChangeMark({ change, previous }: ChangeMarkProps) {
  if (previous === null || change === 0) return null;
  const kind = change === null ? 'new' : change > 0 ? 'up' : 'down';
  return (
    <Text as="span" className={styles.change} size="small" weight={700} style={{ background: COLOURS[kind] }}>
      <span aria-hidden="true">
        {kind !== 'new' && <Glyph name={kind} size={12} />}
        {change === null ? t('change.new') : signedText(change)}
      </span>
      <span className="unseen">{changeText(change, previous)}</span>
    </Text>
  );
}
