// The species that were found.
import type { EditionId } from '@oversleep/game';
import { OtherEdition } from '../../../parts/other-edition.tsx';
import { Ovi } from '../../../parts/pictures/ovi.tsx';
import type { Elsewhere } from '../../../parts/words/elsewhere.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { SpeciesTile } from './search-tiles.ts';
import { Tile } from './tile.tsx';
import { TileGrid } from './tile-grid.tsx';
import { useTileSize } from './use-tile-size.ts';
import * as styles from './search-dialog.module.css';

interface SpeciesResultsProps {
  readonly tiles: readonly SpeciesTile[];
  readonly onPick: (tile: SpeciesTile) => void;
  /** Nothing where somebody was found. */
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
        {tiles.length === 1 ? '1 Pokémon' : `${tiles.length} Pokémon`}
      </p>
      {tiles.length === 0 ? (
        <EmptyState
          picture={<Ovi className={styles.ovi} />}
          title="Nobody by that name is awake"
          words={elsewhere ? undefined : 'Try fewer letters, or part of an ingredient, a berry or a main skill.'}
        >
          {elsewhere && <OtherEdition found={elsewhere} onSwitch={onSwitch} />}
          <Button onClick={onReset}>Show everybody</Button>
        </EmptyState>
      ) : (
        <TileGrid
          label="Pokémon"
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
