// Rows of the members in the overview, with the lengths of their bars.
import { DAYS_A_WEEK, partsThatAddUp } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import type { Explanation } from '../../../parts/figures/explanation.ts';
import { addStrength, strengthSteps } from '../../../parts/figures/strength-steps.ts';
import { compactText, countText } from '../../../parts/words/wording.ts';
import { berryZone, bonusWords } from '../results/team-explained.ts';
import { type MemberContext, memberName, type TeamReport } from '../results/team-report.ts';
import { type WeekStrength, worthAtLevelOne } from '../results/team-strength.ts';

const t = messages('calculator');

export interface MemberRow {
  readonly member: MemberContext;
  readonly name: string;
  /** Whole numbers that add up to the team's strength from berries and skills. */
  readonly total: number;
  /** Per week. */
  readonly ingredients: number;
  readonly parts: readonly {
    readonly key: string;
    readonly label: string;
    readonly value: string;
    /** Share of the largest total. */
    readonly share: number;
    readonly colour: string;
    readonly text: string;
  }[];
}

/** Largest strength from berries and skill first; its bar has the full width. */
export function memberRows({ members }: TeamReport, { shown }: Pick<WeekStrength, 'shown'>): readonly MemberRow[] {
  const best = Math.max(1, ...members.map(strengthOf));
  const totals = partsThatAddUp(members.map(strengthOf), { total: shown.berries + shown.skill });
  return members
    .map((member, m) => {
      const { berries, skill } = member.figures.strength;
      const part = (key: string, label: string, value: number, colour: string) => ({
        key,
        label,
        value: compactText(value),
        share: value / best,
        colour,
        text: compactText(value),
      });
      return {
        member,
        name: memberName(member),
        total: totals[m] ?? 0,
        ingredients: DAYS_A_WEEK * member.figures.produceTotal.ingredients.reduce((sum, { amount }) => sum + amount, 0),
        parts: [
          part('berry', t('overview.berries'), berries.total, 'var(--berry)'),
          part('skill', t('overview.skill'), skill.total, 'var(--skill)'),
        ],
      };
    })
    .sort((a, b) => b.total - a.total);
}

const strengthOf = ({ figures: { strength } }: MemberContext): number => strength.berries.total + strength.skill.total;

export function explainMember(context: TeamReport, { member, total }: MemberRow): Explanation {
  const { berries, skill } = member.figures.strength;
  const [a, b] = [member.errors.strength.berries.total, member.errors.strength.skill.total];
  const plain = worthAtLevelOne({ ...context, members: [member] });
  return {
    title: t('overview.memberTitle', { name: memberName(member) }),
    unit: t('results.perWeek'),
    format: countText,
    total,
    error: a + b,
    accounts: [
      {
        title: t('results.bySource'),
        steps: [
          { key: 'berries', label: t('overview.berries'), adds: berries.total },
          { key: 'skill', label: t('overview.skill'), adds: skill.total },
        ],
      },
      {
        title: t('results.byCause'),
        steps: strengthSteps(addStrength([berries, skill]), plain.berries + plain.skill, {
          plain: t('overview.plain'),
          levels: t('overview.level', { zone: berryZone(context), level: member.build.level }),
          ...bonusWords(context),
        }),
      },
    ],
    notes: [t('overview.memberNote')],
  };
}
