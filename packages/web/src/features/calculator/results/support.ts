// Support between members: energy and helps from main skills, and bonuses from sub skills.
import { hasSubskill } from '@oversleep/game';
import { type MemberContext, othersOf, type TeamReport } from './team-report.ts';

export type Gift = 'energy' | 'helps';

export interface GiftCell {
  readonly from: MemberContext;
  readonly to: MemberContext;
  /** Per day. */
  readonly amount: number;
  readonly error: number;
}

/** One row per giver with a cell per receiver; members that give nothing are left out. */
export function giftRows({ members }: TeamReport, gift: Gift): readonly (readonly GiftCell[])[] {
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

export interface SupportSum {
  readonly energy: number;
  readonly helps: number;
  readonly errors: { readonly energy: number; readonly helps: number };
  readonly energyFrom: readonly GiftCell[];
  readonly helpsFrom: readonly GiftCell[];
  readonly helpingBonus: readonly MemberContext[];
  readonly energyRecovery: readonly MemberContext[];
  readonly isNothing: boolean;
}

/** Support that a member receives per day. */
export function receivedBy(context: TeamReport, member: MemberContext): SupportSum {
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
