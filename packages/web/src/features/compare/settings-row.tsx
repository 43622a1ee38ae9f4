// Team, level and time span of the comparison, and the button that clears it.
import { MAX_LEVEL, MIN_LEVEL, milestoneLevels } from '@oversleep/game';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { useAppState, useComparison, useUser } from '../../state/context.ts';
import { TIME_WINDOWS } from '../../state/data/teams.ts';
import { gameFor } from '../../state/data/user.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { PlaceSelect } from './place-select.tsx';
import { TeamSelect } from './team-select.tsx';
import * as compareStyles from './compare.module.css';
import * as styles from './settings-row.module.css';

const t = messages('compare');

const OWN = 'own';
const OTHER = 'other';

export function SettingsRow({ canClear }: { readonly canClear: boolean }) {
  const { creatures } = useAppState();
  const { show } = useSnackbar();
  const teamIndex = useComparison((state) => state.teamIndex);
  const timeWindow = useComparison((state) => state.timeWindow);
  const clear = () =>
    show({
      kind: 'success',
      text: t('toasts.cleared'),
      undo: creatures.clearComparison(),
    });
  return (
    <Row className={`panel ${compareStyles.compareSettings}`} pad={3.5} padX={4} gap={3} gapX={4} wrap align="end">
      <TeamSelect value={teamIndex} onChange={(index) => creatures.setComparisonTeam(index)} />
      <PlaceSelect />
      <LevelSelect />
      <Segmented
        label={t('settings.time')}
        value={timeWindow}
        choices={TIME_WINDOWS.map((value) => ({ value, label: t(`time.${value}`) }))}
        onChange={(value) => creatures.setComparisonWindow(TIME_WINDOWS.find((known) => known === value) ?? '24H')}
      />
      <IconButton
        outlined
        label={t('settings.clear')}
        icon={<IconTrash size={20} aria-hidden="true" />}
        disabled={!canClear}
        onClick={clear}
      />
    </Row>
  );
}

/** A level for the comparison only: the creatures themselves do not change. */
function LevelSelect() {
  const { creatures } = useAppState();
  const level = useComparison((state) => state.view.level);
  const quickLevels = milestoneLevels(useUser(gameFor));
  const [wantsOther, setWantsOther] = useState(false);
  // A quick level of one edition is none in another.
  const isTyped = wantsOther || (level !== null && !quickLevels.includes(level));
  const choose = (value: string) => {
    setWantsOther(value === OTHER);
    if (value !== OTHER) creatures.changeCompareView({ level: value === OWN ? null : Number(value) });
    else if (level === null) creatures.changeCompareView({ level: 60 });
  };
  return (
    <Row className={styles.compareLevel} gap={2} align="stretch">
      <SelectField
        label={t('settings.level')}
        value={level === null ? OWN : isTyped ? OTHER : String(level)}
        choices={[
          { value: OWN, label: t('settings.ownLevels') },
          ...quickLevels.map((quick) => ({ value: String(quick), label: t('settings.quickLevel', { level: quick }) })),
          { value: OTHER, label: t('settings.otherLevel') },
        ]}
        onChange={choose}
      />
      {isTyped && level !== null && (
        <NumberField
          label={t('settings.typedLevel')}
          value={level}
          min={MIN_LEVEL}
          max={MAX_LEVEL}
          message={t('settings.levelRefused', { min: MIN_LEVEL, max: MAX_LEVEL })}
          onChange={(value) => creatures.changeCompareView({ level: value })}
        />
      )}
    </Row>
  );
}
