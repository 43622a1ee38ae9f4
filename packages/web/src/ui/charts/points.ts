// The points of a chart that can be focused: where they are, what they say, and where the arrow keys lead.

export interface ChartPoint {
  readonly series: number;
  /** Along the axis, within the series. */
  readonly position: number;
  /** In pixels of the drawing. */
  readonly x: number;
  readonly y: number;
  /** Everything in words: what, where, how much. */
  readonly label: string;
}

/** Index of the point to go to, undefined where there is none. Left and right go along, up and down between series. */
export function pointFor(key: string, from: number, points: readonly ChartPoint[]): number | undefined {
  const here = points[from];
  if (!here) return undefined;
  const at = (series: number, position: number) =>
    points.findIndex((point) => point.series === series && point.position === position);
  const ofSeries = points.filter((point) => point.series === here.series).map((point) => point.position);
  const destination = () => {
    switch (key) {
      case 'ArrowRight':
        return at(here.series, here.position + 1);
      case 'ArrowLeft':
        return at(here.series, here.position - 1);
      case 'ArrowDown':
        return at(here.series + 1, here.position);
      case 'ArrowUp':
        return at(here.series - 1, here.position);
      case 'Home':
        return at(here.series, Math.min(...ofSeries));
      case 'End':
        return at(here.series, Math.max(...ofSeries));
      default:
        return -1;
    }
  };
  const found = destination();
  return found < 0 ? undefined : found;
}

/** For finger and mouse: the point that is meant, even if it is not hit. */
export function nearestPoint(points: readonly ChartPoint[], x: number, y: number): number | undefined {
  const distances = points.map((point) => Math.hypot(point.x - x, point.y - y));
  const least = Math.min(...distances);
  return Number.isFinite(least) ? distances.indexOf(least) : undefined;
}
