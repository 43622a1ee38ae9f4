// The level of the player's Pikachu with a nightcap, in editions that have it.
import { type EditionId, NIGHTCAP_LEVELS, nightcapNight, type Schedule } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';

const t = messages('calculatorSettings');

interface NightcapFieldProps {
  readonly edition: EditionId;
  readonly schedule: Schedule;
  readonly level: number;
  readonly onChange: (level: number) => void;
}

export function NightcapField({ edition, schedule, level, onChange }: NightcapFieldProps) {
  if (!nightcapNight(edition, 1, schedule)) return null;
  const levels = Array.from({ length: NIGHTCAP_LEVELS }, (_, n) => n + 1);
  return (
    <SelectField
      label={t('sleep.nightcap')}
      value={String(level)}
      choices={[
        { value: '0', label: t('sleep.noNightcap') },
        ...levels.map((n) => ({ value: String(n), label: t('sleep.nightcapLevel', { level: n }) })),
      ]}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
