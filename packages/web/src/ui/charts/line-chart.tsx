// Lines over an axis, with ranges as bands, stretches in the background, and moments that mean something.

import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { type LineInput, type LineLayout, type LineSeries, layoutLines, lineTable } from './line-layout.ts';
import { Plot } from './plot.tsx';
import { dashOf, symbolPath } from './swatch.tsx';
import * as styles from './chart.module.css';

interface LineChartProps extends ChartProps, Omit<LineInput, 'width' | 'height'> {
  /** What runs along the axis, for the head of the table. */
  readonly axisName: string;
  readonly height?: number;
}

export function LineChart({ axisName, height = 260, ...props }: LineChartProps) {
  const { title, series } = props;
  const isEmpty = series.every(({ data }) => data.length === 0);
  return (
    <ChartFrame {...props} kind="line" legend={series} isEmpty={isEmpty} table={() => lineTable(props, axisName)}>
      {(width) => (
        <Lines
          title={title}
          series={series}
          width={width}
          height={height}
          layout={layoutLines({ ...props, width, height })}
        />
      )}
    </ChartFrame>
  );
}

interface LinesProps {
  readonly title: string;
  readonly series: readonly LineSeries[];
  readonly width: number;
  readonly height: number;
  readonly layout: LineLayout;
}

/** With more points than this on a line, only the one that is meant is drawn. */
const FEW = 16;

function Lines({ title, series, width, height, layout }: LinesProps) {
  const { points, lines } = layout;
  return (
    <Plot
      label={title}
      width={width}
      height={height}
      points={points}
      many={series.some(({ data }) => data.length > FEW)}
      drawPoint={(props, index) => {
        const point = points[index];
        const one = point && series[point.series];
        if (!point || !one) return null;
        return (
          <path
            key={`${one.key}/${point.position}`}
            {...props}
            style={{ color: one.colour }}
            fill="currentColor"
            d={symbolPath(point.series)}
            transform={`translate(${point.x} ${point.y})`}
          />
        );
      }}
    >
      <LineBackground layout={layout} height={height} />
      {lines.map(
        ({ key, colour, band }) =>
          band !== undefined && <path key={key} className={styles.band} style={{ color: colour }} d={band} />,
      )}
      {lines.map(({ key, colour, line }, index) => (
        <path key={key} className={styles.line} style={{ color: colour }} d={line} strokeDasharray={dashOf(index)} />
      ))}
    </Plot>
  );
}

function LineBackground({ layout, height }: { readonly layout: LineLayout; readonly height: number }) {
  const { area, xTicks, yTicks, zones, markers } = layout;
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  return (
    <>
      {zones.map(({ from, to, label, colour = 'var(--secondary)' }) => (
        <g key={`${label}/${from}`} style={{ color: colour }}>
          <rect
            className={styles.zone}
            x={from}
            y={area.y}
            width={Math.max(0, to - from)}
            height={area.height}
            rx="6"
          />
          <text className={styles.markerLabel} x={(from + to) / 2} y={area.y + 16} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {yTicks.map(({ at, text }) => (
        <g key={at}>
          <path className={styles.grid} d={`M${area.x} ${at} H${right}`} />
          <text className={styles.tick} x={area.x - 6} y={at + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      <path className={styles.axis} d={`M${area.x} ${bottom} H${right}`} />
      {xTicks.map(({ at, text }) => (
        <text key={`${text}/${at}`} className={styles.tick} x={at} y={height - 7} textAnchor="middle">
          {text}
        </text>
      ))}
      {markers.map(({ at, label, row, anchor, colour = 'var(--muted)' }) => (
        <g key={`${label}/${at}`} style={{ color: colour }}>
          <path className={styles.marker} d={`M${at} ${14 + row * 16} V${bottom}`} />
          <text className={styles.markerLabel} x={at} y={10 + row * 16} textAnchor={anchor}>
            {label}
          </text>
        </g>
      ))}
    </>
  );
}
