// Where a dragged card would be dropped.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface SlotArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The box that holds the point, else the nearest one that is not farther away than its own size; undefined beyond all of them. */
export function boxUnder({ x, y }: Point, boxes: readonly SlotArea[]): number | undefined {
  const distances = boxes.map(({ left, top, width, height }, index) => {
    const beside = Math.max(left - x, 0, x - left - width);
    const above = Math.max(top - y, 0, y - top - height);
    return { index, distance: Math.hypot(beside, above), reach: Math.max(width, height) };
  });
  const [nearest] = distances.sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= nearest.reach ? nearest.index : undefined;
}

/** So far must the mouse go before a click becomes a drag. */
const CLICK_SLACK = 6;

/** So long must a finger rest before it drags instead of scrolling. */
export const HOLD_MS = 350;

export const isFar = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) > CLICK_SLACK;

/** The slot to which an arrow key moves a member; undefined at the ends and for other keys. */
export function placeAfterKey(key: string, place: number, count: number): number | undefined {
  const to = place + (STEPS.get(key) ?? 0);
  return to === place || to < 0 || to >= count ? undefined : to;
}

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
  ['ArrowDown', 1],
  ['ArrowRight', 1],
]);
