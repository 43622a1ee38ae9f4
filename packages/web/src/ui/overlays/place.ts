// Where a panel goes that belongs to a button: beside it, and never beyond the edge of the window.

export interface AnchorBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

type Side = 'below' | 'above';
export type Align = 'start' | 'center' | 'end';

export interface PreferredPlace {
  readonly side: Side;
  readonly align: Align;
}

export interface Placement {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
  /** What there is room for; a longer panel has to scroll inside. */
  readonly maxHeight: number;
}

const GAP = 6;
const MARGIN = 8;

export function placePanel(anchor: AnchorBox, panel: Size, window: Size, { side, align }: PreferredPlace): Placement {
  const room = {
    below: window.height - (anchor.top + anchor.height) - GAP - MARGIN,
    above: anchor.top - GAP - MARGIN,
  };
  const other: Side = side === 'below' ? 'above' : 'below';
  const chosen = panel.height <= room[side] || room[side] >= room[other] ? side : other;
  const maxHeight = Math.max(0, room[chosen]);
  const height = Math.min(panel.height, maxHeight);
  return {
    left: within(alignedLeft(anchor, panel, align), MARGIN, window.width - panel.width - MARGIN),
    top: chosen === 'below' ? anchor.top + anchor.height + GAP : anchor.top - GAP - height,
    side: chosen,
    maxHeight,
  };
}

function alignedLeft(anchor: AnchorBox, panel: Size, align: Align): number {
  const spare = anchor.width - panel.width;
  return anchor.left + { start: 0, center: spare / 2, end: spare }[align];
}

// The lower end wins: of a panel wider than the window, the beginning is seen.
const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));
