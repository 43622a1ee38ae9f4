// The islands to choose from, with their area bonuses.
import { useId } from 'react';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { IslandPicture } from '../../../parts/pictures/island-picture.tsx';
import type { OwnIsland } from '../../../state/data/user.ts';
import { Grid, Note, Stack, Text } from '../../../ui/layout/layout.tsx';
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
    <Grid least={7} even gap={2} role="radiogroup" aria-label={t('island.islands')}>
      {islands.map((island) => (
        <Stack
          as="label"
          key={island.shortName}
          className={styles.islandCard}
          pad={2}
          padX={1}
          frame="line"
          corner="field"
          fill={2}
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
          <Text as="span" tight size="label" weight={700}>
            {nameOf('islands', island)}
          </Text>
          <Note as="span">{t('island.cardBonus', { bonus: Math.round(island.areaBonus) })}</Note>
        </Stack>
      ))}
    </Grid>
  );
}
