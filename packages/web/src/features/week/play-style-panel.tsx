// How the player plays: target rank, filler ingredients, saving for Sunday, and when they check the app.
import { type PlayerWeek, RANK_NAMES, type Schedule } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { Switch } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { LookInFields } from './look-in-fields.tsx';
import * as styles from './week.module.css';

const t = messages('week');

interface PlayStylePanelProps {
  readonly week: PlayerWeek;
  readonly schedule: Schedule;
  readonly onChange: (week: PlayerWeek) => void;
}

const ANY_RANK = '';
const FILLERS = ['surplus', 'always', 'never'] as const;

export function PlayStylePanel({ week, schedule, onChange }: PlayStylePanelProps) {
  return (
    <section className={`panel ${styles.panel}`} aria-label={t('style.title')}>
      <h2>{t('style.title')}</h2>
      <SelectField
        label={t('style.rank')}
        value={week.rank ?? ANY_RANK}
        choices={[
          { value: ANY_RANK, label: t('style.anyRank') },
          ...RANK_NAMES.map((rank) => ({ value: rank, label: rank })),
        ]}
        onChange={(rank) => onChange({ ...week, rank: rank === ANY_RANK ? null : rank })}
      />
      <LookInFields lookIn={week.lookIn} schedule={schedule} onChange={(lookIn) => onChange({ ...week, lookIn })} />
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
    </section>
  );
}
