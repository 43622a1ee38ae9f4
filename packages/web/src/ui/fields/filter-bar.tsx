// The bar of filters above a list: a search, what is at hand, the rest on request, and a way back to everything.
import { type ReactNode, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { Button } from '../buttons/button.tsx';
import { Glyph } from '../glyph.tsx';
import * as styles from './filter-bar.module.css';

const t = messages('shell');

interface FilterBarProps {
  /** The search and what is at hand. */
  readonly children: ReactNode;
  /** Further filters, below. */
  readonly more?: ReactNode;
  /** Shown only on request; otherwise always. */
  readonly folds?: boolean;
  /** Whether what folds is open at first. */
  readonly startsOpen?: boolean;
  /** How many filters hide something. */
  readonly count?: number;
  readonly onClear?: () => void;
}

export function FilterBar({ children, more, folds = false, startsOpen = false, count = 0, onClear }: FilterBarProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <section className={`panel ${styles.bar}`} data-ui="filter-bar" aria-label={t('ui.filters')}>
      <div className={styles.first}>
        {children}
        {folds && (
          <Button
            small
            aria-expanded={isOpen}
            icon={<Glyph name={isOpen ? 'up' : 'down'} />}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('ui.fewerFilters') : t('ui.moreFilters')}
          </Button>
        )}
        {count > 0 && onClear && (
          <Button small variant="quiet" onClick={onClear}>
            {t('ui.clearFilters', { count })}
          </Button>
        )}
      </div>
      {more !== undefined && (!folds || isOpen) && <div className={styles.more}>{more}</div>}
    </section>
  );
}
