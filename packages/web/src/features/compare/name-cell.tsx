// The head of a row: who it is about, and whether its figures still hold.
import { Portrait } from '../../parts/portrait.tsx';
import { UnknownPicture } from '../../parts/unknown-picture.tsx';
import type { Entry } from './entry.ts';

interface NameCellProps {
  readonly entry: Entry;
  readonly isBaseline?: boolean;
  readonly size?: number;
}

export function NameCell({ entry: { creature, species, isStale }, isBaseline = false, size = 44 }: NameCellProps) {
  return (
    <span className="compare-name">
      {species ? (
        <Portrait species={species} size={size} shiny={creature.shiny} decorative />
      ) : (
        <UnknownPicture label="" size={size} decorative />
      )}
      <span className="compare-name-words">
        <span>{creature.name}</span>
        {isBaseline && <span className="compare-mark">Baseline</span>}
        {isStale && <span className="compare-mark compare-mark-old">Old figures</span>}
      </span>
    </span>
  );
}
