// The log of the week: what happened so far, and below it the form for what happened now. The plan continues from there.

import {
  canonical,
  type Game,
  type PlayerWeek,
  type RecipeType,
  WEEK_LIMITS,
  WEEKDAYS,
  type WeekLogEntry,
} from '@oversleep/game';
import { type FormEvent, useRef, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import type { WeekAnswer } from '../../sim/week.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import type { WeekMoment } from '../../state/week/week-start.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Grid, Note, Stack } from '../../ui/layout/layout.tsx';
import { LogFields } from './log-fields.tsx';
import { entryName, LogRow } from './log-row.tsx';
import { useDoubt } from './use-doubt.tsx';
import {
  doubtfulEntries,
  hasBegun,
  isLogFull,
  latest,
  logged,
  strengthBefore,
  timeOfMeal,
  withEntry,
  withoutEntry,
} from './week-log.ts';
import { dishChoices } from './week-words.ts';
import * as styles from './week.module.css';

const t = messages('week');

interface LogPanelProps {
  readonly game: Game;
  readonly week: PlayerWeek;
  /** The last one; undefined before the first. */
  readonly answer: WeekAnswer | undefined;
  /** Whether the answer is that of this week. */
  readonly isCurrent: boolean;
  readonly type: RecipeType;
  readonly clock: () => WeekMoment;
  readonly onChange: (week: PlayerWeek) => void;
  /** Undoes one change and keeps later ones. */
  readonly onUndo: (before: PlayerWeek, after: PlayerWeek) => void;
}

const LOOK = 'look';

/** Of a long log, this much is shown until the rest is asked for. */
const LAST_ENTRIES = 4;

export function LogPanel({ game, week, answer, isCurrent, type, clock, onChange, onUndo }: LogPanelProps) {
  const { show } = useSnackbar();
  const panel = useRef<HTMLElement>(null);
  const [isWhole, setWhole] = useState(false);
  /** Lower ones that are right, by what they say. */
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const doubtful = doubtfulEntries(week);
  const now = latest(week, clock());
  const change = (after: PlayerWeek, text: string) => {
    onChange(after);
    show({ kind: 'success', text, undo: () => onUndo(week, after) });
  };
  const remove = (entry: WeekLogEntry, index: number) => {
    change(withoutEntry(game, week, index), t('log.deleted', { entry: entryName(entry) }));
    // The focused button disappears with its row.
    panel.current?.focus();
  };
  const earlier = isWhole ? 0 : Math.max(0, week.log.length - LAST_ENTRIES);
  return (
    <Stack
      as="section"
      ref={panel}
      tabIndex={-1}
      className={styles.logPanel}
      gap={3}
      fit
      size="body"
      aria-label={t('log.title')}
    >
      {earlier > 0 && (
        <div>
          <Button small variant="quiet" onClick={() => setWhole(true)}>
            {t('log.earlier', { count: earlier })}
          </Button>
        </div>
      )}
      {week.log.length > 0 && (
        <Stack as="ol" className={styles.log} gap={2} fit flush aria-label={t('log.list')}>
          {week.log.map((entry, i) => {
            const before = strengthBefore(week, i);
            const said = canonical(entry);
            return (
              i >= earlier && (
                <LogRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice, and an entry keeps its day and time
                  key={`${i} ${entry.day} ${entry.time} ${week.log.length}`}
                  game={game}
                  entry={entry}
                  type={type}
                  before={before}
                  latest={now}
                  isDoubtful={doubtful.has(i) && !accepted.has(said)}
                  onAccept={() => setAccepted(new Set([...accepted, said]))}
                  onChange={(next) =>
                    change(withEntry(game, week, i, next), t('log.changed', { entry: entryName(next) }))
                  }
                  onDelete={() => remove(entry, i)}
                />
              )
            );
          })}
        </Stack>
      )}
      {isLogFull(week) ? (
        <Note className={styles.note}>{t('log.full', { most: WEEK_LIMITS.log })}</Note>
      ) : (
        <LogForm
          game={game}
          week={week}
          answer={answer}
          type={type}
          clock={clock}
          onSave={(entry) =>
            change(
              logged(game, week, entry, isCurrent && answer ? forecastOf(answer) : undefined),
              t(entry.strength === null ? 'log.mealSaved' : 'log.strengthSaved'),
            )
          }
        />
      )}
    </Stack>
  );
}

function forecastOf(answer: WeekAnswer) {
  const { p10, p50, p90 } = answer.strength;
  return { p10: Math.round(p10), p50: Math.round(p50), p90: Math.round(p90) };
}

interface LogFormProps extends Pick<LogPanelProps, 'game' | 'week' | 'answer' | 'type' | 'clock'> {
  readonly onSave: (entry: WeekLogEntry) => void;
}

function LogForm({ game, week, answer, type, clock, onSave }: LogFormProps) {
  const now = latest(week, clock());
  // Meals logged without a Strength are still part of the plan; those of later days can't have happened.
  const meals = (answer?.meals ?? []).filter(
    (one) =>
      WEEKDAYS.indexOf(one.day) <= WEEKDAYS.indexOf(now.day) &&
      !week.log.some(({ day, meal }) => day === one.day && meal === one.meal),
  );
  const [chosen, setChosen] = useState<string>();
  const [dish, setDish] = useState<string>();
  const [time, setTime] = useState<string>();
  const [strength, setStrength] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const keyOf = ({ day, meal }: { readonly day: string; readonly meal: string }) => `${day} ${meal}`;
  const [begun] = meals.filter((one) => hasBegun(game, one, now));
  const first = begun && keyOf(begun);
  const what = chosen === LOOK || meals.some((meal) => keyOf(meal) === chosen) ? chosen : (first ?? LOOK);
  const meal = meals.find((one) => keyOf(one) === what);
  const choices = dishChoices(game, type);
  const cooked = dish ?? meal?.options[0]?.dish ?? choices[0]?.value ?? '';
  const isEmpty = !meal && strength === 0;
  const moment = meal ? timeOfMeal(meal, now) : now;
  const at = { day: moment.day, time: time ?? moment.time };
  const doubt = useDoubt(strengthBefore(week, undefined, at), form, (sure) => {
    onSave({ ...at, meal: meal?.meal ?? null, dish: meal ? cooked : null, strength: sure > 0 ? sure : null });
    setChosen(undefined);
    setDish(undefined);
    setTime(undefined);
    setStrength(0);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty) doubt.ask(strength);
  };
  return (
    <Grid as="form" ref={form} least={14} gap={3} align="start" onSubmit={submit}>
      <SelectField
        label={t('log.what')}
        value={what ?? LOOK}
        choices={[
          ...meals.map((one) => ({ value: keyOf(one), label: entryName(one) })),
          { value: LOOK, label: t('log.look') },
        ]}
        onChange={(value) => {
          setChosen(value);
          setDish(undefined);
          setTime(undefined);
        }}
      />
      <LogFields
        cooked={meal && { dish: cooked, choices }}
        onDish={setDish}
        at={at}
        latest={now}
        onTime={setTime}
        strength={strength}
        onStrength={setStrength}
        doubt={doubt}
      >
        <Button type="submit" aria-disabled={isEmpty}>
          {t('save')}
        </Button>
      </LogFields>
    </Grid>
  );
}
