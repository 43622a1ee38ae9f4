// How the player cooks: target rank, filler ingredients, saving for Sunday, and whether recipes level up.
import { type PlayerWeek, RANK_NAMES, USUAL_POLICY } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { useAppState, useUser } from '../../state/context.ts';
import { Switch } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';

const t = messages('week');

interface CookingFieldsProps {
  readonly week: PlayerWeek;
  readonly onChange: (week: PlayerWeek) => void;
}

const ANY_RANK = '';
const FILLERS = ['surplus', 'always', 'never'] as const;

export function CookingFields({ week, onChange }: CookingFieldsProps) {
  const { settings } = useAppState();
  const policy = useUser((user) => user.policy) ?? USUAL_POLICY;
  return (
    <>
      <SelectField
        label={t('style.rank')}
        value={week.rank ?? ANY_RANK}
        choices={[
          { value: ANY_RANK, label: t('style.anyRank') },
          ...RANK_NAMES.map((rank) => ({ value: rank, label: rank })),
        ]}
        onChange={(rank) => onChange({ ...week, rank: rank === ANY_RANK ? null : rank })}
      />
      <SelectField
        label={t('style.filler')}
        value={week.filler}
        choices={FILLERS.map((filler) => ({ value: filler, label: t(`fillers.${filler}`) }))}
        onChange={(value) => onChange({ ...week, filler: FILLERS.find((filler) => filler === value) ?? week.filler })}
      />
      <Switch
        label={t('style.sunday')}
        note={t('style.sundayNote')}
        checked={week.sunday}
        onChange={(sunday) => onChange({ ...week, sunday })}
      />
      <Switch
        label={t('levels.rise')}
        note={t('levels.riseNote')}
        checked={policy.recipesLevelUp}
        onChange={(recipesLevelUp) => settings.set('policy', { ...policy, recipesLevelUp })}
      />
    </>
  );
}
