// Swaps of a planned week as sentences: when, who comes in and who leaves.
import { formatClock, type PlannedSwap, WEEKDAYS } from '@oversleep/game';
import type { ReactNode } from 'react';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import type { Creatures } from '../../state/data/data.ts';
import { dayName } from './week-words.ts';

const t = messages('week');
const listText = listFormat();

const MEALS = {
  'before:breakfast': 'beforeBreakfast',
  'before:lunch': 'beforeLunch',
  'before:dinner': 'beforeDinner',
  'after:breakfast': 'afterBreakfast',
  'after:lunch': 'afterLunch',
  'after:dinner': 'afterDinner',
} as const;

/** Players eat when they like, so a meal has no time. */
export function whenText({ moment, clock }: PlannedSwap): string {
  const time = formatClock(clock);
  if (moment === null || moment === 'wakeup' || moment === 'bedtime') return t(`swap.${moment ?? 'clock'}`, { time });
  return t(`swap.${MEALS[moment]}`);
}

interface SwapLinesProps {
  readonly label: string;
  readonly moves: readonly PlannedSwap[];
  readonly creatures: Creatures;
}

export function SwapLines({ label, moves, creatures }: SwapLinesProps) {
  const names = (ids: readonly string[]) =>
    listText(ids.flatMap((id) => creatures[id] ?? []).map((creature) => displayNameOf(creature)));
  return (
    <ul aria-label={label}>
      {moves.map((move) => {
        const [coming, going] = [names(move.coming), names(move.going)];
        const day = WEEKDAYS[move.day] ?? 'mon';
        const when = t('swap.onDay', { day: dayName(day), when: whenText(move) });
        const form = coming === '' ? 'onlyOut' : going === '' ? 'onlyIn' : 'line';
        return (
          <li key={`${move.day} ${move.clock} ${coming} ${going}`}>
            {t.rich(`swap.${form}`, { when, coming, going, b: bold })}
          </li>
        );
      })}
    </ul>
  );
}

const bold = (inner: ReactNode) => <b>{inner}</b>;
