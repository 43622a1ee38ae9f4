// Bars: side by side or on top of each other, upright or lying.
import { useId } from 'react';
import { type BarGroup, type BarLayout, type BarSeries, barTable, type ChartBar, layoutBars } from './bar-layout.ts';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import type { FormatNumber } from './number-text.ts';
import { Plot } from './plot.tsx';
import { hasTexture, Texture } from './swatch.tsx';
import * as styles from './chart.module.css';

interface BarChartProps extends ChartProps {
  readonly series: readonly BarSeries[];
  readonly groups: readonly BarGroup[];
  /** What the groups are, for the head of the table. */
  readonly groupName: string;
  readonly mode?: 'grouped' | 'stacked';
  /** Lying where the names need it, unless something is said. */
  readonly direction?: 'vertical' | 'horizontal' | 'auto';
  readonly height?: number;
  readonly format?: FormatNumber;
  readonly axisFormat?: FormatNumber;
}

export function BarChart({ groupName, mode = 'grouped', direction = 'auto', height = 240, ...props }: BarChartProps) {
  const { title, series, groups } = props;
  return (
    <ChartFrame
      {...props}
      kind="area"
      legend={series}
      isEmpty={groups.length === 0}
      table={() => barTable(props, groupName)}
    >
      {(width) => (
        <Bars
          title={title}
          series={series}
          width={width}
          layout={layoutBars({ ...props, groups, mode, direction, width, height })}
        />
      )}
    </ChartFrame>
  );
}

interface BarsProps {
  readonly title: string;
  readonly series: readonly BarSeries[];
  readonly width: number;
  readonly layout: BarLayout;
}

function Bars({ title, series, width, layout }: BarsProps) {
  const id = useId();
  const { bars, points, height } = layout;
  return (
    <Plot
      label={title}
      width={width}
      height={height}
      points={points}
      drawPoint={(props, index) => {
        const bar = bars[index];
        return (
          bar && (
            <path
              key={`${bar.series}/${bar.group}`}
              {...props}
              style={{ color: series[bar.series]?.colour }}
              fill="currentColor"
              d={outline(bar, layout)}
            />
          )
        );
      }}
      over={
        <>
          <defs>
            {series.map(({ key }, index) => (
              <Texture key={key} id={`${id}-${index}`} series={index} />
            ))}
          </defs>
          {bars.map((bar) => (
            <Finish key={`${bar.series}/${bar.group}`} bar={bar} layout={layout} textureId={`${id}-${bar.series}`} />
          ))}
        </>
      }
    >
      <BarAxes layout={layout} />
    </Plot>
  );
}

/** Rounded at the far end only: the other touches the axis or another bar. */
function outline({ x, y, width, height, isOutermost }: ChartBar, { direction, zero }: BarLayout): string {
  const r = isOutermost ? Math.min(5, width / 2, height / 2) : 0;
  const [right, bottom] = [x + width, y + height];
  if (direction === 'vertical') {
    return y < zero
      ? `M${x} ${bottom} V${y + r} Q${x} ${y} ${x + r} ${y} H${right - r} Q${right} ${y} ${right} ${y + r} V${bottom} Z`
      : `M${x} ${y} V${bottom - r} Q${x} ${bottom} ${x + r} ${bottom} H${right - r} Q${right} ${bottom} ${right} ${bottom - r} V${y} Z`;
  }
  return x >= zero
    ? `M${x} ${y} H${right - r} Q${right} ${y} ${right} ${y + r} V${bottom - r} Q${right} ${bottom} ${right - r} ${bottom} H${x} Z`
    : `M${right} ${y} H${x + r} Q${x} ${y} ${x} ${y + r} V${bottom - r} Q${x} ${bottom} ${x + r} ${bottom} H${right} Z`;
}

/** What lies over a bar and is not to be hit: its texture and its range. */
function Finish({
  bar,
  layout,
  textureId,
}: {
  readonly bar: ChartBar;
  readonly layout: BarLayout;
  readonly textureId: string;
}) {
  return (
    <>
      {hasTexture(bar.series) && <path d={outline(bar, layout)} fill={`url(#${textureId})`} pointerEvents="none" />}
      {bar.whisker && <path className={styles.whisker} d={whiskerPath(bar, bar.whisker, layout)} />}
    </>
  );
}

function whiskerPath(
  { x, y, width, height }: ChartBar,
  [low, high]: readonly [number, number],
  { direction }: BarLayout,
) {
  if (direction === 'vertical') {
    const middle = x + width / 2;
    return `M${middle} ${low} V${high} M${middle - 4} ${low} h8 M${middle - 4} ${high} h8`;
  }
  const middle = y + height / 2;
  return `M${low} ${middle} H${high} M${low} ${middle - 4} v8 M${high} ${middle - 4} v8`;
}

function BarAxes({ layout: { direction, area, ticks, labels, zero } }: { readonly layout: BarLayout }) {
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  const isUpright = direction === 'vertical';
  return (
    <>
      {ticks.map(({ at, text }) => (
        <g key={at}>
          <path className={styles.grid} d={isUpright ? `M${area.x} ${at} H${right}` : `M${at} ${area.y} V${bottom}`} />
          <text
            className={styles.tick}
            x={isUpright ? area.x - 6 : at}
            y={isUpright ? at + 4 : bottom + 17}
            textAnchor={isUpright ? 'end' : 'middle'}
          >
            {text}
          </text>
        </g>
      ))}
      <path className={styles.axis} d={isUpright ? `M${area.x} ${zero} H${right}` : `M${zero} ${area.y} V${bottom}`} />
      {labels.map(({ x, y, anchor, text }) => (
        <text key={`${x}/${y}`} className={styles.label} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </>
  );
}
