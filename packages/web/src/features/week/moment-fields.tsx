// Day and time from which the rest of the week is simulated.
import { atMoment, type PlayerWeek, WEEKDAYS } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import type { WeekMoment } from '../../state/week/week-start.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { TimeField } from './time-field.tsx';
import { dayName } from './week-words.ts';

const t = messages('week');

interface MomentFieldsProps {
  readonly week: PlayerWeek;
  readonly clock: () => WeekMoment;
  readonly onChange: (week: PlayerWeek) => void;
}

export function MomentFields({ week, clock, onChange }: MomentFieldsProps) {
  return (
    <>
      <Grid least={7.5} gap={3} align="end">
        <SelectField
          label={t('now.day')}
          value={week.day}
          choices={WEEKDAYS.map((day) => ({ value: day, label: dayName(day) }))}
          onChange={(value) => onChange(atMoment(week, WEEKDAYS.find((day) => day === value) ?? week.day, week.time))}
        />
        <TimeField label={t('now.time')} value={week.time} onChange={(time) => onChange({ ...week, time })} />
      </Grid>
      <Button
        small
        variant="quiet"
        onClick={() => {
          const { day, time } = clock();
          onChange(atMoment(week, day, time));
        }}
      >
        {t('now.set')}
      </Button>
    </>
  );
}
