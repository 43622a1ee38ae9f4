// Where the columns and lines of a distribution go. Pure: from counts to rectangles.
import { scaleLinear } from 'd3-scale';
import { numberFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { exactText, type FormatNumber, tickTexts, widthOf } from './number-text.ts';
import type { ChartPoint } from './points.ts';

const t = messages('parts');

export interface Bin {
  readonly from: number;
  readonly to: number;
  /** How often, in any unit; only the proportions count. */
  readonly count: number;
}

export interface HistogramInput {
  readonly bins: readonly Bin[];
  readonly mean: number;
  readonly percentiles?: { readonly p10: number; readonly p50: number; readonly p90: number } | undefined;
  readonly width: number;
  readonly height: number;
  /** Of the values along the axis. */
  readonly format?: FormatNumber | undefined;
  readonly axisFormat?: FormatNumber | undefined;
}

interface HistogramLine {
  readonly key: string;
  readonly at: number;
  readonly label: string;
  readonly isMean: boolean;
  /** From the top. */
  readonly row: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface HistogramLayout {
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly columns: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly isCommon: boolean;
  }[];
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  readonly shares: readonly { readonly at: number; readonly text: string }[];
  readonly lines: readonly HistogramLine[];
  readonly points: readonly ChartPoint[];
}

const AXIS = 24;
/** Half of the last number below the axis. */
const RIGHT = 18;
const ROW = 17;
const wholePercent = numberFormat({ style: 'percent' });
const finePercent = numberFormat({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = (share: number) => (share < 0.1 && share > 0 ? finePercent : wholePercent)(share);

export function layoutHistogram(input: HistogramInput): HistogramLayout {
  const { bins, width, height, axisFormat } = input;
  const total = totalOf(bins);
  const top = 8 + ROW * (input.percentiles ? 2 : 1);
  const y = scaleLinear()
    .domain([0, Math.max(1e-9, ...bins.map(({ count }) => count / total))])
    .range([height - AXIS, top])
    .nice(4);
  const shares = y.ticks(4).map((share) => ({ at: y(share), text: percent(share) }));
  const left = Math.max(...shares.map(({ text }) => widthOf(text))) + 8;
  const x = scaleLinear()
    .domain([bins[0]?.from ?? 0, bins.at(-1)?.to ?? 1])
    .range([left, width - RIGHT]);
  const values = x.ticks(Math.max(2, Math.floor((width - left) / 75)));
  const texts = tickTexts(values, axisFormat);
  const columns = bins.map(({ from, to, count }) => ({
    x: x(from) + 0.5,
    width: Math.max(1, x(to) - x(from) - 1),
    y: y(count / total),
    height: height - AXIS - y(count / total),
    isCommon: isInside(input, from, to),
  }));
  return {
    area: { x: left, y: top, width: width - RIGHT - left, height: height - AXIS - top },
    columns,
    ticks: values.map((value, index) => ({ at: x(value), text: texts[index] ?? '' })),
    shares,
    lines: linesOf(input, x, width),
    points: bins.map((bin, position) => ({
      series: 0,
      position,
      x: x((bin.from + bin.to) / 2),
      y: columns[position]?.y ?? 0,
      label: `${binText(bin, input)}: ${percent(bin.count / total)}`,
    })),
  };
}

const totalOf = (bins: readonly Bin[]) => bins.reduce((sum, { count }) => sum + count, 0) || 1;

/** Eight times out of ten it is in here. */
function isInside({ percentiles }: HistogramInput, from: number, to: number): boolean {
  const middle = (from + to) / 2;
  return !percentiles || (middle >= percentiles.p10 && middle <= percentiles.p90);
}

function linesOf(
  { mean, percentiles, format = exactText }: HistogramInput,
  x: (value: number) => number,
  width: number,
) {
  const lines = [
    ...(percentiles
      ? [
          { key: 'p10', value: percentiles.p10, label: wholePercent(0.1), isMean: false },
          { key: 'p50', value: percentiles.p50, label: wholePercent(0.5), isMean: false },
          { key: 'p90', value: percentiles.p90, label: wholePercent(0.9), isMean: false },
        ]
      : []),
    { key: 'mean', value: mean, label: t('chart.mean', { amount: format(mean) }), isMean: true },
  ];
  return lines.map(({ key, value, label, isMean }): HistogramLine => {
    const half = widthOf(label) / 2;
    const at = x(value);
    // The mean has the upper row to itself: it is the number that matters most.
    return {
      key,
      at,
      label,
      isMean,
      row: isMean || !percentiles ? 0 : 1,
      anchor: at < half ? 'start' : at > width - half ? 'end' : 'middle',
    };
  });
}

/** A bin of one whole number is that number. */
function binText({ from, to }: Bin, { format = exactText }: Pick<HistogramInput, 'format'>): string {
  return to - from === 1 && Number.isInteger(from + 0.5)
    ? format(from + 0.5)
    : t('chart.range', { from: format(from), to: format(to) });
}

export function histogramTable({ bins, format }: Pick<HistogramInput, 'bins' | 'format'>, head: string) {
  const total = totalOf(bins);
  return {
    head: [head, t('chart.share'), t('chart.upToHere')],
    rows: bins.map((bin, index) => [
      binText(bin, { format }),
      percent(bin.count / total),
      percent(totalOf(bins.slice(0, index + 1)) / total),
    ]),
  };
}
