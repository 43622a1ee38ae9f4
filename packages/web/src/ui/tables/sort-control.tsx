// What a list is sorted by, and in which direction: a joined pair of buttons.
import { Glyph } from '../glyph.tsx';
import { Menu } from '../overlays/menu.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import * as styles from './sort-control.module.css';

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
  readonly prefix?: string;
}

export function SortControl({ options, sorting, onSort, prefix = 'Sort' }: SortControlProps) {
  const { by, ascending } = sorting;
  const current = options.find((option) => option.value === by);
  const direction = ascending ? 'Ascending, switch to descending' : 'Descending, switch to ascending';
  return (
    <div className={styles.sort} data-ui="sort">
      <Menu
        label={prefix}
        align="start"
        trigger={(props) => (
          <button type="button" className={styles.by} data-ui="sort-by" {...props}>
            <span className={styles.prefix}>{prefix}:</span> {current?.title ?? by}
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
