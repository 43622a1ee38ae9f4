// Lines of an average day: energy and inventory, helps, triggers; with meals, the night and when the inventory is full.
import { awakeMinutes, formatClock } from '@oversleep/game';
import { listFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import type { LineInput, LineSeries } from '../../../ui/charts/line-layout.ts';
import { bagFullAt } from './hints.ts';
import { mealName, mealsOf } from './meals.ts';
import { memberColour } from './member-colours.ts';
import { type MemberContext, memberName, type TeamReport } from './team-report.ts';

const t = messages('calculator');
const namesText = listFormat();

export type DayMeasure = 'energy' | 'helps' | 'procs';

const QUARTER = 0.25;
const HOUR = 60;

const lineOf = (values: readonly number[], factor = 1): LineSeries['data'] =>
  values.map((value, quarter) => ({ x: (quarter + 0.5) * QUARTER, y: value * factor }));

export function memberLines({ profile }: MemberContext, measure: DayMeasure): readonly LineSeries[] {
  switch (measure) {
    case 'energy':
      return [
        { key: 'energy', label: t('results.energy'), colour: 'var(--energy)', data: lineOf(profile.energy) },
        { key: 'bag', label: t('results.bag'), colour: 'var(--help)', data: lineOf(profile.bag, 100) },
      ];
    case 'helps':
      return [
        { key: 'helps', label: t('results.helpsPerHour'), colour: 'var(--help)', data: lineOf(profile.helpsPerHour) },
      ];
    case 'procs':
      return [
        { key: 'procs', label: t('results.procsPerHour'), colour: 'var(--skill)', data: lineOf(profile.procsPerHour) },
      ];
  }
}

/** Lines that are never further apart than this lie on top of each other in a chart. */
const SAME_ENERGY = 1.5;

/** Energy of all members. Those whose Energy is the same all day share a line, which would hide theirs. */
export function teamLines({ members }: TeamReport): readonly LineSeries[] {
  const groups: MemberContext[][] = [];
  for (const member of members) {
    const group = groups.find(([first]) => first && hasEnergyOf(first, member));
    if (group) group.push(member);
    else groups.push([member]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return {
      key: String(first.index),
      label: namesText(group.map(memberName)),
      colour: memberColour(first.index),
      data: lineOf(first.profile.energy),
    };
  });
}

const hasEnergyOf = ({ profile }: MemberContext, other: MemberContext): boolean =>
  profile.energy.every((energy, quarter) => Math.abs(energy - (other.profile.energy[quarter] ?? 0)) <= SAME_ENERGY);

/** What happens at fixed times; for one member also when its inventory is full. */
export function dayFrame(
  context: TeamReport,
  member?: MemberContext,
): Pick<LineInput, 'zones' | 'markers' | 'xTicks' | 'formatX'> {
  const { settings } = context;
  const full = member && bagFullAt(context, member);
  const hoursSince = (clock: number) => ((clock - settings.wakeup + 24 * HOUR) % (24 * HOUR)) / HOUR;
  return {
    zones: [{ from: awakeMinutes(settings) / HOUR, to: 24, label: t('results.night'), colour: 'var(--night)' }],
    markers: [
      ...mealsOf(context).map(({ meal, sinceWakeup }) => ({
        x: sinceWakeup / HOUR,
        label: mealName(meal),
        colour: `var(--${settings.recipeType})`,
      })),
      ...(full === undefined ? [] : [{ x: hoursSince(full), label: t('results.bagFull'), colour: 'var(--danger)' }]),
    ],
    xTicks: [0, 3, 6, 9, 12, 15, 18, 21, 24],
    formatX: (hour) => formatClock(settings.wakeup + Math.round(hour * HOUR)),
  };
}
