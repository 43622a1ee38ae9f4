// Choice of the list and its filters.

import { IconShare2 } from '@tabler/icons-react';
import { messages } from '../../messages/messages.ts';
import { Chip, Chips } from '../../ui/buttons/chip.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { FilterBar } from '../../ui/fields/filter-bar.tsx';
import { SearchBar } from '../../ui/fields/search-bar.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import type { TierAddress } from './tier-address.ts';
import type { TierPageChoice } from './tier-queries.ts';
import * as styles from './tier-list.module.css';

const t = messages('tierlist');

export interface TierFilter {
  readonly text: string;
  /** Only Pokémon that the player has. */
  readonly mine: boolean;
  readonly scores: boolean;
}

interface TierControlsProps {
  readonly choice: TierPageChoice;
  readonly levels: readonly number[];
  readonly filter: TierFilter;
  readonly onChoose: (list: Partial<Pick<TierAddress, 'level' | 'camp' | 'rotation'>>) => void;
  readonly onFilter: (part: Partial<TierFilter>) => void;
  readonly onEnter: () => void;
  /** Not as long as there is nothing to share. */
  readonly onShare: (() => void) | undefined;
}

export function TierControls(props: TierControlsProps) {
  const { choice, levels, filter, onChoose, onFilter, onEnter, onShare } = props;
  return (
    <FilterBar>
      <Row className={styles.tierControlsSearch} gap={2.5} slim>
        <SearchBar
          label={t('controls.search')}
          value={filter.text}
          onChange={(text) => onFilter({ text })}
          onEnter={onEnter}
        />
        <IconButton outlined label={t('share.title')} icon={<IconShare2 />} disabled={!onShare} onClick={onShare} />
      </Row>
      <Segmented
        label={t('controls.level')}
        value={String(choice.level)}
        choices={levels.map((level) => ({ value: String(level), label: t('controls.levelShort', { level }) }))}
        onChange={(level) => onChoose({ level: Number(level) })}
      />
      <Chips label={t('controls.options')}>
        <Chip
          label={t('controls.camp')}
          colour="var(--primary)"
          selected={choice.camp}
          onToggle={(camp) => onChoose({ camp })}
        />
        <Chip
          label={t('controls.rotation')}
          colour="var(--primary)"
          selected={choice.rotation}
          onToggle={(rotation) => onChoose({ rotation })}
        />
        <Chip
          label={t('controls.mine')}
          colour="var(--primary)"
          selected={filter.mine}
          onToggle={(mine) => onFilter({ mine })}
        />
        <Chip
          label={t('controls.scores')}
          colour="var(--primary)"
          selected={filter.scores}
          onToggle={(scores) => onFilter({ scores })}
        />
      </Chips>
    </FilterBar>
  );
}
