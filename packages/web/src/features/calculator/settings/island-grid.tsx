// The islands to choose from, with their area bonuses.
import { useId } from 'react';
import { messages } from '../../../messages/messages.ts';
import { IslandPicture } from '../../../parts/pictures/island-picture.tsx';
import type { OwnIsland } from '../../../state/data/user.ts';
import * as styles from './island-dialog.module.css';

const t = messages('calculatorSettings');

interface IslandGridProps {
  readonly islands: readonly OwnIsland[];
  readonly selected: string;
  readonly onSelect: (shortName: string) => void;
}

export function IslandGrid({ islands, selected, onSelect }: IslandGridProps) {
  const name = useId();
  return (
    <div className={styles.islandGrid} role="radiogroup" aria-label={t('island.islands')}>
      {islands.map((island) => (
        <label key={island.shortName} className={styles.islandCard} data-selected={island.shortName === selected}>
          <input
            type="radio"
            name={name}
            value={island.shortName}
            checked={island.shortName === selected}
            onChange={() => onSelect(island.shortName)}
          />
          <IslandPicture island={island} size={48} decorative />
          <span className={styles.islandCardName}>{island.name}</span>
          <span className={styles.islandCardBonus}>
            {t('island.cardBonus', { bonus: Math.round(island.areaBonus) })}
          </span>
        </label>
      ))}
    </div>
  );
}
