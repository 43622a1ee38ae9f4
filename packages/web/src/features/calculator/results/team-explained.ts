// Explains the figures of the overview.
import type { RecipeType } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import type { Explanation, FigureSpread } from '../../../parts/figures/explanation.ts';
import { addStrength, strengthSteps } from '../../../parts/figures/strength-steps.ts';
import type { WaterfallStep } from '../../../parts/figures/waterfall.ts';
import { countText } from '../../../parts/words/wording.ts';
import { dishSteps } from './dish-steps.ts';
import type { TeamReport } from './team-report.ts';
import { SOURCES, type StrengthSource, type WeekStrength, worthAtLevelOne } from './team-strength.ts';

const t = messages('calculator');

const TYPE_NAMES = { curry: 'results.curries', salad: 'results.salads', dessert: 'results.desserts' } as const;
const SOURCE_NAMES = {
  berries: 'results.berries',
  startingBerries: 'results.startingBerries',
  skill: 'results.skills',
} as const;
const SOURCE_TITLES = {
  cooking: 'results.cookingTitle',
  berries: 'results.berriesTitle',
  startingBerries: 'results.startingBerriesTitle',
  skill: 'results.skillsTitle',
} as const;

export const sourceName = (source: StrengthSource, type: RecipeType): string =>
  t(source === 'cooking' ? TYPE_NAMES[type] : SOURCE_NAMES[source]);

/** Percentiles of the week. */
export const weekSpread = ({ production: { week } }: TeamReport, settling: boolean): FigureSpread => ({
  ...week,
  of: 'weeks',
  settling,
});

export function explainTotal(
  context: TeamReport,
  strength: WeekStrength,
  type: RecipeType,
  settling: boolean,
): Explanation {
  return {
    title: t('results.teamTitle'),
    unit: t('results.perWeek'),
    format: countText,
    total: strength.shown.total,
    error: strength.error,
    spread: strength.hasWeek ? weekSpread(context, settling) : undefined,
    accounts: [
      {
        title: t('results.bySource'),
        steps: SOURCES.map((source) => ({
          key: source,
          label: sourceName(source, type),
          adds: strength.shown[source],
        })).filter(({ adds }) => adds > 0),
      },
      { title: t('results.byCause'), steps: causes(context, strength, type) },
    ],
  };
}

/** All sources together: the base value, then each bonus. */
function causes(context: TeamReport, { parts }: WeekStrength, type: RecipeType): readonly WaterfallStep[] {
  const plainDishes = dishSteps(context, type).find(({ key }) => key === 'base')?.adds ?? 0;
  const { berries, skill, startingBerries } = worthAtLevelOne(context);
  return strengthSteps(
    addStrength(SOURCES.map((source) => parts[source])),
    plainDishes + berries + skill + startingBerries,
    {
      plain: t('results.plainAll'),
      levels: t('results.levelsAll', { zone: berryZone(context) }),
      ...bonusWords(context),
    },
  );
}

export function explainSource(
  context: TeamReport,
  strength: WeekStrength,
  source: StrengthSource,
  type: RecipeType,
): Explanation {
  return {
    title: t(SOURCE_TITLES[source]),
    unit: t('results.perWeek'),
    format: countText,
    total: strength.shown[source],
    error: source === 'startingBerries' ? 0 : strength.errors[source],
    accounts: [{ steps: sourceSteps(context, strength, source, type) }],
  };
}

function sourceSteps(
  context: TeamReport,
  { parts }: WeekStrength,
  source: StrengthSource,
  type: RecipeType,
): readonly WaterfallStep[] {
  if (source === 'cooking') return dishSteps(context, type);
  const skill = source === 'skill';
  return strengthSteps(parts[source], worthAtLevelOne(context)[source], {
    plain: t(skill ? 'results.plainSkills' : 'results.plainBerries'),
    levels: t('results.memberLevels', { zone: berryZone(context) }),
    ...bonusWords(context),
  });
}

/** What a berry zone adds is part of the level step. */
export const berryZone = ({ members }: TeamReport): 'yes' | 'other' =>
  members.some(({ build }) => build.species.skill.units.includes('berryZone')) ? 'yes' : 'other';

export function bonusWords({ game, settings }: TeamReport): { favourite: string; area: string } {
  return {
    favourite: t('results.times', { factor: game.rules.favouriteMultiplier }),
    area: t('results.plusPercent', { percent: settings.areaBonus }),
  };
}
