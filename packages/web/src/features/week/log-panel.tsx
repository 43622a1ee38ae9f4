// The log of the week: meals and Strength as the game shows it. The plan continues from there.
import { type Game, type PlayerWeek, type RecipeType, WEEK_LIMITS, type WeekLogEntry } from '@oversleep/game';
import { type FormEvent, useRef, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import type { WeekAnswer } from '../../sim/week.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { LogFields } from './log-fields.tsx';
import { entryName, LogRow } from './log-row.tsx';
import { useDoubt } from './use-doubt.tsx';
import { isLogFull, logged, strengthBefore, withEntry, withoutEntry } from './week-log.ts';
import { dishChoices } from './week-words.ts';
import * as styles from './week.module.css';

const t = messages('week');

interface LogPanelProps {
  readonly game: Game;
  readonly week: PlayerWeek;
  /** Undefined while it is computed. */
  readonly answer: WeekAnswer | undefined;
  readonly type: RecipeType;
  readonly onChange: (week: PlayerWeek) => void;
  /** Undoes one change and keeps later ones. */
  readonly onUndo: (before: PlayerWeek, after: PlayerWeek) => void;
}

const LOOK = 'look';

export function LogPanel({ game, week, answer, type, onChange, onUndo }: LogPanelProps) {
  const { show } = useSnackbar();
  const panel = useRef<HTMLElement>(null);
  const change = (after: PlayerWeek, text: string) => {
    onChange(after);
    show({ kind: 'success', text, undo: () => onUndo(week, after) });
  };
  const remove = (entry: WeekLogEntry, index: number) => {
    change(withoutEntry(game, week, index), t('log.deleted', { entry: entryName(entry) }));
    // The focused button disappears with its row.
    panel.current?.focus();
  };
  return (
    <section ref={panel} tabIndex={-1} className={styles.logPanel} aria-label={t('log.title')}>
      {isLogFull(week) ? (
        <p className={styles.note}>{t('log.full', { most: WEEK_LIMITS.log })}</p>
      ) : (
        <LogForm
          game={game}
          week={week}
          answer={answer}
          type={type}
          onSave={(entry) =>
            change(
              logged(game, week, entry, forecastOf(answer)),
              t(entry.strength === null ? 'log.mealSaved' : 'log.strengthSaved'),
            )
          }
        />
      )}
      {week.log.length > 0 && (
        <ol className={styles.log} aria-label={t('log.list')}>
          {week.log.map((entry, i) => (
            <LogRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice, and an entry keeps its day and time
              key={`${i} ${entry.day} ${entry.time} ${week.log.length}`}
              game={game}
              entry={entry}
              type={type}
              before={strengthBefore(week, i)}
              onChange={(next) => change(withEntry(game, week, i, next), t('log.changed', { entry: entryName(next) }))}
              onDelete={() => remove(entry, i)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

function forecastOf(answer: WeekAnswer | undefined) {
  if (!answer) return undefined;
  const { p10, p50, p90 } = answer.strength;
  return { p10: Math.round(p10), p50: Math.round(p50), p90: Math.round(p90) };
}

interface LogFormProps extends Pick<LogPanelProps, 'game' | 'week' | 'answer' | 'type'> {
  readonly onSave: (entry: WeekLogEntry) => void;
}

function LogForm({ game, week, answer, type, onSave }: LogFormProps) {
  // Meals logged without a Strength are still part of the plan.
  const meals = (answer?.meals ?? []).filter(
    (one) => !week.log.some(({ day, meal }) => day === one.day && meal === one.meal),
  );
  const [chosen, setChosen] = useState<string>();
  const [dish, setDish] = useState<string>();
  const [strength, setStrength] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const keyOf = ({ day, meal }: { readonly day: string; readonly meal: string }) => `${day} ${meal}`;
  const first = meals[0] && keyOf(meals[0]);
  const what = chosen === LOOK || meals.some((meal) => keyOf(meal) === chosen) ? chosen : (first ?? LOOK);
  const meal = meals.find((one) => keyOf(one) === what);
  const choices = dishChoices(game, type);
  const cooked = dish ?? meal?.options[0]?.dish ?? choices[0]?.value ?? '';
  const isEmpty = !meal && strength === 0;
  const doubt = useDoubt(strengthBefore(week), form, (sure) => {
    onSave({
      day: meal?.day ?? week.day,
      time: meal?.time ?? week.time,
      meal: meal?.meal ?? null,
      dish: meal ? cooked : null,
      strength: sure > 0 ? sure : null,
    });
    setChosen(undefined);
    setDish(undefined);
    setStrength(0);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty) doubt.ask(strength);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
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
        }}
      />
      <LogFields
        cooked={meal && { dish: cooked, choices }}
        onDish={setDish}
        strength={strength}
        onStrength={setStrength}
        doubt={doubt}
      />
      <div className={styles.formEnd}>
        <Button small type="submit" disabled={isEmpty}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
