// One tile of the search: a portrait with text above and below. The grid handles clicks.
import type { Species } from '@oversleep/game';
import { memo } from 'react';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { UnknownPicture } from '../../../parts/pictures/unknown-picture.tsx';
import { Note } from '../../../ui/layout/layout.tsx';
import * as styles from './tile-grid.module.css';

interface TileProps {
  /** Undefined if the edition does not know it; such a tile cannot be picked. */
  readonly species: Species | undefined;
  readonly shiny?: boolean;
  readonly size: number;
  readonly above?: string | undefined;
  readonly name: string;
  /** A second, smaller line. */
  readonly note?: string | undefined;
  readonly tabIndex: 0 | -1;
}

// Memoized because two hundred of them are shown while the player types.
export const Tile = memo(function Tile({ species, shiny = false, size, above, name, note, tabIndex }: TileProps) {
  return (
    <li>
      <button type="button" className={styles.tile} tabIndex={tabIndex} aria-disabled={!species || undefined}>
        {above !== undefined && <Note as="span">{above}</Note>}
        {species ? (
          <Portrait species={species} size={size} shiny={shiny} decorative />
        ) : (
          <UnknownPicture label={name} size={size} decorative />
        )}
        <span className={styles.name}>{name}</span>
        {note !== undefined && (
          <Note as="span" className={styles.note} size="small" textAlign="center" breaks="anywhere">
            {note}
          </Note>
        )}
      </button>
    </li>
  );
});
