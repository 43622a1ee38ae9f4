// Who gives what to whom: energy and helps of skills, and the bonuses that subskills bring the whole team.
import { hasSubskill } from '@oversleep/game';
import { type MemberContext, othersOf, type ResultContext } from './result-context.ts';

export type Gift = 'energy' | 'helps';

export interface GiftCell {
  readonly from: MemberContext;
  readonly to: MemberContext;
  /** A day. */
  readonly amount: number;
  readonly error: number;
}

/** Row by row, who gives to whom; rows of members who give nothing at all are left out. */
export function giftRows({ members }: ResultContext, gift: Gift): readonly (readonly GiftCell[])[] {
  return members
    .map((from) =>
      members.map((to) => ({
        from,
        to,
        amount: from.figures.advanced.gave[gift][to.index] ?? 0,
        error: from.errors.advanced.gave[gift][to.index] ?? 0,
      })),
    )
    .filter((row) => row.some(({ amount }) => amount > 0));
}

export interface Received {
  readonly energy: number;
  readonly helps: number;
  readonly errors: { readonly energy: number; readonly helps: number };
  readonly energyFrom: readonly GiftCell[];
  readonly helpsFrom: readonly GiftCell[];
  readonly helpingBonus: readonly MemberContext[];
  readonly energyRecovery: readonly MemberContext[];
  readonly isNothing: boolean;
}

/** What the others do for a member, a day. */
export function receivedBy(context: ResultContext, member: MemberContext): Received {
  const others = othersOf(context, member);
  const from = (gift: Gift): readonly GiftCell[] =>
    others
      .map((giver) => ({
        from: giver,
        to: member,
        amount: giver.figures.advanced.gave[gift][member.index] ?? 0,
        error: giver.errors.advanced.gave[gift][member.index] ?? 0,
      }))
      .filter(({ amount }) => amount > 0)
      .sort((a, b) => b.amount - a.amount);
  const holders = (key: string) => others.filter(({ build }) => hasSubskill(build, key));
  const [energyFrom, helpsFrom] = [from('energy'), from('helps')];
  const [helpingBonus, energyRecovery] = [holders('HELPING_BONUS'), holders('ENERGY_RECOVERY_BONUS')];
  return {
    ...member.figures.advanced.teamSupport,
    errors: member.errors.advanced.teamSupport,
    energyFrom,
    helpsFrom,
    helpingBonus,
    energyRecovery,
    isNothing: [energyFrom, helpsFrom, helpingBonus, energyRecovery].every(({ length }) => length === 0),
  };
}
