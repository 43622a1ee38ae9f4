// The cooking plan: seven days, three meals, in each the dish that comes most often.
import { MEALS, type Meal, type RecipeType, WEEKDAYS } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { DishPicture } from '../../../parts/pictures/dish-picture.tsx';
import { compactText, percentText } from '../../../parts/words/wording.ts';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Note, Stack } from '../../../ui/layout/layout.tsx';
import type { TeamReport } from '../results/team-report.ts';
import { dishWorth, tastyChances } from './kitchen.ts';
import { cellAt, type MealCell, type ServedDish } from './meal-cells.ts';
import { useCalendar } from './use-calendar.ts';
import { shortDayName } from './weekdays.ts';
import * as styles from './meal-calendar.module.css';

const t = messages('calculatorCooking');

interface MealCalendarProps {
  readonly context: TeamReport;
  readonly type: RecipeType;
  readonly ready: boolean;
}

export function MealCalendar({ context, type, ready }: MealCalendarProps) {
  const { asked, served } = useCalendar(context, type, ready);
  if (asked.state === 'failed')
    return <FailureBanner what={t('calendar.failed')} why={asked.why} onRetry={asked.retry} />;
  return (
    <>
      {asked.state === 'waiting' && <ProgressBar label={t('calendar.busy')} share={asked.done} />}
      {served && served.length > 0 && <Calendar context={context} type={type} served={served} />}
      {asked.state === 'here' && served?.length === 0 && <p>{t('calendar.asleep')}</p>}
    </>
  );
}

interface CalendarProps {
  readonly context: TeamReport;
  readonly type: RecipeType;
  readonly served: readonly ServedDish[];
}

function Calendar({ context, type, served }: CalendarProps) {
  const { game, production } = context;
  const chances = tastyChances(game, production.cooking?.critInfo.averageCritChancePerCook ?? 0);
  const weeks = Math.max(0, ...MEALS.map((meal) => cellAt(served, 0, meal)?.weeks ?? 0));
  return (
    <>
      <table className={styles.calendar} data-type={type}>
        <caption className="unseen">{t('calendar.caption')}</caption>
        <thead>
          <tr>
            <td />
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col">
                {shortDayName(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MEALS.map((meal) => (
            <tr key={meal}>
              <th scope="row">{t(`meals.${meal}`)}</th>
              {WEEKDAYS.map((day, place) => (
                <td key={day} data-sunday={day === 'sun'} data-day={shortDayName(day)}>
                  <Cell context={context} type={type} cell={cellAt(served, place, meal)} meal={meal} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Note size="small">
        {t('calendar.note', {
          weeks,
          weekday: percentText(chances.weekday),
          weekdayTimes: game.rules.extraTasty.weekday.multiplier,
          sunday: percentText(chances.sunday),
          sundayTimes: game.rules.extraTasty.sunday.multiplier,
        })}
      </Note>
    </>
  );
}

interface CellProps {
  readonly context: TeamReport;
  readonly type: RecipeType;
  readonly cell: MealCell | undefined;
  readonly meal: Meal;
}

function Cell({ context, type, cell, meal }: CellProps) {
  if (!cell)
    return (
      <Note as="span" size="small">
        {t('calendar.slept')}
      </Note>
    );
  const { recipe, times, weeks } = cell;
  return (
    <Stack
      as="span"
      className={styles.cell}
      gap={0.5}
      align="center"
      title={recipe ? nameOf('recipes', recipe) : t(`mixed.${type}`)}
    >
      <span className={styles.meal}>{t(`meals.${meal}`)}</span>
      {recipe ? <DishPicture dish={recipe} size={32} decorative /> : <span className={styles.mixed}>–</span>}
      <span className={styles.name}>{recipe ? nameOf('recipes', recipe) : t(`mixed.${type}`)}</span>
      {recipe && <b>{compactText(dishWorth(context, recipe))}</b>}
      <Note as="span" className={styles.times} size="small">
        {t.rich('calendar.times', {
          times,
          weeks,
          slash: (inner) => <span aria-hidden="true">{inner}</span>,
          unseen: (inner) => <span className="unseen">{inner}</span>,
        })}
      </Note>
    </Stack>
  );
}
