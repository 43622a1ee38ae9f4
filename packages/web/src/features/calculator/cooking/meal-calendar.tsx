// The cooking plan: seven days, three meals, in each the dish that comes most often.
import { compactNumber, MEALS, type Meal, type RecipeType } from '@oversleep/game';
import { FailureBanner } from '../../../parts/failure-banner.tsx';
import { DishPicture } from '../../../parts/pictures/dish-picture.tsx';
import { percentText } from '../../../parts/words/wording.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import type { ResultContext } from '../results/result-context.ts';
import { dishWorth, tastyChances } from './kitchen.ts';
import { cellAt, type MealCell, type Served, WEEKDAYS } from './meal-cells.ts';
import { useCalendar } from './use-calendar.ts';
import * as styles from './meal-calendar.module.css';

interface MealCalendarProps {
  readonly context: ResultContext;
  readonly type: RecipeType;
  readonly ready: boolean;
}

export function MealCalendar({ context, type, ready }: MealCalendarProps) {
  const { asked, served } = useCalendar(context, type, ready);
  if (asked.state === 'failed')
    return <FailureBanner what="The plan could not be made." why={asked.why} onRetry={asked.retry} />;
  return (
    <>
      {asked.state === 'waiting' && <ProgressBar label="Looking into simulated weeks" share={asked.done} />}
      {served && served.length > 0 && <Calendar context={context} type={type} served={served} />}
      {asked.state === 'here' && served?.length === 0 && <p>Nobody is awake at any meal.</p>}
    </>
  );
}

const MEAL_NAMES: Readonly<Record<Meal, string>> = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' };

interface CalendarProps {
  readonly context: ResultContext;
  readonly type: RecipeType;
  readonly served: readonly Served[];
}

function Calendar({ context, type, served }: CalendarProps) {
  const { game, production } = context;
  const chances = tastyChances(game, production.cooking?.critInfo.averageCritChancePerCook ?? 0);
  const weeks = Math.max(0, ...MEALS.map((meal) => cellAt(served, 0, meal)?.weeks ?? 0));
  return (
    <>
      <table className={styles.calendar} data-type={type}>
        <caption className="unseen">The likeliest dish of each meal of the week</caption>
        <thead>
          <tr>
            <td />
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MEALS.map((meal) => (
            <tr key={meal}>
              <th scope="row">{MEAL_NAMES[meal]}</th>
              {WEEKDAYS.map((name, day) => (
                <td key={name} data-sunday={day === 6} data-day={name}>
                  <Cell context={context} cell={cellAt(served, day, meal)} meal={meal} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        From {weeks} simulated weeks; the small number says in how many of them. A dish is extra tasty with a chance of{' '}
        {percentText(chances.weekday)} (× {game.rules.extraTasty.weekday.multiplier}) on weekdays and{' '}
        {percentText(chances.sunday)} (× {game.rules.extraTasty.sunday.multiplier}) on Sunday; the values are without
        it.
      </p>
    </>
  );
}

interface CellProps {
  readonly context: ResultContext;
  readonly cell: MealCell | undefined;
  readonly meal: Meal;
}

function Cell({ context, cell, meal }: CellProps) {
  if (!cell) return <span className={styles.none}>slept through</span>;
  const { recipe, times, weeks } = cell;
  return (
    <span className={styles.cell} title={recipe?.displayName ?? 'Mixed dish'}>
      <span className={styles.meal}>{MEAL_NAMES[meal]}</span>
      {recipe ? <DishPicture dish={recipe} size={32} decorative /> : <span className={styles.mixed}>–</span>}
      <span className={styles.name}>{recipe?.displayName ?? 'Mixed dish'}</span>
      {recipe && <b>{compactNumber(dishWorth(context, recipe))}</b>}
      <span className={styles.times}>
        {times}
        <span aria-hidden="true">/</span>
        <span className="unseen"> of </span>
        {weeks}
      </span>
    </span>
  );
}
