// What really happened: a meal, or the strength that the game shows. The plan goes on from there.
import type { Game, PlayerWeek, RecipeType, WeekLogEntry } from '@oversleep/game';
import { type FormEvent, useState } from 'react';
import { countText } from '../../parts/wording.ts';
import type { WeekAnswer } from '../../sim/week.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { logged } from './week-plan.ts';
import { DAY_NAMES, dishChoices, dishName, MEAL_NAMES } from './week-words.ts';
import * as styles from './week.module.css';

interface LogPanelProps {
  readonly game: Game;
  readonly week: PlayerWeek;
  /** Undefined as long as it is not known. */
  readonly answer: WeekAnswer | undefined;
  readonly type: RecipeType;
  readonly onChange: (week: PlayerWeek) => void;
}

const LOOK = 'look';
const MOST_STRENGTH = 999_999_999;
export function LogPanel({ game, week, answer, type, onChange }: LogPanelProps) {
  const { show } = useSnackbar();
  // What is noted already, without a strength, still lies ahead of the plan.
  const meals = (answer?.meals ?? []).filter(
    (one) => !week.log.some(({ day, meal }) => day === one.day && meal === one.meal),
  );
  const [chosen, setChosen] = useState<string>();
  const [dish, setDish] = useState<string>();
  const [strength, setStrength] = useState(0);
  const keyOf = ({ day, meal }: { readonly day: string; readonly meal: string }) => `${day} ${meal}`;
  const first = meals[0] && keyOf(meals[0]);
  const what = chosen === LOOK || meals.some((meal) => keyOf(meal) === chosen) ? chosen : (first ?? LOOK);
  const meal = meals.find((one) => keyOf(one) === what);
  const choices = dishChoices(game, type);
  const cooked = dish ?? meal?.options[0]?.dish ?? choices[0]?.value ?? '';
  const isEmpty = !meal && strength === 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    const entry: WeekLogEntry = {
      day: meal?.day ?? week.day,
      time: meal?.time ?? week.time,
      meal: meal?.meal ?? null,
      dish: meal ? cooked : null,
      strength: strength > 0 ? strength : null,
    };
    const { p10, p50, p90 } = answer?.strength ?? {};
    const forecast =
      p10 === undefined || p50 === undefined || p90 === undefined
        ? undefined
        : { p10: Math.round(p10), p50: Math.round(p50), p90: Math.round(p90) };
    onChange(logged(game, week, entry, forecast));
    setChosen(undefined);
    setDish(undefined);
    setStrength(0);
    show({
      kind: 'success',
      text: entry.strength === null ? 'Noted: the meal is fixed to it' : 'Noted: the plan goes on from there',
      action: { label: 'Undo', onAction: () => onChange(week) },
    });
  };
  return (
    <section className={`panel ${styles.panel}`} aria-label="What really happened">
      <h2>What really happened</h2>
      <form className={styles.form} onSubmit={submit}>
        <SelectField
          label="What"
          value={what ?? LOOK}
          choices={[
            ...meals.map((one) => ({ value: keyOf(one), label: `${MEAL_NAMES[one.meal]} on ${DAY_NAMES[one.day]}` })),
            { value: LOOK, label: 'I only looked at Snorlax' },
          ]}
          onChange={(value) => {
            setChosen(value);
            setDish(undefined);
          }}
        />
        {meal && <SelectField label="Cooked" value={cooked} choices={choices} onChange={setDish} />}
        <NumberField
          label="Strength the game shows"
          live
          min={0}
          max={MOST_STRENGTH}
          value={strength}
          {...(meal && { note: '0: I did not look. Then only the meal is noted.' })}
          onChange={setStrength}
        />
        <Button small type="submit" disabled={isEmpty}>
          Note it
        </Button>
      </form>
      {week.log.length > 0 && (
        <ol className={styles.log} aria-label="Noted this week">
          {week.log.map((entry, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end, and the same may happen twice
            <li key={i}>
              <span>
                {DAY_NAMES[entry.day]} {entry.time}
              </span>
              <span>
                {entry.meal ? `${MEAL_NAMES[entry.meal]}: ${dishName(game, entry.dish ?? '')}` : 'Snorlax'}
                {entry.strength !== null && `, ${countText(entry.strength)}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
