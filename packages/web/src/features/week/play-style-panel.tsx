// How somebody plays: the rank that is wanted, what is thrown in, what is saved, and when they look in.
import { type PlayerWeek, RANK_NAMES, type Schedule } from '@oversleep/game';
import { Switch } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { LookInFields } from './look-in-fields.tsx';
import * as styles from './week.module.css';

interface PlayStylePanelProps {
  readonly week: PlayerWeek;
  readonly schedule: Schedule;
  readonly onChange: (week: PlayerWeek) => void;
}

const ANY_RANK = '';
const FILLERS = [
  { value: 'surplus', label: 'Only what no dish needs soon' },
  { value: 'always', label: 'Everything that fits' },
  { value: 'never', label: 'Nothing' },
] as const;

export function PlayStylePanel({ week, schedule, onChange }: PlayStylePanelProps) {
  return (
    <section className={`panel ${styles.panel}`} aria-label="How you play">
      <h2>How you play</h2>
      <SelectField
        label="Rank you want"
        value={week.rank ?? ANY_RANK}
        choices={[{ value: ANY_RANK, label: 'Any' }, ...RANK_NAMES.map((rank) => ({ value: rank, label: rank }))]}
        onChange={(rank) => onChange({ ...week, rank: rank === ANY_RANK ? null : rank })}
      />
      <LookInFields lookIn={week.lookIn} schedule={schedule} onChange={(lookIn) => onChange({ ...week, lookIn })} />
      <SelectField
        label="Thrown in beside a dish"
        value={week.filler}
        choices={FILLERS}
        onChange={(value) =>
          onChange({ ...week, filler: FILLERS.find((filler) => filler.value === value)?.value ?? week.filler })
        }
      />
      <Switch
        label="Save for Sunday"
        note="Keeps ingredients for Sunday’s large pot where that pays."
        checked={week.sunday}
        onChange={(sunday) => onChange({ ...week, sunday })}
      />
    </section>
  );
}
