// How things stand: when, how strong Snorlax is, what lies in the bag, how tired everybody is.
import { type Creature, type Game, type PlayerWeek, WEEK_LIMITS, WEEKDAYS } from '@oversleep/game';
import { Suspense, useState } from 'react';
import { countedText } from '../../parts/words/wording.ts';
import { lazyPart } from '../../state/page/loading.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TimeField } from './time-field.tsx';
import { atMoment, type Moment } from './week-plan.ts';
import { DAY_NAMES } from './week-words.ts';
import * as styles from './week.module.css';

const BagDialog = lazyPart(
  () => import('./bag-dialog.tsx'),
  (file) => file.BagDialog,
);

const EnergyDialog = lazyPart(
  () => import('./energy-dialog.tsx'),
  (file) => file.EnergyDialog,
);

interface NowPanelProps {
  readonly game: Game;
  readonly week: PlayerWeek;
  /** Everybody of the teams of the days that are left, those of today first. */
  readonly creatures: readonly Creature[];
  readonly clock: () => Moment;
  /** The strength that this team usually has by now; undefined while it is worked out. */
  readonly guess: number | undefined;
  readonly onChange: (week: PlayerWeek) => void;
}

export function NowPanel({ game, week, creatures, clock, guess, onChange }: NowPanelProps) {
  const [editing, setEditing] = useState<'bag' | 'energy'>();
  const inBag = Object.values(week.bag).reduce((sum, amount) => sum + amount, 0);
  const isBagKnown = Object.keys(week.bag).length > 0;
  const known = creatures.flatMap(({ externalId }) => week.energy[externalId] ?? []);
  const { extraTasty, pot } = game.rules;
  return (
    <section className={`panel ${styles.panel}`} aria-label="How things stand">
      <h2>How things stand</h2>
      <div className={styles.pair}>
        <SelectField
          label="Day"
          value={week.day}
          choices={WEEKDAYS.map((day) => ({ value: day, label: DAY_NAMES[day] }))}
          onChange={(value) => onChange(atMoment(week, WEEKDAYS.find((day) => day === value) ?? week.day, week.time))}
        />
        <TimeField label="Time" value={week.time} onChange={(time) => onChange({ ...week, time })} />
      </div>
      <Button
        small
        variant="quiet"
        onClick={() => {
          const { day, time } = clock();
          onChange(atMoment(week, day, time));
        }}
      >
        It is now
      </Button>
      <NumberField
        label="Snorlax’s strength"
        min={0}
        max={WEEK_LIMITS.strength}
        value={week.strength ?? guess ?? 0}
        {...(week.strength === null && { suffix: ' guess', note: guess === undefined ? WAITING : GUESSED })}
        // Nothing entered: a guess again.
        onChange={(strength) => onChange({ ...week, strength: strength || null })}
      />
      {week.strength !== null && (
        <Button small variant="quiet" onClick={() => onChange({ ...week, strength: null })}>
          Use a guess
        </Button>
      )}
      <div className={styles.bagLine}>
        <p>
          <b>Bag</b>: {isBagKnown ? countedText(inBag, 'ingredient') : 'as it usually is by now'}
        </p>
        <Button small onClick={() => setEditing('bag')}>
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
      <div className={styles.bagLine}>
        <p>
          <b>Energy</b>: {known.length > 0 ? energyWords(known) : 'as it usually is by now'}
        </p>
        <Button small onClick={() => setEditing('energy')}>
          {known.length > 0 ? 'Change energies' : 'Tell energies'}
        </Button>
      </div>
      <Suspense fallback={null}>
        {editing === 'bag' && (
          <BagDialog
            game={game}
            bag={week.bag}
            onSave={(bag) => {
              onChange({ ...week, bag });
              setEditing(undefined);
            }}
            onClose={() => setEditing(undefined)}
          />
        )}
        {editing === 'energy' && (
          <EnergyDialog
            game={game}
            creatures={creatures}
            energy={week.energy}
            onSave={(energy) => {
              onChange({ ...week, energy });
              setEditing(undefined);
            }}
            onClose={() => setEditing(undefined)}
          />
        )}
      </Suspense>
    </section>
  );
}

const GUESSED = 'What your team usually has by now. Enter what the game shows.';
const WAITING = 'Working out what your team usually has by now…';

/** "62 to 104". */
function energyWords(known: readonly number[]): string {
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return least === most ? String(least) : `${least} to ${most}`;
}
