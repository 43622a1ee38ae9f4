// The player's area bonus of each island.
import { gameOf } from '@oversleep/game';
import { IconMapPin } from '@tabler/icons-react';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { IslandPicture } from '../../parts/pictures/island-picture.tsx';
import { useAppState, useUser } from '../../state/context.ts';
import { islandsOf, type OwnIsland } from '../../state/data/user.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Grid, Text } from '../../ui/layout/layout.tsx';
import { SaveLine } from './save-line.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useSaving } from './use-saving.ts';
import * as settingsStyles from './settings.module.css';

const t = messages('settings');

export function AreaBonusCard() {
  const islands = useUser((user) => user.islands);
  const edition = useUser((user) => user.edition);
  const { min, max } = gameOf(edition).rules.areaBonus;
  const rows = islandsOf({ islands, edition });
  const saving = useSaving(...rows.map(({ shortName }) => `area:${shortName}` as const));
  return (
    <SettingsCard
      icon={<IconMapPin aria-hidden="true" />}
      title={t('area.title')}
      aside={saving.status !== 'failed' && <SaveLine saving={saving} />}
    >
      <Text tone="muted" breaks="pretty">
        {t('area.text', { min, max })}
      </Text>
      <Grid as="ul" least={21} even wide gap={3} gapX={6}>
        {rows.map((island) => (
          <AreaRow key={island.shortName} island={island} min={min} max={max} onChanged={saving.noteChange} />
        ))}
      </Grid>
    </SettingsCard>
  );
}

interface AreaRowProps {
  readonly island: OwnIsland;
  readonly min: number;
  readonly max: number;
  readonly onChanged: () => void;
}

/** Whether it is saved, the card says once for all; what went wrong is said beside the island. */
function AreaRow({ island, min, max, onChanged }: AreaRowProps) {
  const { settings } = useAppState();
  const saving = useSaving(`area:${island.shortName}`);
  const hasFailed = saving.status === 'failed';
  const change = (percent: number) => {
    settings.setAreaBonus(island.shortName, percent);
    saving.noteChange();
    onChanged();
  };
  return (
    <Grid as="li" className={settingsStyles.area} gap={1} gapX={3} align="center">
      <IslandPicture island={island} size={54} decorative />
      <Text as="span" weight={600} breaks="anywhere" aria-hidden="true">
        {nameOf('islands', island)}
      </Text>
      <div>
        <NumberField
          label={t('area.bonusOf', { island: nameOf('islands', island) })}
          labelHidden
          value={island.areaBonus}
          min={min}
          max={max}
          suffix="%"
          status={hasFailed ? 'failed' : 'idle'}
          onChange={change}
        />
      </div>
      {hasFailed && <SaveLine saving={saving} onlyTrouble />}
    </Grid>
  );
}
