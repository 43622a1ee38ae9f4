// The figures of the overview, explained.
import type { RecipeType } from '@oversleep/game';
import type { Explanation, Spread } from '../../../parts/figures/explanation.ts';
import { addStrength, strengthSteps } from '../../../parts/figures/strength-steps.ts';
import type { WaterfallStep } from '../../../parts/figures/waterfall.ts';
import { countText } from '../../../parts/words/wording.ts';
import { dishSteps } from './dish-steps.ts';
import type { ResultContext } from './result-context.ts';
import { SOURCES, type StrengthSource, type TeamStrength, worthAtLevelOne } from './team-strength.ts';

const TYPE_NAMES: Readonly<Record<RecipeType, string>> = { curry: 'Curries', salad: 'Salads', dessert: 'Desserts' };

export const sourceName = (source: StrengthSource, type: RecipeType): string =>
  ({ cooking: TYPE_NAMES[type], berries: 'Berries', startingBerries: 'Starting Berries', skill: 'Skills' })[source];

const UNIT = 'Strength per week';

/** Where most weeks lie. */
export function weekSpread({ production: { week, errors } }: ResultContext, settling: boolean): Spread {
  const { p10, p50, p90 } = errors.week;
  return { ...week, of: 'weeks', error: Math.max(p10, p50, p90), settling };
}

export function explainTotal(
  context: ResultContext,
  strength: TeamStrength,
  type: RecipeType,
  settling: boolean,
): Explanation {
  return {
    title: 'the week of the team',
    unit: UNIT,
    format: countText,
    total: strength.shown.total,
    error: strength.error,
    spread: strength.hasWeek ? weekSpread(context, settling) : undefined,
    accounts: [
      {
        title: 'From what',
        steps: SOURCES.map((source) => ({
          key: source,
          label: sourceName(source, type),
          adds: strength.shown[source],
        })).filter(({ adds }) => adds > 0),
      },
      { title: 'By what', steps: causes(context, strength, type) },
    ],
  };
}

/** All sources together: what everything is worth by itself, then what adds to it. */
function causes(context: ResultContext, { parts }: TeamStrength, type: RecipeType): readonly WaterfallStep[] {
  const plainDishes = dishSteps(context, type).find(({ key }) => key === 'base')?.adds ?? 0;
  const { berries, skill, startingBerries } = worthAtLevelOne(context);
  return strengthSteps(
    addStrength(SOURCES.map((source) => parts[source])),
    plainDishes + berries + skill + startingBerries,
    {
      plain: 'Plain berries, ingredients and skills',
      levels: levelWords(context, 'Levels, recipes and extra tasty dishes'),
      ...bonusWords(context),
    },
  );
}

export function explainSource(
  context: ResultContext,
  strength: TeamStrength,
  source: StrengthSource,
  type: RecipeType,
): Explanation {
  return {
    title: source === 'cooking' ? 'cooking' : sourceName(source, type).toLowerCase(),
    unit: UNIT,
    format: countText,
    total: strength.shown[source],
    error: source === 'startingBerries' ? 0 : strength.errors[source],
    accounts: [{ steps: sourceSteps(context, strength, source, type) }],
  };
}

function sourceSteps(
  context: ResultContext,
  { parts }: TeamStrength,
  source: StrengthSource,
  type: RecipeType,
): readonly WaterfallStep[] {
  if (source === 'cooking') return dishSteps(context, type);
  const skill = source === 'skill';
  return strengthSteps(parts[source], worthAtLevelOne(context)[source], {
    plain: skill ? 'Strength and berries of skills' : 'Berries at level 1',
    levels: levelWords(context, 'Levels of members'),
    ...bonusWords(context),
  });
}

/** What a berry zone adds is part of what berries are worth at their level. */
export const levelWords = ({ members }: ResultContext, words: string): string =>
  members.some(({ build }) => build.species.skill.units.includes('berryZone')) ? `${words}, berry zone` : words;

export function bonusWords({ game, settings }: ResultContext): { favourite: string; area: string } {
  return { favourite: `× ${game.rules.favouriteMultiplier}`, area: `+${settings.areaBonus}%` };
}
