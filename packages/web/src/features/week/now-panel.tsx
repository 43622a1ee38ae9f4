// How things stand: when, how strong Snorlax is, what lies in the bag, what is wanted.
import { type Game, type PlayerWeek, RANK_NAMES, WEEKDAYS } from '@oversleep/game';
import { Suspense, useState } from 'react';
import { countText } from '../../parts/wording.ts';
import { lazyPart } from '../../state/page/loading.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TimeField } from './time-field.tsx';
import type { Moment } from './week-plan.ts';
import { DAY_NAMES } from './week-words.ts';
import * as styles from './week.module.css';

const BagDialog = lazyPart(
  () => import('./bag-dialog.tsx'),
  (file) => file.BagDialog,
);

interface NowPanelProps {
  readonly game: Game;
  readonly week: PlayerWeek;
  readonly clock: () => Moment;
  readonly onChange: (week: PlayerWeek) => void;
}

const ANY_RANK = '';
const FILLERS = [
  { value: 'surplus', label: 'Only what no dish needs soon' },
  { value: 'always', label: 'Everything that fits' },
  { value: 'never', label: 'Nothing' },
] as const;
const MOST_STRENGTH = 999_999_999;

export function NowPanel({ game, week, clock, onChange }: NowPanelProps) {
  const [isEditingBag, setEditingBag] = useState(false);
  const inBag = Object.values(week.bag).reduce((sum, amount) => sum + amount, 0);
  const isBagKnown = Object.keys(week.bag).length > 0;
  const { extraTasty, pot } = game.rules;
  return (
    <section className={`panel ${styles.panel}`} aria-label="How things stand">
      <h2>How things stand</h2>
      <div className={styles.pair}>
        <SelectField
          label="Day"
          value={week.day}
          choices={WEEKDAYS.map((day) => ({ value: day, label: DAY_NAMES[day] }))}
          onChange={(value) => onChange({ ...week, day: WEEKDAYS.find((day) => day === value) ?? week.day })}
        />
        <TimeField label="Time" value={week.time} onChange={(time) => onChange({ ...week, time })} />
      </div>
      <Button
        small
        variant="quiet"
        onClick={() => {
          const { day, time } = clock();
          onChange({ ...week, day, time });
        }}
      >
        It is now
      </Button>
      <NumberField
        label="Snorlax’s strength"
        min={0}
        max={MOST_STRENGTH}
        value={week.strength}
        onChange={(strength) => onChange({ ...week, strength })}
      />
      <div className={styles.bagLine}>
        <p>
          <b>Bag</b>: {isBagKnown ? `${countText(inBag)} ingredients` : 'as it usually is by now'}
        </p>
        <Button small onClick={() => setEditingBag(true)}>
          {isBagKnown ? 'Change the bag' : 'Tell what is in it'}
        </Button>
      </div>
      <div className={styles.pair}>
        <NumberField
          label="Stored tasty chance"
          suffix="%"
          min={0}
          max={Math.round(extraTasty.skillCap * 100)}
          value={Math.round(week.tasty * 100)}
          onChange={(percent) => onChange({ ...week, tasty: percent / 100 })}
        />
        <NumberField
          label="Stored room in the pot"
          min={0}
          max={pot.skillCap}
          value={week.pot}
          onChange={(room) => onChange({ ...week, pot: room })}
        />
      </div>
      <SelectField
        label="Rank you want"
        value={week.rank ?? ANY_RANK}
        choices={[{ value: ANY_RANK, label: 'Any' }, ...RANK_NAMES.map((rank) => ({ value: rank, label: rank }))]}
        onChange={(rank) => onChange({ ...week, rank: rank === ANY_RANK ? null : rank })}
      />
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
      <Suspense fallback={null}>
        {isEditingBag && (
          <BagDialog
            game={game}
            bag={week.bag}
            onSave={(bag) => {
              onChange({ ...week, bag });
              setEditingBag(false);
            }}
            onClose={() => setEditingBag(false)}
          />
        )}
      </Suspense>
    </section>
  );
}
