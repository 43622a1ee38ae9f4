// What a list is sorted by, and in which direction: a joined pair of buttons.

import { messages } from '../../messages/messages.ts';
import { Glyph } from '../glyph.tsx';
import { Menu } from '../overlays/menu.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import * as styles from './sort-control.module.css';

const t = messages('shell');

interface SortOption {
  readonly value: string;
  readonly title: string;
  readonly description?: string;
  /** Why it cannot be sorted by this now. */
  readonly disabled?: string;
}

export interface Sorting {
  readonly by: string;
  readonly ascending: boolean;
}

interface SortControlProps {
  readonly options: readonly SortOption[];
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

export function SortControl({ options, sorting, onSort }: SortControlProps) {
  const { by, ascending } = sorting;
  const current = options.find((option) => option.value === by);
  const direction = ascending ? t('ui.ascending') : t('ui.descending');
  return (
    <div className={styles.sort} data-ui="sort">
      <Menu
        label={t('ui.sort')}
        align="start"
        trigger={(props) => (
          <button type="button" className={styles.by} data-ui="sort-by" {...props}>
            {t.rich('ui.sortedBy', {
              by: current?.title ?? t('ui.unsorted'),
              label: (inner) => <span className={styles.prefix}>{inner}</span>,
            })}
            <Glyph name="down" size={16} />
          </button>
        )}
        entries={options.map(({ value, title, description, disabled }) => ({
          key: value,
          label: title,
          description,
          disabled,
          checked: value === by,
          onChoose: () => onSort({ by: value, ascending }),
        }))}
      />
      {/* Until something is chosen there is no order to turn round. */}
      {current && (
        <Tooltip tip={direction} onTap={false}>
          <button
            type="button"
            className={styles.direction}
            aria-label={direction}
            onClick={() => onSort({ by, ascending: !ascending })}
          >
            <Glyph name={ascending ? 'ascending' : 'descending'} />
          </button>
        </Tooltip>
      )}
    </div>
  );
}
