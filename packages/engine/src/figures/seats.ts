// A member's seats: the line-ups that it is in, each with its own counts. In a team that stays the same it has one.
import { DAYS_A_WEEK } from '@oversleep/game';
import type { MemberPlan, Plan } from '../loop/plan.ts';
import { partsOf, type TallyLayout } from '../loop/tally.ts';
import type { StrengthForm, Terms } from './terms.ts';

export interface Seat {
  readonly plan: Plan;
  readonly layout: TallyLayout;
  readonly member: MemberPlan;
  /** Where the counts of its line-up begin. */
  readonly from: number;
  /** By place in the line-up, the member's number in the whole plan. */
  readonly numbers: readonly number[];
}

export function seatsOf(plan: Plan, number: number): readonly Seat[] {
  return partsOf(plan).flatMap((part, l) => {
    const numbers = plan.rotation?.numbers[l] ?? plan.members.map(({ index }) => index);
    const member = part.plan.members[numbers.indexOf(number)];
    return member ? [{ ...part, member, numbers }] : [];
  });
}

/** A sum over the seats, of terms that each has in the counts of its own line-up. */
export const overSeats = (seats: readonly Seat[], terms: (seat: Seat) => Terms): Terms =>
  seats.flatMap((seat) => shifted(terms(seat), seat.from));

export const shifted = (terms: Terms, by: number): Terms =>
  by === 0 ? terms : terms.map((term) => (term.place < 0 ? term : { ...term, place: term.place + by }));

export const shiftedForm = ({ base, favourite, area, event }: StrengthForm, by: number): StrengthForm => ({
  base: shifted(base, by),
  favourite: shifted(favourite, by),
  area: shifted(area, by),
  event: shifted(event, by),
});

/** Minutes a day, on average over the week, that a member is in the team awake and asleep. */
export function minutesIn({ rotation, awake, sleep }: Plan, number: number): { awake: number; sleep: number } {
  if (!rotation) return { awake, sleep };
  const own = rotation.times.filter((_, l) => rotation.numbers[l]?.includes(number));
  const perDay = (of: 'awake' | 'asleep') => own.reduce((sum, time) => sum + time[of], 0) / DAYS_A_WEEK;
  return { awake: perDay('awake'), sleep: perDay('asleep') };
}
