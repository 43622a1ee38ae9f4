// The largest changes since the previous list, passing by slowly. They can be held, pushed back and pulled along.

import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { messages } from '../../messages/messages.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { STILL, useMedia } from '../../ui/use-media.ts';
import type { TierCard } from './tier-rows.ts';
import { signedText } from './tier-words.ts';
import { useTicker } from './use-ticker.ts';
import * as styles from './ticker.module.css';

const t = messages('tierlist');

interface TickerProps {
  readonly cards: readonly TierCard[];
  readonly onOpen: (pokemon: string) => void;
}

export function Ticker({ cards, onOpen }: TickerProps) {
  if (cards.length === 0) return null;
  return <Strip cards={cards} onOpen={onOpen} />;
}

function Strip({ cards, onOpen }: TickerProps) {
  const strip = useRef<HTMLDivElement>(null);
  const isStill = useMedia(STILL);
  const { isLong, isRunning, toggle, handlers } = useTicker(strip, !isStill);
  return (
    <Row as="section" gap={1} slim aria-label={t('ticker.title')}>
      <Row ref={strip} className={styles.strip} align="stretch" grow slim {...handlers}>
        <Round cards={cards} onOpen={onOpen} />
        {/* A second time, so that the first follows the last without a gap. */}
        {isLong && !isStill && <Round cards={cards} onOpen={onOpen} isCopy />}
      </Row>
      {isLong && !isStill && (
        <IconButton
          label={isRunning ? t('ticker.pause') : t('ticker.play')}
          icon={isRunning ? <IconPlayerPauseFilled size={18} /> : <IconPlayerPlayFilled size={18} />}
          onClick={toggle}
        />
      )}
    </Row>
  );
}

interface RoundProps extends TickerProps {
  readonly isCopy?: boolean;
}

function Round({ cards, onOpen, isCopy = false }: RoundProps) {
  return (
    <Row as="ul" className={styles.round} gap={2} align="stretch" rigid aria-hidden={isCopy || undefined}>
      {cards.map(({ entry, species, name }) => {
        const change = entry.change ?? 0;
        return (
          <li key={species.name}>
            <button
              type="button"
              className={styles.change}
              data-up={change > 0}
              tabIndex={isCopy ? -1 : undefined}
              onClick={() => onOpen(species.name)}
            >
              {change > 0 ? (
                <IconTrendingUp size={18} aria-hidden="true" />
              ) : (
                <IconTrendingDown size={18} aria-hidden="true" />
              )}
              {t('ticker.change', { name, change: signedText(change) })}
            </button>
          </li>
        );
      })}
    </Row>
  );
}
