// Explains the figures of a member: amounts per day, times the chosen time span.
import { berriesPerHelp, DAYS_A_WEEK } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import type { Explanation } from '../../../parts/figures/explanation.ts';
import { strengthSteps } from '../../../parts/figures/strength-steps.ts';
import { withoutIdle } from '../../../parts/figures/waterfall.ts';
import { amountText } from '../../../parts/words/range-text.ts';
import { countText, percentText } from '../../../parts/words/wording.ts';
import { berryZone, bonusWords } from '../results/team-explained.ts';
import { type MemberContext, memberName, type TeamReport } from '../results/team-report.ts';
import { worthAtLevelOne } from '../results/team-strength.ts';

const t = messages('calculatorMembers');

export interface TimeUnit {
  /** Days. */
  readonly factor: number;
  /** As messages name it; "other" is 8 hours. */
  readonly span: 'day' | 'week' | 'other';
}

const ofDays = (spread: { readonly p10: number; readonly p50: number; readonly p90: number }) => ({
  ...spread,
  of: 'days' as const,
});

/** Percentiles are of single days, so other time spans have none. */
const spreadIn = (
  { factor }: TimeUnit,
  points: { readonly p10: number; readonly p50: number; readonly p90: number } | undefined,
) => (factor === 1 && points ? ofDays(points) : undefined);

export function explainBerries({ game }: TeamReport, member: MemberContext, span: TimeUnit): Explanation {
  const { figures, errors, build, snacking } = member;
  const each = berriesPerHelp(game, build);
  const { dayHelps, ingredientPercentage, sneakySnack } = figures.advanced;
  const amount = figures.produceWithoutSkill.berries[0]?.amount ?? 0;
  const chance = snacking ? 1 : 1 - ingredientPercentage;
  const day = Math.min(amount, dayHelps * chance * each);
  const late = Math.min(sneakySnack.amount, amount - day);
  return {
    title: t('berries.title', { name: memberName(member) }),
    unit: t('berries.unit', { span: span.span }),
    total: amount * span.factor,
    error: (errors.produceWithoutSkill.berries[0]?.amount ?? 0) * span.factor,
    spread: spreadIn(span, member.spread.berries),
    accounts: [
      {
        steps: withoutIdle([
          {
            key: 'day',
            label: t('berries.day'),
            words: t('berries.dayWhy', { helps: amountText(dayHelps), chance: percentText(chance), each }),
            adds: day * span.factor,
          },
          { key: 'night', label: t('berries.night'), adds: (amount - day - late) * span.factor },
          { key: 'snack', label: t('berries.fullBag'), adds: late * span.factor },
        ]),
      },
    ],
    notes: [t('berries.note')],
  };
}

export function explainBerryStrength(context: TeamReport, member: MemberContext, span: TimeUnit): Explanation {
  const { berries } = member.figures.strength;
  const factor = span.factor / DAYS_A_WEEK;
  const scaled = {
    base: berries.base * factor,
    favourite: berries.favourite * factor,
    area: berries.area * factor,
    event: berries.event * factor,
    total: berries.total * factor,
  };
  return {
    title: t('berryStrength.title', { name: memberName(member) }),
    unit: t('berryStrength.unit', { span: span.span }),
    format: countText,
    total: scaled.total,
    error: member.errors.strength.berries.total * factor,
    accounts: [
      {
        steps: strengthSteps(scaled, worthAtLevelOne({ ...context, members: [member] }).berries * factor, {
          plain: t('berryStrength.plain'),
          levels: t('berryStrength.level', { zone: berryZone(context), level: member.build.level }),
          ...bonusWords(context),
        }),
      },
    ],
  };
}

export function explainIngredient(member: MemberContext, name: string, span: TimeUnit): Explanation {
  const { figures, errors, build, snacking } = member;
  const { sets, place } = setsOf(figures.produceWithoutSkill.ingredients, name);
  const amount = sets?.amount ?? 0;
  const { dayHelps, ingredientPercentage, nightPeriod } = figures.advanced;
  const each = perDrop(member, name);
  const day = snacking ? 0 : Math.min(amount, dayHelps * ingredientPercentage * each);
  const spilled = setsOf(nightPeriod.spilledIngredients, name).sets?.amount ?? 0;
  return {
    title: t('ingredient.title', { ingredient: nameOf('ingredients', name), name: memberName(member) }),
    unit: t('ingredient.unit', { span: span.span }),
    total: amount * span.factor,
    error: (errors.produceWithoutSkill.ingredients[place]?.amount ?? 0) * span.factor,
    spread: spreadIn(span, member.spread.ingredients[name]),
    accounts: [
      {
        steps: withoutIdle([
          {
            key: 'day',
            label: t('ingredient.day'),
            words: t('ingredient.dayWhy', {
              helps: amountText(dayHelps),
              chance: percentText(ingredientPercentage),
              each: amountText(each),
            }),
            adds: day * span.factor,
          },
          { key: 'night', label: t('ingredient.night'), adds: (amount - day) * span.factor },
        ]),
      },
    ],
    notes: [
      ...(build.ingredients.length > 1 ? [t('ingredient.slots', { slots: build.ingredients.length })] : []),
      ...(spilled > 0.05
        ? [t('ingredient.spilled', { amount: amountText(spilled * span.factor), span: span.span })]
        : []),
    ],
  };
}

/** How many of an ingredient an average ingredient help brings, with what an event adds. */
function perDrop({ build: { ingredients, species } }: MemberContext, name: string): number {
  const { ingredientAmount, extraIngredient } = species.bonus;
  const extra = ingredientAmount + extraIngredient.amount * extraIngredient.chance;
  const sum = ingredients
    .filter(({ ingredient }) => ingredient.name === name)
    .reduce((total, { amount }) => total + amount + extra, 0);
  return ingredients.length > 0 ? sum / ingredients.length : 0;
}

function setsOf<Set extends { readonly ingredient: { readonly name: string } }>(sets: readonly Set[], name: string) {
  const place = sets.findIndex(({ ingredient }) => ingredient.name === name);
  return { place, sets: sets[place] };
}

export function explainProcs(member: MemberContext, span: TimeUnit): Explanation {
  const { skillProcs, advanced } = member.figures;
  const { morningProcs, bonusProcs, skillPercentage } = advanced;
  return {
    title: t('procs.title', { name: memberName(member) }),
    unit: t('procs.unit', { span: span.span }),
    total: skillProcs * span.factor,
    error: member.errors.skillProcs * span.factor,
    spread: spreadIn(span, member.spread.procs),
    accounts: [
      {
        steps: withoutIdle([
          {
            key: 'day',
            label: t('procs.day'),
            words: t('procs.dayWhy', { chance: percentText(skillPercentage) }),
            adds: (skillProcs - morningProcs - bonusProcs) * span.factor,
          },
          { key: 'morning', label: t('procs.night'), adds: morningProcs * span.factor },
          { key: 'bonus', label: t('procs.teammate'), adds: bonusProcs * span.factor },
        ]),
      },
    ],
    notes: [t('procs.pity', { helps: member.build.species.pityHelps })],
  };
}
