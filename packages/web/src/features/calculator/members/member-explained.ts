// The figures of a member, explained; amounts are those of a day times the chosen stretch of time.
import { berriesPerHelp, DAYS_A_WEEK } from '@oversleep/game';
import type { Explanation } from '../../../parts/figures/explanation.ts';
import { strengthSteps } from '../../../parts/figures/strength-steps.ts';
import { withoutIdle } from '../../../parts/figures/waterfall.ts';
import { amountText } from '../../../parts/words/range-text.ts';
import { countText, percentText } from '../../../parts/words/wording.ts';
import { type MemberContext, nameOf, type ResultContext } from '../results/result-context.ts';
import { bonusWords, levelWords } from '../results/team-explained.ts';
import { worthAtLevelOne } from '../results/team-strength.ts';

export interface Span {
  /** Days. */
  readonly factor: number;
  /** Such as "a day". */
  readonly words: string;
}

const ofDays = (spread: { readonly p10: number; readonly p50: number; readonly p90: number }) => ({
  ...spread,
  of: 'days',
});

/** The points are of single days: for another stretch of time they would be others. */
const spreadIn = (
  { factor }: Span,
  points: { readonly p10: number; readonly p50: number; readonly p90: number } | undefined,
) => (factor === 1 && points ? ofDays(points) : undefined);

export function explainBerries({ game }: ResultContext, member: MemberContext, span: Span): Explanation {
  const { figures, errors, build, snacking } = member;
  const each = berriesPerHelp(game, build);
  const { dayHelps, ingredientPercentage, sneakySnack } = figures.advanced;
  const amount = figures.produceWithoutSkill.berries[0]?.amount ?? 0;
  const chance = snacking ? 1 : 1 - ingredientPercentage;
  const day = Math.min(amount, dayHelps * chance * each);
  const late = Math.min(sneakySnack.amount, amount - day);
  return {
    title: `the berries of ${nameOf(member)}`,
    unit: `Berries ${span.words}`,
    total: amount * span.factor,
    error: (errors.produceWithoutSkill.berries[0]?.amount ?? 0) * span.factor,
    spread: spreadIn(span, member.spread.berries),
    accounts: [
      {
        steps: withoutIdle([
          {
            key: 'day',
            label: 'By day',
            words: `${amountText(dayHelps)} helps × ${percentText(chance)} × ${each}`,
            adds: day * span.factor,
          },
          { key: 'night', label: 'At night, into the bag', adds: (amount - day - late) * span.factor },
          { key: 'snack', label: 'At night, with a full bag', adds: late * span.factor },
        ]),
      },
    ],
    notes: ['Berries of its skill are counted with the skill.'],
  };
}

export function explainBerryStrength(context: ResultContext, member: MemberContext, span: Span): Explanation {
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
    title: `the berry strength of ${nameOf(member)}`,
    unit: `Strength ${span.words}`,
    format: countText,
    total: scaled.total,
    error: member.errors.strength.berries.total * factor,
    accounts: [
      {
        steps: strengthSteps(scaled, worthAtLevelOne({ ...context, members: [member] }).berries * factor, {
          plain: 'Berries at level 1',
          levels: levelWords(context, `Level ${member.build.level}`),
          ...bonusWords(context),
        }),
      },
    ],
  };
}

export function explainIngredient(member: MemberContext, name: string, span: Span): Explanation {
  const { figures, errors, build, snacking } = member;
  const { sets, place } = setsOf(figures.produceWithoutSkill.ingredients, name);
  const amount = sets?.amount ?? 0;
  const { dayHelps, ingredientPercentage, nightPeriod } = figures.advanced;
  const each = perDrop(member, name);
  const day = snacking ? 0 : Math.min(amount, dayHelps * ingredientPercentage * each);
  const spilled = setsOf(nightPeriod.spilledIngredients, name).sets?.amount ?? 0;
  return {
    title: `${sets?.ingredient.longName ?? name} of ${nameOf(member)}`,
    unit: `Ingredients ${span.words}`,
    total: amount * span.factor,
    error: (errors.produceWithoutSkill.ingredients[place]?.amount ?? 0) * span.factor,
    spread: spreadIn(span, member.spread.ingredients[name]),
    accounts: [
      {
        steps: withoutIdle([
          {
            key: 'day',
            label: 'By day',
            words: `${amountText(dayHelps)} helps × ${percentText(ingredientPercentage)} × ${amountText(each)}`,
            adds: day * span.factor,
          },
          { key: 'night', label: 'At night, into the bag', adds: (amount - day) * span.factor },
        ]),
      },
    ],
    notes: [
      ...(build.ingredients.length > 1
        ? [`Each drop is one of ${build.ingredients.length} slots, all equally likely.`]
        : []),
      ...(spilled > 0.05 ? [`${amountText(spilled * span.factor)} more ${span.words} are lost to a full bag.`] : []),
    ],
  };
}

/** How many of an ingredient an average drop brings, with what an event adds. */
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

export function explainProcs(member: MemberContext, span: Span): Explanation {
  const { skillProcs, advanced } = member.figures;
  const { morningProcs, bonusProcs, skillPercentage } = advanced;
  return {
    title: `the procs of ${nameOf(member)}`,
    unit: `Procs ${span.words}`,
    total: skillProcs * span.factor,
    error: member.errors.skillProcs * span.factor,
    spread: spreadIn(span, member.spread.procs),
    accounts: [
      {
        steps: withoutIdle([
          {
            key: 'day',
            label: 'By day',
            words: `${percentText(skillPercentage)} a help`,
            adds: (skillProcs - morningProcs - bonusProcs) * span.factor,
          },
          { key: 'morning', label: 'Kept from the night', adds: morningProcs * span.factor },
          { key: 'bonus', label: "By a teammate's skill", adds: bonusProcs * span.factor },
        ]),
      },
    ],
    notes: [`After ${member.build.species.pityHelps} helps without one, the next is certain.`],
  };
}
