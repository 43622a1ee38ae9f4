// The islands to choose from, with their area bonuses.
import { useId } from 'react';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { IslandPicture } from '../../../parts/pictures/island-picture.tsx';
import type { OwnIsland } from '../../../state/data/user.ts';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
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
        <Stack
          as="label"
          key={island.shortName}
          className={styles.islandCard}
          gap={1}
          align="center"
          packed
          textAlign="center"
          data-selected={island.shortName === selected}
        >
          <input
            type="radio"
            name={name}
            value={island.shortName}
            checked={island.shortName === selected}
            onChange={() => onSelect(island.shortName)}
          />
          <IslandPicture island={island} size={48} decorative />
          <Text as="span" className={styles.islandCardName} size="label" weight={700}>
            {nameOf('islands', island)}
          </Text>
          <Text as="span" tone="muted" size="note">
            {t('island.cardBonus', { bonus: Math.round(island.areaBonus) })}
          </Text>
        </Stack>
      ))}
    </div>
  );
}
