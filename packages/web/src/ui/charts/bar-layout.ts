// Where the bars of a chart go. Pure: from numbers to rectangles.
import { type ScaleLinear, scaleBand, scaleLinear } from 'd3-scale';
import { messages } from '../../messages/messages.ts';
import { exactText, type FormatNumber, tickTexts, widthOf } from './number-text.ts';
import type { ChartPoint } from './points.ts';

const t = messages('parts');

export interface BarSeries {
  readonly key: string;
  readonly label: string;
  /** A colour token, such as var(--berry). */
  readonly colour: string;
}

export interface BarValue {
  readonly value: number;
  /** How far it may be off, where that is known. */
  readonly low?: number;
  readonly high?: number;
}

export interface BarGroup {
  readonly key: string;
  readonly label: string;
  /** By key of the series; what is missing is nothing. */
  readonly values: Readonly<Record<string, number | BarValue>>;
}

export interface BarInput {
  readonly series: readonly BarSeries[];
  readonly groups: readonly BarGroup[];
  readonly mode: 'grouped' | 'stacked';
  readonly direction: 'vertical' | 'horizontal' | 'auto';
  readonly width: number;
  /** Of an upright chart; one with lying bars is as high as it has to be. */
  readonly height: number;
  readonly format?: FormatNumber;
  readonly axisFormat?: FormatNumber;
}

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ChartBar extends Rect {
  readonly series: number;
  readonly group: number;
  /** Nothing lies on it. */
  readonly isOutermost: boolean;
  /** From end to end of its range, in pixels along the bar. */
  readonly whisker: readonly [number, number] | undefined;
}

interface Tick {
  readonly at: number;
  readonly text: string;
}

interface GroupLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly text: string;
}

export interface BarLayout {
  readonly direction: 'vertical' | 'horizontal';
  readonly height: number;
  readonly area: Rect;
  /** Where zero is, across the bars. */
  readonly zero: number;
  readonly ticks: readonly Tick[];
  readonly labels: readonly GroupLabel[];
  readonly bars: readonly ChartBar[];
  readonly points: readonly ChartPoint[];
}

const PAD = 0.28;
const AXIS = 24;
const TOP = 10;
const ROW_LABEL = 20;
/** From this width on, lying bars have their names beside them, below it above them. */
const SIDE_BY_SIDE_FROM = 480;

export function layoutBars(input: BarInput): BarLayout {
  return chosenDirection(input) === 'vertical' ? upright(input) : lying(input);
}

/** Names that do not fit side by side need lying bars. */
function chosenDirection({ direction, groups, width }: BarInput): 'vertical' | 'horizontal' {
  if (direction !== 'auto') return direction;
  const room = (width - 48) / Math.max(1, groups.length);
  return groups.every(({ label }) => widthOf(label) <= room) ? 'vertical' : 'horizontal';
}

function upright(input: BarInput): BarLayout {
  const { groups, width, height } = input;
  const scale = scaleLinear()
    .domain(domainOf(input))
    .range([height - AXIS, TOP])
    .nice(5);
  const ticks = ticksOf(scale, 5, input);
  const left = Math.max(...ticks.map(({ text }) => widthOf(text))) + 8;
  const area = { x: left, y: TOP, width: width - left, height: height - AXIS - TOP };
  const across = scaleBand(
    groups.map(({ key }) => key),
    [left, width],
  ).padding(PAD);
  const bars = barsOf(input, scale, (group) => ({ start: across(group.key) ?? 0, size: across.bandwidth() })).map(
    ({ across: x, thickness, from, to, ...bar }): ChartBar => ({
      ...bar,
      x,
      width: thickness,
      y: Math.min(from, to),
      height: Math.abs(to - from),
    }),
  );
  const labels = groups.map(
    ({ key, label }): GroupLabel => ({
      x: (across(key) ?? 0) + across.bandwidth() / 2,
      y: height - 7,
      anchor: 'middle',
      text: label,
    }),
  );
  const points = pointsOf(input, bars, (bar) => ({ x: bar.x + bar.width / 2, y: bar.y }));
  return { direction: 'vertical', height, area, zero: scale(0), ticks, labels, bars, points };
}

function lying(input: BarInput): BarLayout {
  const { series, groups, width, mode } = input;
  const isSideBySide = width >= SIDE_BY_SIDE_FROM;
  const longest = Math.max(0, ...groups.map(({ label }) => widthOf(label)));
  const left = isSideBySide ? Math.min(longest + 12, width * 0.35) : 0;
  const thickness = mode === 'stacked' ? 24 : Math.max(14, 26 - series.length * 3);
  const inner = mode === 'stacked' ? thickness : thickness * series.length;
  const row = inner + (isSideBySide ? 0 : ROW_LABEL) + 14;
  const bottom = TOP + row * groups.length;
  // The last tick's number hangs over the end by half its width.
  const scale = scaleLinear()
    .domain(domainOf(input))
    .range([left, width - 18])
    .nice(4);
  const start = (index: number) => TOP + row * index + (isSideBySide ? 7 : ROW_LABEL);
  const bars = barsOf(input, scale, (_, index) => ({ start: start(index), size: inner })).map(
    ({ across: y, thickness: height, from, to, ...bar }): ChartBar => ({
      ...bar,
      y,
      height,
      x: Math.min(from, to),
      width: Math.abs(to - from),
    }),
  );
  const labels = groups.map(
    ({ label }, index): GroupLabel => ({
      x: isSideBySide ? left - 10 : 0,
      y: isSideBySide ? start(index) + inner / 2 + 4 : start(index) - 6,
      anchor: isSideBySide ? 'end' : 'start',
      text: isSideBySide ? shortened(label, left - 12) : label,
    }),
  );
  const points = pointsOf(input, bars, (bar) => ({ x: bar.x + bar.width, y: bar.y }));
  const area = { x: left, y: TOP, width: width - 18 - left, height: bottom - TOP };
  const ticks = ticksOf(scale, width < SIDE_BY_SIDE_FROM ? 3 : 5, input);
  return { direction: 'horizontal', height: bottom + AXIS, area, zero: scale(0), ticks, labels, bars, points };
}

/** The whole label is in the point and in the table. */
function shortened(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  return `${text.slice(0, Math.max(1, Math.floor(room / widthOf('x')) - 1)).trimEnd()}…`;
}

function ticksOf(scale: ScaleLinear<number, number>, count: number, { axisFormat }: BarInput): Tick[] {
  const values = scale.ticks(count);
  const texts = tickTexts(values, axisFormat);
  return values.map((value, index) => ({ at: scale(value), text: texts[index] ?? '' }));
}

const barValue = (group: BarGroup, { key }: BarSeries): BarValue => {
  const value = group.values[key] ?? 0;
  return typeof value === 'number' ? { value } : value;
};

/** Zero is always in sight: a bar is read by its length. */
function domainOf({ series, groups, mode }: BarInput): [number, number] {
  const ends = groups.flatMap((group) => {
    const values = series.map((one) => barValue(group, one));
    if (mode === 'grouped') return values.flatMap(({ value, low = value, high = value }) => [value, low, high]);
    return [1, -1].map((sign) => sum(values.map(({ value }) => (value * sign > 0 ? value : 0))));
  });
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  return low === high ? [0, 1] : [low, high];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface RawBar {
  readonly series: number;
  readonly group: number;
  readonly isOutermost: boolean;
  readonly across: number;
  readonly thickness: number;
  readonly from: number;
  readonly to: number;
  readonly whisker: readonly [number, number] | undefined;
}

type Slot = (group: BarGroup, index: number) => { readonly start: number; readonly size: number };

function barsOf({ series, groups, mode }: BarInput, scale: ScaleLinear<number, number>, slot: Slot): RawBar[] {
  return series.flatMap((one, seriesIndex) =>
    groups.map((group, groupIndex) => {
      const { start, size } = slot(group, groupIndex);
      const { value, low, high } = barValue(group, one);
      const thickness = mode === 'stacked' ? size : size / series.length;
      // What lies below it: all earlier ones on the same side of zero.
      const below =
        mode === 'stacked'
          ? sum(
              series
                .slice(0, seriesIndex)
                .map((earlier) => barValue(group, earlier).value)
                .filter((earlier) => earlier * value > 0),
            )
          : 0;
      return {
        series: seriesIndex,
        group: groupIndex,
        isOutermost:
          mode === 'grouped' ||
          series.slice(seriesIndex + 1).every((later) => barValue(group, later).value * value <= 0),
        across: mode === 'stacked' ? start : start + thickness * seriesIndex,
        thickness: mode === 'stacked' ? size : thickness - Math.min(2, thickness / 5),
        from: scale(below),
        to: scale(below + value),
        whisker:
          low === undefined || high === undefined ? undefined : ([scale(below + low), scale(below + high)] as const),
      };
    }),
  );
}

function pointsOf(
  { series, groups, format = exactText }: BarInput,
  bars: readonly ChartBar[],
  tip: (bar: ChartBar) => { readonly x: number; readonly y: number },
): ChartPoint[] {
  return bars.flatMap((bar) => {
    const [one, group] = [series[bar.series], groups[bar.group]];
    if (!one || !group) return [];
    const words = series.length > 1 ? `${group.label}, ${one.label}` : group.label;
    const label = `${words}: ${rangeText(barValue(group, one), format)}`;
    return [{ series: bar.series, position: bar.group, label, ...tip(bar) }];
  });
}

function rangeText({ value, low, high }: BarValue, format: FormatNumber): string {
  return low === undefined || high === undefined
    ? format(value)
    : t('chart.valueInRange', { value: format(value), from: format(low), to: format(high) });
}

/** The same numbers as rows, for the table behind the chart. */
export function barTable(
  { series, groups, format = exactText }: Pick<BarInput, 'series' | 'groups' | 'format'>,
  head: string,
) {
  return {
    head: [head, ...series.map(({ label }) => label)],
    rows: groups.map((group) => [group.label, ...series.map((one) => rangeText(barValue(group, one), format))]),
  };
}
