// The islands side by side, with what each of them adds; one of them holds.
import { useId } from 'react';
import { IslandPicture } from '../../../parts/island-picture.tsx';
import type { OwnIsland } from '../../../state/data/user.ts';

interface IslandGridProps {
  readonly islands: readonly OwnIsland[];
  readonly selected: string;
  readonly onSelect: (shortName: string) => void;
}

export function IslandGrid({ islands, selected, onSelect }: IslandGridProps) {
  const name = useId();
  return (
    <div className="island-grid" role="radiogroup" aria-label="Island">
      {islands.map((island) => (
        <label key={island.shortName} className="island-card" data-selected={island.shortName === selected}>
          <input
            type="radio"
            name={name}
            value={island.shortName}
            checked={island.shortName === selected}
            onChange={() => onSelect(island.shortName)}
          />
          <IslandPicture island={island} size={48} decorative />
          <span className="island-card-name">{island.name}</span>
          <span className="island-card-bonus">+{Math.round(island.areaBonus)}%</span>
        </label>
      ))}
    </div>
  );
}
