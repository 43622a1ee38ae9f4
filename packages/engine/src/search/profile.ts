// A candidate as the team estimate sees it: yield per help, helping speed, and yield per skill trigger.
import { areaFactor, type BerryZone, hasSubskill, helpInterval, sleepEnergy } from '@oversleep/game';
import { berryWorth } from '../figures/terms.ts';
import { MAX_SLOTS } from '../loop/drops.ts';
import { type MemberPlan, type Plan, planOf } from '../loop/plan.ts';
import type { TeamMember, TeamRequest } from '../request.ts';
import type { CurveOf, EnergyCurve } from './energy-curve.ts';
import { dependsOnTeammates, type SkillSums, skillSums } from './skill-sums.ts';

/** Highest number of members with a team bonus. */
const MOST = 5;

export interface CandidateProfile {
  readonly member: TeamMember;
  readonly plan: MemberPlan;
  readonly helps: boolean;
  readonly recovers: boolean;
  /** Minutes between helps at full energy, by how many others have a Helping Bonus. */
  readonly intervals: readonly number[];
  /** Energy curves by the number of Energy Recovery Bonuses on the team. */
  readonly curves: readonly EnergyCurve[];
  /** Strength of a berry, and of a point of strength from its skill. */
  readonly berry: number;
  readonly point: number;
  /** Skill sums where only the number of relatives matters, by that number minus one. */
  readonly sums: readonly SkillSums[];
  readonly dependsOnTeammates: boolean;
  /** The zone that its skill opens, if any. */
  readonly zone: BerryZone | undefined;
}

/** Computed for the member alone: its tables of helps and nights don't depend on the others. */
export function profileOf(request: TeamRequest, member: TeamMember, curveOf: CurveOf): CandidateProfile {
  const { game, settings } = request;
  const alone = planOf({ ...request, members: [member] }, { cooking: false });
  const [plan] = alone.members;
  if (!plan) throw new Error('A plan without its member');
  const { build } = member;
  const ownBonus = hasSubskill(build, 'ENERGY_RECOVERY_BONUS');
  const worth = berryWorth(alone, plan);
  const point = areaFactor(settings.areaBonus) * build.species.bonus.strength * game.factors.strength;
  return {
    member,
    plan,
    helps: hasSubskill(build, 'HELPING_BONUS'),
    recovers: ownBonus,
    intervals: Array.from(
      { length: MOST },
      (_, others) => helpInterval(game, build, { camp: settings.camp, otherHelpingBonus: others }) / 60,
    ),
    curves: Array.from({ length: MOST + 1 }, (_, bonusMembers) =>
      curveOf(sleepEnergy(game, { minutes: alone.sleep, nature: build.nature.energy, bonusMembers, ownBonus })),
    ),
    berry: (worth.base + worth.favourite) * point,
    point,
    sums: Array.from({ length: MOST }, (_, r) => skillSums(game, member, { relatives: r + 1, others: [] })),
    dependsOnTeammates: dependsOnTeammates(build.species.skill),
    zone: build.species.skill.effects.flatMap((effect) => (effect.unit === 'berryZone' ? [effect.zone] : []))[0],
  };
}

/** Yield of one trigger on this team. */
export function sumsIn({ game }: Plan, profile: CandidateProfile, members: readonly CandidateProfile[]): SkillSums {
  const relatives = relativesOf(profile, members);
  if (profile.dependsOnTeammates) {
    const others = members.flatMap((other) => (other === profile ? [] : [other.member]));
    return skillSums(game, profile.member, { relatives, others });
  }
  const sums = profile.sums[relatives - 1];
  if (!sums) throw new Error(`${relatives} relatives on a team`);
  return sums;
}

/** Different species that share its berry, itself included. */
function relativesOf({ member }: CandidateProfile, members: readonly CandidateProfile[]): number {
  const { berry } = member.build.species;
  let count = 0;
  for (const [m, other] of members.entries()) {
    const { species } = other.member.build;
    if (species.berry === berry && members.findIndex(({ member: { build } }) => build.species === species) === m)
      count += 1;
  }
  return count;
}

/** Interpolates in a table by whole helps of a night. */
export function between(table: Float64Array, helps: number, most: number, width = 1, place = 0): number {
  const n = Math.min(helps, most);
  const low = Math.floor(n);
  const below = table[low * width + place] ?? 0;
  const above = table[Math.min(low + 1, most) * width + place] ?? below;
  return below + (n - low) * (above - below);
}

export const nightIngredients = ({ night }: MemberPlan, helps: number, slot: number): number =>
  between(night.ingredients, helps, night.most, MAX_SLOTS, slot);
