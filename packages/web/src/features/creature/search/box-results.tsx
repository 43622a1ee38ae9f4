// The creatures of the Pokébox that were found, or why there are none.

import { explain } from '../../../api/failure.ts';
import { FailureBanner } from '../../../parts/failure-banner.tsx';
import { Ovi } from '../../../parts/pictures/ovi.tsx';
import { EmptyBoxWords } from '../../../parts/words/box-words.tsx';
import { countedText } from '../../../parts/words/wording.ts';
import { useAppState, useUser } from '../../../state/context.ts';
import { isLoggedIn } from '../../../state/data/user.ts';
import { promptLogin } from '../../../state/page/login-prompt.ts';
import type { Pokebox } from '../../../state/page/pokebox.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import type { BoxTile } from './search-tiles.ts';
import { Tile } from './tile.tsx';
import { TileGrid } from './tile-grid.tsx';
import { useTileSize } from './use-tile-size.ts';
import * as styles from './search-dialog.module.css';

interface BoxResultsProps {
  readonly tiles: readonly BoxTile[];
  readonly box: Pokebox;
  readonly onPick: (tile: BoxTile) => void;
  /** Nothing where nothing narrows the box down. */
  readonly onReset: (() => void) | undefined;
  readonly onLeave: () => void;
}

const NOT_HERE = 'Not in this edition';

/** The species where the name does not say it already. */
function noteOf({ creature, species, speciesName, why }: BoxTile): string {
  if (!species) return creature.name === '' ? NOT_HERE : `${speciesName}: ${NOT_HERE}`;
  return why ?? (creature.name === '' ? '' : speciesName);
}

export function BoxResults({ tiles, box, onPick, onReset, onLeave }: BoxResultsProps) {
  const size = useTileSize();
  if (box.creatures.length === 0) return <NoBox box={box} />;
  if (tiles.length === 0) {
    return (
      <EmptyState
        picture={<Ovi className={styles.ovi} />}
        title="Nobody in your Pokébox fits"
        words={`${countedText(box.creatures.length, 'is', 'are')} asleep in there.`}
      >
        {onReset && <Button onClick={onReset}>Show everybody</Button>}
      </EmptyState>
    );
  }
  return (
    <TileGrid
      label="Pokébox"
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
              key={tile.creature.externalId}
              species={tile.species}
              shiny={tile.creature.shiny}
              size={size}
              above={`Level ${tile.creature.level}`}
              name={tile.creature.name || tile.speciesName}
              note={noteOf(tile)}
              tabIndex={tabIndex}
            />
          )
        );
      }}
    </TileGrid>
  );
}

function NoBox({ box }: { readonly box: Pokebox }) {
  const { dialogs } = useAppState();
  const isIn = useUser(isLoggedIn);
  if (box.isLoading) return <Loading label="Waking up your Pokébox…" />;
  if (box.failure !== null) {
    return <FailureBanner {...explain('Your Pokébox could not be loaded', box.failure)} onRetry={box.reload} />;
  }
  if (box.isOffline) {
    return (
      <Banner
        kind="warning"
        what="Your Pokébox could not be loaded"
        why="The server cannot be reached. All other Pokémon are here as usual."
        action={{ label: 'Retry', onAction: box.reload }}
      />
    );
  }
  return (
    <EmptyState
      picture={<Ovi className={styles.ovi} />}
      title="Your Pokebox is empty"
      words={<EmptyBoxWords isLoggedIn={isIn} />}
    >
      {!isIn && <Button onClick={promptLogin}>Log in</Button>}
      <Button onClick={() => dialogs.openImport()}>Import from another tool</Button>
    </EmptyState>
  );
}
