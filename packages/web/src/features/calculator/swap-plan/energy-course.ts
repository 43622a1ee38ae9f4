// A member's Energy hour by hour as lines, and in a few numbers.

const HOUR = 60;

/** Whether the member is in the team at a minute of the week. */
type IsInAt = (minute: number) => boolean;

const middleOf = (hour: number): number => (hour + 0.5) * HOUR;

interface EnergyLine {
  readonly isInTeam: boolean;
  /** As an SVG path: a unit is an hour, and a point of Energy. */
  readonly path: string;
}

/** One after the other, each from where the one before ends. */
export function linesOf(hours: readonly number[], top: number, isInAt: IsInAt): readonly EnergyLine[] {
  const point = (at: number, energy = 0) => `${at} ${Math.round(10 * (top - energy)) / 10}`;
  const lines: { isInTeam: boolean; points: string[] }[] = [];
  for (const [hour, energy] of hours.entries()) {
    const isInTeam = isInAt(middleOf(hour));
    const here = point(hour + 0.5, energy);
    const last = lines.at(-1);
    if (last?.isInTeam === isInTeam) last.points.push(here);
    else {
      last?.points.push(point(hour, energy));
      lines.push({ isInTeam, points: [point(hour, energy), here] });
    }
  }
  lines.at(-1)?.points.push(point(hours.length, hours.at(-1)));
  return lines.map(({ isInTeam, points }) => ({ isInTeam, path: `M${points.join('L')}` }));
}

interface EnergySummary {
  /** Means; `bench` is undefined for one that is always in. */
  readonly team: number;
  readonly bench: number | undefined;
  readonly lowest: number;
}

export function summaryOf(hours: readonly number[], isInAt: IsInAt): EnergySummary {
  const [team, bench] = [true, false].map((isWanted) => {
    const some = hours.filter((_, hour) => isInAt(middleOf(hour)) === isWanted);
    return some.length > 0 ? some.reduce((sum, energy) => sum + energy, 0) / some.length : undefined;
  });
  return { team: team ?? 0, bench, lowest: hours.length > 0 ? Math.min(...hours) : 0 };
}
