// The current state: day and time, Snorlax's Strength, bag and Energy.
import { atMoment, type Creature, type Game, type PlayerWeek, WEEK_LIMITS, WEEKDAYS } from '@oversleep/game';
import { type ReactNode, Suspense, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { lazyPart } from '../../state/page/loading.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TimeField } from './time-field.tsx';
import type { Moment } from './week-plan.ts';
import { dayName } from './week-words.ts';
import * as styles from './week.module.css';

const t = messages('week');

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
  /** Members of all teams of the remaining days, today's first. */
  readonly creatures: readonly Creature[];
  readonly clock: () => Moment;
  /** Strength this team usually has by now; undefined while it is computed. */
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
    <section className={`panel ${styles.panel}`} aria-label={t('now.title')}>
      <h2>{t('now.title')}</h2>
      <div className={styles.pair}>
        <SelectField
          label={t('now.day')}
          value={week.day}
          choices={WEEKDAYS.map((day) => ({ value: day, label: dayName(day) }))}
          onChange={(value) => onChange(atMoment(week, WEEKDAYS.find((day) => day === value) ?? week.day, week.time))}
        />
        <TimeField label={t('now.time')} value={week.time} onChange={(time) => onChange({ ...week, time })} />
      </div>
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
      <NumberField
        label={t('now.strength')}
        min={0}
        max={WEEK_LIMITS.strength}
        value={week.strength ?? guess ?? 0}
        {...(week.strength === null && {
          suffix: ` ${t('now.guess')}`,
          note: t(guess === undefined ? 'now.guessing' : 'now.guessed'),
        })}
        // 0 means unknown: estimate it again.
        onChange={(strength) => onChange({ ...week, strength: strength || null })}
      />
      {week.strength !== null && (
        <Button small variant="quiet" onClick={() => onChange({ ...week, strength: null })}>
          {t('now.useGuess')}
        </Button>
      )}
      <div className={styles.bagLine}>
        <p>{isBagKnown ? t.rich('now.bag', { count: inBag, b }) : t.rich('now.bagGuess', { b })}</p>
        <Button small onClick={() => setEditing('bag')}>
          {t(isBagKnown ? 'now.changeBag' : 'now.enterBag')}
        </Button>
      </div>
      <div className={styles.pair}>
        <NumberField
          label={t('now.tasty')}
          suffix="%"
          min={0}
          max={Math.round(extraTasty.skillCap * 100)}
          value={Math.round(week.tasty * 100)}
          onChange={(percent) => onChange({ ...week, tasty: percent / 100 })}
        />
        <NumberField
          label={t('now.pot')}
          min={0}
          max={pot.skillCap}
          value={week.pot}
          onChange={(room) => onChange({ ...week, pot: room })}
        />
      </div>
      <div className={styles.bagLine}>
        <p>{energyText(known)}</p>
        <Button small onClick={() => setEditing('energy')}>
          {t(known.length > 0 ? 'now.changeEnergy' : 'now.enterEnergy')}
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

const b = (inner: ReactNode) => <b>{inner}</b>;

/** "Energy: 62 to 104". */
function energyText(known: readonly number[]): ReactNode {
  if (known.length === 0) return t.rich('now.energyGuess', { b });
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return least === most ? t.rich('now.energy', { least, b }) : t.rich('now.energyRange', { least, most, b });
}
