// Where the corners of a radar go. Pure: from shares to places.

import { numberFormat } from '../../messages/formats.ts';
import { widthOf } from './number-text.ts';
import type { ChartPoint } from './points.ts';

export interface RadarAxis {
  readonly key: string;
  readonly label: string;
  readonly colour?: string;
}

export interface RadarSeries {
  readonly key: string;
  readonly label: string;
  readonly colour: string;
  /** By key of the axis, 0 to 1; beyond 1 is drawn as 1 but said as it is. */
  readonly values: Readonly<Record<string, number>>;
}

export interface RadarInput {
  readonly axes: readonly RadarAxis[];
  readonly series: readonly RadarSeries[];
  readonly width: number;
  /** Of the drawing; it never gets wider than the place. */
  readonly size: number;
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

interface RadarLabel extends Corner {
  readonly axis: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface RadarLayout {
  readonly width: number;
  readonly height: number;
  readonly rings: readonly string[];
  readonly spokes: readonly string[];
  readonly webs: readonly string[];
  readonly labels: readonly RadarLabel[];
  readonly points: readonly ChartPoint[];
}

const RINGS = [0.25, 0.5, 0.75, 1];
const LABEL_HEIGHT = 34;

export const shareWords = numberFormat({ style: 'percent' });

export function layoutRadar({ axes, series, width, size }: RadarInput): RadarLayout {
  if (axes.length < 3) throw new Error(`A radar needs three axes or more, it was given ${axes.length}`);
  const side = Math.max(0, ...axes.map(({ label }) => widthOf(label)));
  const radius = Math.max(30, Math.min(size / 2 - LABEL_HEIGHT, (width - side) / 2 - 14));
  const centre = { x: width / 2, y: LABEL_HEIGHT + radius };
  const corner = (axis: number, share: number): Corner => {
    const angle = (axis / axes.length) * 2 * Math.PI;
    const reach = radius * Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0));
    return { x: centre.x + Math.sin(angle) * reach, y: centre.y - Math.cos(angle) * reach };
  };
  const webOf = (shareAt: (axis: number) => number) => closed(axes.map((_, axis) => corner(axis, shareAt(axis))));
  const bottom = Math.max(...axes.map((_, axis) => corner(axis, 1).y));
  return {
    width,
    height: bottom + LABEL_HEIGHT,
    rings: RINGS.map((share) => webOf(() => share)),
    spokes: axes.map((_, axis) => `M${at(centre)} L${at(corner(axis, 1))}`),
    webs: series.map(({ values }) => webOf((axis) => values[axes[axis]?.key ?? ''] ?? 0)),
    labels: axes.map((_, axis) => labelAt(axis, corner(axis, 1), centre)),
    points: series.flatMap(({ label, values }, index) =>
      axes.map(({ key, label: name }, axis) => ({
        series: index,
        position: axis,
        ...corner(axis, values[key] ?? 0),
        label: `${series.length > 1 ? `${label}, ` : ''}${name}: ${shareWords(values[key] ?? 0)}`,
      })),
    ),
  };
}

const at = ({ x, y }: Corner) => `${x.toFixed(2)} ${y.toFixed(2)}`;

const closed = (corners: readonly Corner[]) => `M${corners.map(at).join(' L')} Z`;

/** Outside the corner, on the side where it is. */
function labelAt(axis: number, { x, y }: Corner, centre: Corner): RadarLabel {
  const side = Math.sign(Math.round(x - centre.x));
  const isAbove = y < centre.y - 1 && side === 0;
  const anchor = side === 0 ? 'middle' : side > 0 ? 'start' : 'end';
  return { axis, anchor, x: x + side * 6, y: isAbove ? y - 22 : y + (side === 0 ? 16 : 8) };
}

export function radarTable({ axes, series }: Pick<RadarInput, 'axes' | 'series'>) {
  return {
    head: ['', ...series.map(({ label }) => label)],
    rows: axes.map(({ key, label }) => [label, ...series.map(({ values }) => shareWords(values[key] ?? 0))]),
  };
}
