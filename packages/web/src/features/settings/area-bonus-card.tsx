// The player's area bonus of each island.
import { gameOf } from '@oversleep/game';
import { IconMapPin } from '@tabler/icons-react';
import { messages } from '../../messages/messages.ts';
import { IslandPicture } from '../../parts/pictures/island-picture.tsx';
import { useAppState, useUser } from '../../state/context.ts';
import { islandsOf, type OwnIsland } from '../../state/data/user.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SaveLine } from './save-line.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useSaving } from './use-saving.ts';
import * as styles from './area-bonus-card.module.css';
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
      <p className={settingsStyles.words}>{t('area.text', { min, max })}</p>
      <ul className={styles.areas}>
        {rows.map((island) => (
          <AreaRow key={island.shortName} island={island} min={min} max={max} onChanged={saving.noteChange} />
        ))}
      </ul>
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
    <li className={settingsStyles.area}>
      <IslandPicture island={island} size={54} decorative />
      <span className={styles.areaName} aria-hidden="true">
        {island.name}
      </span>
      <div>
        <NumberField
          label={t('area.bonusOf', { island: island.name })}
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
    </li>
  );
}
