// Search results from the Pokébox, or why there are none.
import { explain } from '../../../api/failure.ts';
import { messages } from '../../../messages/messages.ts';
import { Ovi } from '../../../parts/pictures/ovi.tsx';
import { EmptyBoxWords } from '../../../parts/words/box-words.tsx';
import { useAppState, useUser } from '../../../state/context.ts';
import { isLoggedIn } from '../../../state/data/user.ts';
import { promptLogin } from '../../../state/page/login-prompt.ts';
import type { Pokebox } from '../../../state/page/pokebox.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import type { BoxTile } from './search-tiles.ts';
import { Tile } from './tile.tsx';
import { TileGrid } from './tile-grid.tsx';
import { useTileSize } from './use-tile-size.ts';

const t = messages('creature');

interface BoxResultsProps {
  readonly tiles: readonly BoxTile[];
  readonly box: Pokebox;
  readonly onPick: (tile: BoxTile) => void;
  /** Undefined if nothing is filtered. */
  readonly onReset: (() => void) | undefined;
  readonly onLeave: () => void;
}

/** The species, unless the name already shows it. */
function noteOf({ creature, species, speciesName, why }: BoxTile): string {
  if (!species)
    return creature.name === '' ? t('results.unknown') : t('results.unknownSpecies', { species: speciesName });
  return why ?? (creature.name === '' ? '' : speciesName);
}

export function BoxResults({ tiles, box, onPick, onReset, onLeave }: BoxResultsProps) {
  const size = useTileSize();
  if (box.creatures.length === 0) return <NoBox box={box} />;
  if (tiles.length === 0) {
    return (
      <EmptyState picture={<Ovi />} title={t('results.noneSaved')}>
        {onReset && <Button onClick={onReset}>{t('results.reset')}</Button>}
      </EmptyState>
    );
  }
  return (
    <TileGrid
      label={t('pokebox')}
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
              above={t('level.of', { level: tile.creature.level })}
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
  if (box.isLoading) return <Loading label={t('results.loading')} />;
  if (box.failure !== null) {
    return <FailureBanner {...explain(t('results.failed'), box.failure)} onRetry={box.reload} />;
  }
  if (box.isOffline) {
    return (
      <Banner
        kind="warning"
        what={t('results.failed')}
        why={t('results.offline')}
        action={{ label: t('retry'), onAction: box.reload }}
      />
    );
  }
  return (
    <EmptyState picture={<Ovi />} title={t('results.emptyBox')} words={<EmptyBoxWords isLoggedIn={isIn} />}>
      {!isIn && <Button onClick={promptLogin}>{t('logIn')}</Button>}
      <Button onClick={() => dialogs.openImport()}>{t('results.import')}</Button>
    </EmptyState>
  );
}
