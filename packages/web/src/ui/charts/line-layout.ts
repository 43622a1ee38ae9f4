// Where the lines of a chart go. Pure: from numbers to paths.
import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { area, curveLinear, curveStepAfter, line } from 'd3-shape';
import { messages } from '../../messages/messages.ts';
import { exactText, type FormatNumber, tickTexts, widthOf } from './number-text.ts';
import type { ChartPoint } from './points.ts';

const t = messages('parts');

interface LineDatum {
  readonly x: number;
  readonly y: number;
  /** The range around the value, where it is known; drawn as a band. */
  readonly low?: number;
  readonly high?: number;
}

export interface LineSeries {
  readonly key: string;
  readonly label: string;
  readonly colour: string;
  readonly data: readonly LineDatum[];
}

/** A moment on the axis that means something. */
interface LineMarker {
  readonly x: number;
  readonly label: string;
  readonly colour?: string;
}

/** A stretch of the axis that means something, such as the night. */
interface LineZone {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly colour?: string;
}

export interface LineInput {
  readonly series: readonly LineSeries[];
  readonly markers?: readonly LineMarker[] | undefined;
  readonly zones?: readonly LineZone[] | undefined;
  readonly stepped?: boolean | undefined;
  /** Whether zero is always in sight. */
  readonly fromZero?: boolean | undefined;
  readonly width: number;
  readonly height: number;
  /** Positions of the numbers below; by default as many as fit. */
  readonly xTicks?: readonly number[] | undefined;
  readonly formatX?: FormatNumber | undefined;
  readonly format?: FormatNumber | undefined;
  readonly axisFormat?: FormatNumber | undefined;
}

interface Tick {
  readonly at: number;
  readonly text: string;
}

interface LineLabel {
  readonly label: string;
  readonly colour: string | undefined;
}

export interface LineLayout {
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  readonly lines: readonly {
    readonly key: string;
    readonly colour: string;
    readonly line: string;
    readonly band: string | undefined;
  }[];
  readonly markers: readonly (LineLabel & {
    readonly at: number;
    readonly row: number;
    readonly anchor: 'start' | 'middle' | 'end';
  })[];
  readonly zones: readonly (LineLabel & { readonly from: number; readonly to: number })[];
  readonly points: readonly ChartPoint[];
}

const AXIS = 24;
/** Half of the last number below the axis. */
const RIGHT = 18;
const LABEL_ROW = 16;

export function layoutLines(input: LineInput): LineLayout {
  const { series, width, height, markers = [], zones = [], axisFormat, formatX = exactText } = input;
  const data = series.flatMap((one) => one.data);
  const [rows, markerRows] = rowsFor(markers, data, width);
  const top = 10 + rows * LABEL_ROW;
  const y = scaleLinear()
    .domain(valueDomain(data, input.fromZero ?? true))
    .range([height - AXIS, top])
    .nice(5);
  const yValues = y.ticks(5);
  const yTexts = tickTexts(yValues, axisFormat);
  const yTicks = yValues.map((value, index) => ({ at: y(value), text: yTexts[index] ?? '' }));
  const left = Math.max(...yTicks.map(({ text }) => widthOf(text))) + 8;
  const x = scaleLinear()
    .domain(extent([...data.map((datum) => datum.x), ...zones.flatMap(({ from, to }) => [from, to])]))
    .range([left, width - RIGHT]);
  const inside = (value: number) => Math.max(left, Math.min(width - RIGHT, x(value)));

  return {
    area: { x: left, y: top, width: width - RIGHT - left, height: height - AXIS - top },
    xTicks: fitting(
      (input.xTicks ?? x.ticks(Math.max(2, Math.floor((width - left) / 80)))).map((value) => ({
        at: x(value),
        text: formatX(value),
      })),
    ),
    yTicks,
    lines: series.map((one) => pathsOf(one, x, y, input.stepped ?? false)),
    markers: markers.map(({ x: value, label, colour }, index) => ({
      label,
      colour,
      at: x(value),
      row: markerRows[index] ?? 0,
      anchor: anchorAt(x(value), widthOf(label), width),
    })),
    zones: zones.map(({ from, to, label, colour }) => ({ label, colour, from: inside(from), to: inside(to) })),
    points: series.flatMap((one, index) => pointsOf(one, index, x, y, input)),
  };
}

/** A label near the edge leans inwards. */
function anchorAt(at: number, textWidth: number, width: number): 'start' | 'middle' | 'end' {
  if (at - textWidth / 2 < 0) return 'start';
  return at + textWidth / 2 > width ? 'end' : 'middle';
}

/** Labels of markers that would run into each other go to the next row; at most three rows. */
function rowsFor(
  markers: readonly LineMarker[],
  data: readonly LineDatum[],
  width: number,
): [rows: number, row: number[]] {
  const [low, high] = extent(data.map((datum) => datum.x));
  const ends: number[] = [];
  const row = markers.map(({ x, label }) => {
    const middle = ((x - low) / (high - low)) * (width - 40);
    const half = widthOf(label) / 2 + 4;
    const free = [0, 1, 2].find((index) => (ends[index] ?? Number.NEGATIVE_INFINITY) <= middle - half) ?? 2;
    ends[free] = middle + half;
    return free;
  });
  return [markers.length === 0 ? 0 : Math.max(...row) + 1, row];
}

/** Leaves out what would run into its neighbour. */
function fitting(ticks: readonly Tick[]): Tick[] {
  let end = Number.NEGATIVE_INFINITY;
  return ticks.filter(({ at, text }) => {
    const half = widthOf(text) / 2;
    if (at - half < end + 6) return false;
    end = at + half;
    return true;
  });
}

function extent(values: readonly number[]): [number, number] {
  const known = values.filter(Number.isFinite);
  if (known.length === 0) return [0, 1];
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return low === high ? [low - 0.5, high + 0.5] : [low, high];
}

function valueDomain(data: readonly LineDatum[], fromZero: boolean): [number, number] {
  const values = data.flatMap(({ y, low = y, high = y }) => [y, low, high]);
  return extent(fromZero ? [0, ...values] : values);
}

function pathsOf({ key, colour, data }: LineSeries, x: Scale, y: Scale, stepped: boolean) {
  const curve = stepped ? curveStepAfter : curveLinear;
  const banded = data.filter(({ low, high }) => low !== undefined && high !== undefined);
  return {
    key,
    colour,
    line:
      line<LineDatum>(
        (datum) => x(datum.x),
        (datum) => y(datum.y),
      ).curve(curve)(data) ?? '',
    band:
      banded.length > 1
        ? (area<LineDatum>(
            (datum) => x(datum.x),
            (datum) => y(datum.low ?? datum.y),
            (datum) => y(datum.high ?? datum.y),
          ).curve(curve)(banded) ?? undefined)
        : undefined,
  };
}

type Scale = ScaleLinear<number, number>;

function pointsOf({ label, data }: LineSeries, series: number, x: Scale, y: Scale, input: LineInput): ChartPoint[] {
  const { formatX = exactText } = input;
  return data.map((datum, position) => ({
    series,
    position,
    x: x(datum.x),
    y: y(datum.y),
    // Of hundreds of points few are looked at.
    get label() {
      return `${input.series.length > 1 ? `${label}, ` : ''}${formatX(datum.x)}: ${datumText(datum, input)}`;
    },
  }));
}

function datumText({ y, low, high }: LineDatum, { format = exactText }: LineInput): string {
  return low === undefined || high === undefined
    ? format(y)
    : t('chart.valueInRange', { value: format(y), from: format(low), to: format(high) });
}

/** One row for each place on the axis that any series has. */
export function lineTable(input: Omit<LineInput, 'width' | 'height'>, head: string) {
  const { series, formatX = exactText } = input;
  const places = [...new Set(series.flatMap(({ data }) => data.map(({ x }) => x)))].sort((a, b) => a - b);
  const full = { ...input, width: 0, height: 0 };
  return {
    head: [head, ...series.map(({ label }) => label)],
    rows: places.map((x) => [
      formatX(x),
      ...series.map(({ data }) => {
        const datum = data.find((one) => one.x === x);
        return datum ? datumText(datum, full) : '';
      }),
    ]),
  };
}
