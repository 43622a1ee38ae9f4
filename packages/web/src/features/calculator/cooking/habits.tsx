// What filler, saving for Sunday, holding the Extra Tasty bonus and checking the app bring or cost; computed when this card is open.

import { type Filler, type LookIn, USUAL_POLICY } from '@oversleep/game';
import type { ReactNode } from 'react';
import { listFormat, numberFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { changeText, isClear, marginText } from '../../../parts/words/range-text.ts';
import { countText } from '../../../parts/words/wording.ts';
import type { WeekAnswer } from '../../../sim/week.ts';
import { useUser } from '../../../state/context.ts';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Note, Stack } from '../../../ui/layout/layout.tsx';
import type { TeamReport } from '../results/team-report.ts';
import { COMPARED_HOURS } from './habit-questions.ts';
import { useHabits } from './use-habits.ts';
import { dayName } from './weekdays.ts';

const t = messages('calculatorCooking');

interface HabitsProps {
  readonly context: TeamReport;
  readonly ready: boolean;
}

export function Habits({ context: { question, settings }, ready }: HabitsProps) {
  const { sunday, holdTasty } = useUser((user) => user.policy) ?? USUAL_POLICY;
  const { own, filled, away, done, failure } = useHabits(question, ready);
  if (failure) return <FailureBanner what={t('habits.failed')} why={failure.why} onRetry={failure.retry} />;
  if (!own) return <ProgressBar label={t('habits.busy')} share={done} />;
  const { filler = 'never', lookIn = 'always' } = settings.policy ?? {};
  return (
    <Stack as="ul" gap={2.5}>
      <FillerHabit answer={filler === 'never' ? filled : own} filler={filler} />
      <SavingHabit answer={own} isOn={sunday} />
      <HoldHabit answer={own} isOn={holdTasty} />
      <LookHabit answer={lookIn === 'always' ? away : own} lookIn={lookIn} />
    </Stack>
  );
}

const Habit = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <li>
    <Note as="span" block size="label">
      {name}
    </Note>{' '}
    <span>{children}</span>
  </li>
);

const Busy = ({ children }: { readonly children: ReactNode }) => <span data-part="waiting">{children}</span>;

const percent = numberFormat({ style: 'percent', maximumFractionDigits: 1 });
const shareText = (share: number): string => percent(Math.max(0, share));
const listed = listFormat();
const amounts = listFormat({ type: 'unit' });

/** The values of a message about a gain; the same for all habits. */
const gainValues = ({ mean, error }: WeekAnswer['fillerGain']) => ({
  gain: changeText(mean, countText),
  margin: marginText(error, countText),
  b: (inner: ReactNode) => <b>{inner}</b>,
});

interface FillerHabitProps {
  readonly answer: WeekAnswer | undefined;
  readonly filler: Filler;
}

const FILLER_KEYS = {
  never: 'habits.fillerNever',
  surplus: 'habits.fillerSurplus',
  always: 'habits.fillerAlways',
} as const;

function FillerHabit({ answer, filler }: FillerHabitProps) {
  return (
    <Habit name={t('habits.filler')}>
      {answer ? t.rich(FILLER_KEYS[filler], gainValues(answer.fillerGain)) : <Busy>{t('habits.fillerBusy')}</Busy>}
    </Habit>
  );
}

interface SavingHabitProps {
  readonly answer: WeekAnswer;
  readonly isOn: boolean;
}

function SavingHabit({ answer: { saving, keep }, isOn }: SavingHabitProps) {
  if (!saving || !isClear(saving.gain.mean, saving.gain.error))
    return <Habit name={t('habits.saving')}>{t('habits.savingNone')}</Habit>;
  const kept = Object.entries(keep).map(([name, amount]) =>
    t('habits.kept', { amount, ingredient: nameOf('ingredients', name) }),
  );
  const dishes = [...new Set(saving.dishes)].map((dish) => nameOf('recipes', dish));
  return (
    <Habit name={t('habits.saving')}>
      {t.rich(isOn ? 'habits.savingOn' : 'habits.savingOff', {
        ...gainValues(saving.gain),
        day: dayName(saving.from),
        ingredients: amounts(kept),
        dishes: listed(dishes),
      })}
    </Habit>
  );
}

function HoldHabit({ answer: { hold }, isOn }: { readonly answer: WeekAnswer; readonly isOn: boolean }) {
  if (!hold) return <Habit name={t('habits.hold')}>{t('habits.holdNone')}</Habit>;
  const values = { ...gainValues(hold.gain), chance: shareText(hold.from) };
  return <Habit name={t('habits.hold')}>{t.rich(isOn ? 'habits.holdOn' : 'habits.holdOff', values)}</Habit>;
}

interface LookHabitProps {
  readonly answer: WeekAnswer | undefined;
  readonly lookIn: LookIn;
}

function LookHabit({ answer, lookIn }: LookHabitProps) {
  const cost = answer?.lookInCost;
  if (!cost)
    return (
      <Habit name={t('habits.looks')}>
        <Busy>{t('habits.looksBusy')}</Busy>
      </Habit>
    );
  const values = {
    share: shareText(cost.mean),
    margin: marginText(100 * cost.error),
    b: (inner: ReactNode) => <b>{inner}</b>,
  };
  const text =
    lookIn === 'always'
      ? t.rich('habits.looksWould', { ...values, hours: COMPARED_HOURS })
      : 'everyHours' in lookIn
        ? t.rich('habits.looksHours', { ...values, hours: lookIn.everyHours })
        : t.rich('habits.looksTimes', { ...values, times: listed(lookIn.at) });
  return <Habit name={t('habits.looks')}>{text}</Habit>;
}
