// Which list, and whom of it.
import { IconShare2 } from '@tabler/icons-react';
import { Chip, Chips } from '../../ui/buttons/chip.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { FilterBar } from '../../ui/fields/filter-bar.tsx';
import { SearchBar } from '../../ui/fields/search-bar.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import type { TierAddress } from './tier-address.ts';
import type { TierChoice } from './tier-queries.ts';
import * as styles from './tier-list.module.css';

export interface TierFilter {
  readonly text: string;
  /** Only those whom the player has. */
  readonly mine: boolean;
  readonly scores: boolean;
}

interface TierControlsProps {
  readonly choice: TierChoice;
  readonly levels: readonly number[];
  readonly filter: TierFilter;
  readonly onChoose: (list: Partial<Pick<TierAddress, 'level' | 'camp'>>) => void;
  readonly onFilter: (part: Partial<TierFilter>) => void;
  readonly onEnter: () => void;
  /** Not as long as there is nothing to share. */
  readonly onShare: (() => void) | undefined;
}

export function TierControls(props: TierControlsProps) {
  const { choice, levels, filter, onChoose, onFilter, onEnter, onShare } = props;
  return (
    <FilterBar>
      <div className={styles.tierControlsSearch}>
        <SearchBar
          label="Search Pokémon, ingredient or recipe"
          value={filter.text}
          onChange={(text) => onFilter({ text })}
          onEnter={onEnter}
        />
        <IconButton outlined label="Share this list" icon={<IconShare2 />} disabled={!onShare} onClick={onShare} />
      </div>
      <Segmented
        label="Level"
        value={String(choice.level)}
        choices={levels.map((level) => ({ value: String(level), label: `Lv ${level}` }))}
        onChange={(level) => onChoose({ level: Number(level) })}
      />
      <Chips label="Which list, and whom of it">
        <Chip
          label="Camp ticket"
          colour="var(--primary)"
          selected={choice.camp}
          onToggle={(camp) => onChoose({ camp })}
        />
        <Chip
          label="Only mine"
          colour="var(--primary)"
          selected={filter.mine}
          onToggle={(mine) => onFilter({ mine })}
        />
        <Chip
          label="Scores"
          colour="var(--primary)"
          selected={filter.scores}
          onToggle={(scores) => onFilter({ scores })}
        />
      </Chips>
    </FilterBar>
  );
}
