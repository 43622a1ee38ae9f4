// The head of a row: who it is about, and whether its figures still hold.
import { Portrait } from '../../parts/portrait.tsx';
import { UnknownPicture } from '../../parts/unknown-picture.tsx';
import type { Entry } from './entry.ts';

interface NameCellProps {
  readonly entry: Entry;
  readonly isBaseline?: boolean;
  readonly size?: number;
}

export function NameCell({ entry, isBaseline = false, size = 44 }: NameCellProps) {
  const { creature, species, level, isStale } = entry;
  return (
    <span className="compare-name">
      {species ? (
        <Portrait species={species} size={size} shiny={creature.shiny} decorative />
      ) : (
        <UnknownPicture label="" size={size} decorative />
      )}
      <span className="compare-name-words">
        <span data-part="name">{creature.name}</span>
        {/* Nicknames say little, and may be the same. */}
        <span className="compare-name-facts">
          {species?.displayName ?? creature.pokemon} <span>· Lv. {level}</span>
        </span>
        {isBaseline && <span className="compare-mark">Baseline</span>}
        {isStale && <span className="compare-mark compare-mark-old">Old figures</span>}
      </span>
    </span>
  );
}
