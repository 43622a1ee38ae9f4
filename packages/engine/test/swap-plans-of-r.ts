// Rotations of box R: questions about them, and six on which errors are tried.
import { gameOf } from '@oversleep/game';
import { validateRequest } from '../src/read-request.ts';
import { BOX_R, WEEK_R } from './box-r.ts';

const game = gameOf('2026-10');
export const FIVE = ['4', '7', '8', '9', '11'];
export const OTHERS = ['1', '7', '8', '9', '11'];

export interface TriedSwapPlan {
  readonly lineups: readonly (readonly string[])[];
  readonly changes: readonly object[];
}

export const change = (lineup: number, at: string, ...days: readonly string[]) => ({
  lineup,
  at,
  ...(days.length > 0 && { days }),
});
export const turns = (...changes: readonly object[]) => ({ lineups: [FIVE, OTHERS], changes });

export const inputFor = (rotation?: TriedSwapPlan, more: readonly string[] = []) => {
  const ids = [...(rotation ? rotation.lineups.flat() : FIVE), ...more];
  return {
    settings: { ...WEEK_R, ...(rotation && { rotation }) },
    members: BOX_R.filter(({ externalId }) => ids.includes(externalId)),
  };
};

export function requestFor(...wanted: Parameters<typeof inputFor>) {
  const request = validateRequest(game, inputFor(...wanted));
  if (!request.ok) throw new Error(JSON.stringify(request.problems));
  return request.value;
}

export const SIX: readonly TriedSwapPlan[] = [
  turns(change(1, '06:00'), change(0, '18:00')),
  turns(change(0, 'wakeup'), change(1, 'bedtime')),
  turns(change(1, 'wakeup', 'mon'), change(0, 'wakeup', 'thu')),
  turns(change(1, 'wakeup', 'tue', 'thu', 'sat'), change(0, 'wakeup', 'mon', 'wed', 'fri', 'sun')),
  { ...turns(change(0, 'before:lunch'), change(1, 'after:dinner')), lineups: [FIVE, ['1', '5', '10', '11', '12']] },
  {
    lineups: [FIVE, ['2', '7', '8', '9', '10'], ['3', '6', '8', '9', '12']],
    changes: [change(0, 'wakeup'), change(1, 'before:lunch'), change(2, 'bedtime')],
  },
];
