// How often which value comes: the mean, and the lines below which 10, 50 and 90 percent lie.

import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { type HistogramInput, type HistogramLayout, histogramTable, layoutHistogram } from './histogram-layout.ts';
import { Plot } from './plot.tsx';
import * as chartStyles from './chart.module.css';
import * as styles from './histogram.module.css';

interface HistogramProps extends ChartProps, Omit<HistogramInput, 'width' | 'height'> {
  /** What is counted, for the head of the table. */
  readonly valueName: string;
  readonly height?: number;
  /** A colour token, such as var(--strength). */
  readonly colour?: string;
}

export function Histogram({ valueName, height = 220, colour = 'var(--strength)', ...props }: HistogramProps) {
  return (
    <ChartFrame
      {...props}
      kind="area"
      legend={[]}
      isEmpty={props.bins.length === 0}
      table={() => histogramTable(props, valueName)}
    >
      {(width) => (
        <Columns
          title={props.title}
          colour={colour}
          width={width}
          height={height}
          layout={layoutHistogram({ ...props, width, height })}
        />
      )}
    </ChartFrame>
  );
}

interface ColumnsProps {
  readonly title: string;
  readonly colour: string;
  readonly width: number;
  readonly height: number;
  readonly layout: HistogramLayout;
}

function Columns({
  title,
  colour,
  width,
  height,
  layout: { area, columns, ticks, shares, lines, points },
}: ColumnsProps) {
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  return (
    <Plot
      label={title}
      width={width}
      height={height}
      points={points}
      drawPoint={(props, index) => {
        const column = columns[index];
        if (!column) return null;
        const { isCommon, ...box } = column;
        return (
          <rect
            key={column.x}
            {...props}
            {...box}
            className={`${props.className} ${styles.column}`}
            data-common={isCommon}
            style={{ color: colour }}
            rx={Math.min(3, column.width / 2)}
          />
        );
      }}
      over={lines.map(({ key, at, label, isMean, row, anchor }) => (
        <g key={key} className={isMean ? styles.mean : styles.percentile}>
          <path
            className={isMean ? `${chartStyles.marker} ${chartStyles.markerStrong}` : chartStyles.marker}
            d={`M${at} ${18 + row * 17} V${bottom}`}
          />
          <text className={chartStyles.markerLabel} x={at} y={12 + row * 17} textAnchor={anchor}>
            {label}
          </text>
        </g>
      ))}
    >
      {shares.map(({ at, text }) => (
        <g key={at}>
          <path className={chartStyles.grid} d={`M${area.x} ${at} H${right}`} />
          <text className={chartStyles.tick} x={area.x - 6} y={at + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      <path className={chartStyles.axis} d={`M${area.x} ${bottom} H${right}`} />
      {ticks.map(({ at, text }) => (
        <text key={at} className={chartStyles.tick} x={at} y={height - 7} textAnchor="middle">
          {text}
        </text>
      ))}
    </Plot>
  );
}
