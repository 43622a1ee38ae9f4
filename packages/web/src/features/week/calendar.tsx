// The remaining days: meals, nights, teams and events.
import {
  daysLater,
  eventsInWeek,
  type Game,
  type PlayerWeek,
  type RecipeType,
  type Schedule,
  WEEKDAYS,
  type Weekday,
} from '@oversleep/game';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import type { WeekAnswer } from '../../sim/week.ts';
import type { PlayerTeam } from '../../state/data/data.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { type SelectChoice, SelectField } from '../../ui/fields/select-field.tsx';
import { Grid, Note, Stack, Text } from '../../ui/layout/layout.tsx';
import { MealCard, MealLines } from './meal-card.tsx';
import { Night } from './night.tsx';
import { wishOf, withTeam, withWish } from './week-plan.ts';
import { dateText, dayName, dishChoices } from './week-words.ts';
import * as styles from './calendar.module.css';

const t = messages('week');
const listText = listFormat({ type: 'unit' });

interface CalendarProps {
  readonly game: Game;
  readonly week: PlayerWeek;
  readonly answer: WeekAnswer;
  /** The day that the answer begins with. */
  readonly from: Weekday;
  readonly type: RecipeType;
  readonly schedule: Schedule;
  /** Teams with at least one Pokémon. */
  readonly teams: readonly PlayerTeam[];
  readonly onChange: (week: PlayerWeek) => void;
}

export function Calendar({ game, week, answer, from, type, schedule, teams, onChange }: CalendarProps) {
  const left = WEEKDAYS.slice(WEEKDAYS.indexOf(from));
  const choices = dishChoices(game, type);
  return (
    <Text as="section" slim aria-label={t('days.title')}>
      <Stack as="ol" className={styles.days} gap={2} fit flush>
        {left.map((day) => {
          const meals = answer.meals.filter((meal) => meal.day === day);
          return (
            <li key={day} className={`panel ${styles.day}`} aria-label={dayName(day)} data-sunday={day === 'sun'}>
              <Disclosure
                heading={3}
                open={day === from}
                label={<DayLabel week={week} day={day} />}
                value={dayNotes(game, week, day)}
                summary={<MealLines game={game} type={type} meals={meals} wishes={meals.map(wishIn)} />}
              >
                <Teams week={week} day={day} teams={teams} onChange={onChange} />
                {meals.length > 0 && (
                  <div className={styles.meals}>
                    {meals.map((meal) => (
                      <MealCard
                        key={meal.meal}
                        game={game}
                        type={type}
                        meal={meal}
                        wish={wishIn(meal)}
                        choices={choices}
                        onWish={(dish) => onChange(withWish(week, day, meal.meal, dish))}
                      />
                    ))}
                  </div>
                )}
                <Night
                  game={game}
                  schedule={schedule}
                  week={week}
                  day={day}
                  night={answer.nights.find((night) => night.day === day)}
                  onChange={onChange}
                />
              </Disclosure>
            </li>
          );
        })}
      </Stack>
    </Text>
  );

  function wishIn({ day, meal }: WeekAnswer['meals'][number]): string | null {
    return knownWish(choices, wishOf(week, day, meal));
  }
}

/** A dish of another type, chosen for another team, doesn't count. */
const knownWish = (choices: readonly SelectChoice[], wish: string | null): string | null =>
  choices.some(({ value }) => value === wish) ? wish : null;

interface DayProps {
  readonly week: PlayerWeek;
  readonly day: Weekday;
}

const dateOf = (week: PlayerWeek, day: Weekday): string => daysLater(week.monday, WEEKDAYS.indexOf(day));

const DayLabel = ({ week, day }: DayProps) => (
  <Text as="span" size="head-tiny">
    {dayName(day)}{' '}
    <Note as="span" size="small" weight={400}>
      {dateText(Date.parse(dateOf(week, day)))}
    </Note>
  </Text>
);

/** Sunday's rules and the day's events. */
function dayNotes({ rules: { pot, extraTasty } }: Game, week: PlayerWeek, day: Weekday): string {
  const date = dateOf(week, day);
  const events = eventsInWeek(week.monday).filter(({ start, end }) => start <= date && date < end);
  return listText([
    ...(day === 'sun' ? [t('days.sunday', { pot: pot.sunday, tasty: extraTasty.sunday.multiplier })] : []),
    ...events.map(({ name, uncertain }) => (uncertain ? t('days.unannounced', { event: name }) : name)),
  ]);
}

interface TeamsProps {
  readonly week: PlayerWeek;
  readonly day: Weekday;
  readonly teams: readonly PlayerTeam[];
  readonly onChange: (week: PlayerWeek) => void;
}

/** With a single team, or a rotation, there is nothing to choose. */
function Teams({ week, day, teams, onChange }: TeamsProps) {
  if (teams.length < 2 || week.rotation) return null;
  const choices = teams.map(({ index, name }) => ({ value: String(index), label: name }));
  const own = week.teams[day] ?? { day: 0, night: 0 };
  return (
    <Grid least={8} gap={2} wide>
      <SelectField
        label={t('days.dayTeam')}
        value={String(own.day)}
        choices={choices}
        onChange={(index) => onChange(withTeam(week, day, 'day', Number(index)))}
      />
      <SelectField
        label={t('days.nightTeam')}
        value={String(own.night)}
        choices={choices}
        onChange={(index) => onChange(withTeam(week, day, 'night', Number(index)))}
      />
    </Grid>
  );
}
