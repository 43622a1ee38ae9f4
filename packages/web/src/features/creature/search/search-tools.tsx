// Filters and order of the search: specialties, Pokébox, final stages.
import { IconPackage } from '@tabler/icons-react';
import { messages } from '../../../messages/messages.ts';
import { StatIcon } from '../../../parts/pictures/stat-icon.tsx';
import { useAppState, useSearch } from '../../../state/context.ts';
import { POKEBOX_SORTS, POKEDEX_SORTS } from '../../../state/page/search.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Chip, Chips } from '../../../ui/buttons/chip.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import { SortControl } from '../../../ui/tables/sort-control.tsx';
import { CHIP_SPECIALTIES, type ChipSpecialty } from './search-tiles.ts';
import * as styles from './search-tools.module.css';

const t = messages('creature');

interface SearchToolsProps {
  readonly specialties: readonly ChipSpecialty[];
  readonly onSpecialties: (specialties: readonly ChipSpecialty[]) => void;
  readonly onHelp: () => void;
}

export function SearchTools({ specialties, onSpecialties, onHelp }: SearchToolsProps) {
  const { search, dialogs } = useAppState();
  const showPokebox = useSearch((state) => state.showPokebox);
  const finalStageOnly = useSearch((state) => state.finalStageOnly);
  return (
    <Stack className={styles.searchTools} pad={2} padX={1} fill="solid" gap={2} data-sticky="dialog">
      <Row className={styles.row} gap={2} justify="between">
        <Chips label={t('search.specialty')}>
          {CHIP_SPECIALTIES.map((specialty) => (
            <Chip
              key={specialty}
              label={t(`specialties.${specialty}`)}
              icon={<StatIcon name={specialty} />}
              colour={`var(--${specialty})`}
              selected={specialties.includes(specialty)}
              onToggle={(selected) =>
                onSpecialties(
                  selected ? [...specialties, specialty] : specialties.filter((other) => other !== specialty),
                )
              }
            />
          ))}
        </Chips>
        <PokeboxToggle />
      </Row>
      <Row className={styles.row} gap={2} justify="between">
        {showPokebox ? (
          <Row as="span" className={styles.row} gap={2} justify="between">
            <Button small variant="quiet" onClick={onHelp}>
              {t('help.title')}
            </Button>
            <Button small variant="quiet" onClick={() => dialogs.openImport()}>
              {t('search.import')}
            </Button>
          </Row>
        ) : (
          <Checkbox label={t('search.finalStage')} checked={finalStageOnly} onChange={search.setUserFinalStageOnly} />
        )}
        <Sort />
      </Row>
    </Stack>
  );
}

function PokeboxToggle() {
  const { search } = useAppState();
  const { showPokebox, showPokeboxBadge } = useSearch((state) => state);
  return (
    <Tooltip tip={showPokebox ? t('search.showingBox') : t('search.showingAll')} onTap={false}>
      {(describedBy) => (
        <Row
          as="button"
          className={styles.box}
          inline
          gap={1.5}
          rigid
          target
          tone="muted"
          size="label"
          weight={600}
          frame="field"
          corner="pill"
          aria-pressed={showPokebox}
          aria-describedby={describedBy}
          onClick={search.togglePokebox}
        >
          <IconPackage size={22} aria-hidden="true" />
          {t('pokebox')}
          {showPokeboxBadge && <span className={styles.dot} />}
        </Row>
      )}
    </Tooltip>
  );
}

const dexOptions = () => [
  { value: 'pokedex', title: '#', description: t('sort.pokedex') },
  { value: 'name', title: t('sort.name'), description: t('sort.nameNote') },
];
const boxOptions = () => [
  ...dexOptions(),
  { value: 'level', title: t('sort.level') },
  { value: 'rp', title: t('sort.rp'), description: t('sort.rpNote') },
];

function Sort() {
  const { search } = useAppState();
  const preferences = useSearch((state) => state);
  if (preferences.showPokebox) {
    return (
      <SortControl
        options={boxOptions()}
        sorting={{ by: preferences.pokeboxSort, ascending: preferences.pokeboxSortAscending }}
        onSort={({ by, ascending }) => {
          const sort = POKEBOX_SORTS.find((known) => known === by);
          if (sort) search.setPokeboxSort(sort, ascending);
        }}
      />
    );
  }
  return (
    <SortControl
      options={dexOptions()}
      sorting={{ by: preferences.pokedexSort, ascending: preferences.pokedexSortAscending }}
      onSort={({ by, ascending }) => {
        const sort = POKEDEX_SORTS.find((known) => known === by);
        if (sort) search.setPokedexSort(sort, ascending);
      }}
    />
  );
}
