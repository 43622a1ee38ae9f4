// Search results from all species.
import type { EditionId } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { OtherEdition } from '../../../parts/other-edition.tsx';
import { Ovi } from '../../../parts/pictures/ovi.tsx';
import type { Elsewhere } from '../../../parts/words/elsewhere.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { SpeciesTile } from './search-tiles.ts';
import { Tile } from './tile.tsx';
import { TileGrid } from './tile-grid.tsx';
import { useTileSize } from './use-tile-size.ts';

const t = messages('creature');

interface SpeciesResultsProps {
  readonly tiles: readonly SpeciesTile[];
  readonly onPick: (tile: SpeciesTile) => void;
  /** Undefined if something was found. */
  readonly elsewhere: Elsewhere | undefined;
  readonly onSwitch: (edition: EditionId) => void;
  readonly onReset: () => void;
  readonly onLeave: () => void;
}

export function SpeciesResults({ tiles, elsewhere, onPick, onSwitch, onReset, onLeave }: SpeciesResultsProps) {
  const size = useTileSize();
  return (
    <>
      <p className="unseen" role="status">
        {t('results.count', { count: tiles.length })}
      </p>
      {tiles.length === 0 ? (
        <EmptyState picture={<Ovi />} title={t('results.none')} words={elsewhere ? undefined : t('results.noneHint')}>
          {elsewhere && <OtherEdition found={elsewhere} onSwitch={onSwitch} />}
          <Button onClick={onReset}>{t('results.reset')}</Button>
        </EmptyState>
      ) : (
        <TileGrid
          label={t('results.label')}
          count={tiles.length}
          onPick={(index) => {
            const tile = tiles[index];
            if (tile) onPick(tile);
          }}
          onLeave={onLeave}
        >
          {(index, tabIndex) => {
            const tile = tiles[index];
            return (
              tile && (
                <Tile
                  key={tile.species.name}
                  species={tile.species}
                  size={size}
                  name={tile.name}
                  note={tile.why}
                  tabIndex={tabIndex}
                />
              )
            );
          }}
        </TileGrid>
      )}
    </>
  );
}
