// What filling up the pot, saving for Sunday, holding the tasty bonus and looking in bring or cost: asked for when this card is open.
import { type Filler, type Game, type LookIn, USUAL_POLICY, type Weekday } from '@oversleep/game';
import type { ReactNode } from 'react';
import { FailureBanner } from '../../../parts/failure-banner.tsx';
import { changeText, isClear, marginText } from '../../../parts/words/range-text.ts';
import { countText } from '../../../parts/words/wording.ts';
import type { WeekAnswer } from '../../../sim/week.ts';
import { useUser } from '../../../state/context.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import type { ResultContext } from '../results/result-context.ts';
import { COMPARED_HOURS, lookInWords } from './habit-questions.ts';
import { useHabits } from './use-habits.ts';
import * as styles from './cooking.module.css';

interface HabitsProps {
  readonly context: ResultContext;
  readonly ready: boolean;
}

export function Habits({ context: { question, game, settings }, ready }: HabitsProps) {
  const { sunday, holdTasty } = useUser((user) => user.policy) ?? USUAL_POLICY;
  const { own, filled, away, done, failure } = useHabits(question, ready);
  if (failure)
    return <FailureBanner what="This could not be worked out just now." why={failure.why} onRetry={failure.retry} />;
  if (!own) return <ProgressBar label="Cooking the same weeks in other ways" share={done} />;
  const { filler = 'never', lookIn = 'always' } = settings.policy ?? {};
  return (
    <ul className={styles.habits}>
      <FillerHabit answer={filler === 'never' ? filled : own} filler={filler} />
      <SavingHabit game={game} answer={own} isOn={sunday} />
      <HoldHabit answer={own} isOn={holdTasty} />
      <LookHabit answer={lookIn === 'always' ? away : own} lookIn={lookIn} />
    </ul>
  );
}

const Habit = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <li>
    <span className={styles.habitName}>{name}</span> <span>{children}</span>
  </li>
);

const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
const shareText = (share: number): string => PERCENT.format(Math.max(0, share));

interface GainProps {
  readonly gain: WeekAnswer['fillerGain'];
  /** Whether the player does so. */
  readonly isOn: boolean;
}

const Gain = ({ gain: { mean, error }, isOn }: GainProps) => (
  <>
    {isOn ? 'brings' : 'would bring'} <b>{changeText(mean, countText)}</b> {marginText(error, countText)} a week
  </>
);

interface FillerHabitProps {
  readonly answer: WeekAnswer | undefined;
  readonly filler: Filler;
}

function FillerHabit({ answer, filler }: FillerHabitProps) {
  const isOn = filler !== 'never';
  return (
    <Habit name="Leftovers in the pot">
      {answer ? (
        <>
          Filling free room with {filler === 'always' ? 'everything' : 'surplus'}{' '}
          <Gain gain={answer.fillerGain} isOn={isOn} />
          {isOn ? ', which the figures above count.' : '.'}
        </>
      ) : (
        'Filling the pot is being tried …'
      )}
    </Habit>
  );
}

const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

interface SavingHabitProps {
  readonly game: Game;
  readonly answer: WeekAnswer;
  readonly isOn: boolean;
}

function SavingHabit({ game, answer: { saving, keep }, isOn }: SavingHabitProps) {
  if (!saving || !isClear(saving.gain.mean, saving.gain.error))
    return <Habit name="Saving for Sunday">It does not pay for this team: all is cooked as it comes.</Habit>;
  const kept = Object.entries(keep).map(([name, amount]) => `${amount} ${game.ingredients.get(name).longName}`);
  const dishes = [...new Set(saving.dishes)].map((dish) => game.recipes.find(dish)?.displayName ?? dish);
  return (
    <Habit name="Saving for Sunday">
      It <Gain gain={saving.gain} isOn={isOn} />
      {isOn ? ' on top of the figures above' : ''}: from {DAY_NAMES[saving.from]} on keep {kept.join(', ')} for{' '}
      {dishes.join(' and ')}.
    </Habit>
  );
}

function HoldHabit({ answer: { hold }, isOn }: { readonly answer: WeekAnswer; readonly isOn: boolean }) {
  if (!hold)
    return <Habit name="Holding the tasty bonus">It does not pay for this team: no Saturday meal is skipped.</Habit>;
  return (
    <Habit name="Holding the tasty bonus">
      It <Gain gain={hold.gain} isOn={isOn} />
      {isOn ? ' on top of the figures above' : ''}: on Saturday cook nothing once {shareText(hold.from)} are stored.
    </Habit>
  );
}

interface LookHabitProps {
  readonly answer: WeekAnswer | undefined;
  readonly lookIn: LookIn;
}

function LookHabit({ answer, lookIn }: LookHabitProps) {
  const cost = answer?.lookInCost;
  if (!cost) return <Habit name="Looking in">Being away for some hours is being tried …</Habit>;
  const [when, costs] =
    lookIn === 'always' ? [lookInWords({ everyHours: COMPARED_HOURS }), 'would cost'] : [lookInWords(lookIn), 'costs'];
  return (
    <Habit name="Looking in">
      Looking in {when} instead of always {costs} <b>{shareText(cost.mean)}</b> ({marginText(100 * cost.error)}) of what
      the team makes.
    </Habit>
  );
}
