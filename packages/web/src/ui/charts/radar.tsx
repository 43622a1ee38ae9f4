// Shares along three axes or more. The numbers are at the corners, because they are hard to read off.

import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { Plot } from './plot.tsx';
import {
  layoutRadar,
  type RadarAxis,
  type RadarLayout,
  type RadarSeries,
  radarTable,
  shareWords,
} from './radar-layout.ts';
import { dashOf, symbolPath } from './swatch.tsx';
import * as styles from './chart.module.css';

interface RadarProps extends ChartProps {
  readonly axes: readonly RadarAxis[];
  /** The numbers of the first one are at the corners. */
  readonly series: readonly RadarSeries[];
  readonly size?: number;
}

export function Radar({ size = 260, ...props }: RadarProps) {
  const { title, axes, series } = props;
  return (
    <ChartFrame {...props} kind="line" legend={series} isEmpty={axes.length === 0} table={() => radarTable(props)}>
      {(width) => <Web title={title} axes={axes} series={series} layout={layoutRadar({ axes, series, width, size })} />}
    </ChartFrame>
  );
}

interface WebProps {
  readonly title: string;
  readonly axes: readonly RadarAxis[];
  readonly series: readonly RadarSeries[];
  readonly layout: RadarLayout;
}

function Web({ title, axes, series, layout: { width, height, rings, spokes, webs, labels, points } }: WebProps) {
  return (
    <Plot
      label={title}
      width={width}
      height={height}
      points={points}
      drawPoint={(props, index) => {
        const point = points[index];
        return (
          point && (
            <path
              key={`${point.series}/${point.position}`}
              {...props}
              style={{
                color:
                  series.length > 1
                    ? series[point.series]?.colour
                    : (axes[point.position]?.colour ?? series[0]?.colour),
              }}
              fill="currentColor"
              d={symbolPath(point.series)}
              transform={`translate(${point.x} ${point.y})`}
            />
          )
        );
      }}
    >
      {[...rings, ...spokes].map((path) => (
        <path key={path} className={styles.ring} d={path} />
      ))}
      {series.map(({ key, colour }, index) => (
        <path
          key={key}
          className={styles.web}
          style={{ color: colour }}
          d={webs[index]}
          strokeDasharray={dashOf(index)}
        />
      ))}
      {labels.map(({ axis, x, y, anchor }) => {
        const { key = '', label = '', colour = 'var(--text)' } = axes[axis] ?? {};
        return (
          <text key={key} x={x} y={y} textAnchor={anchor} style={{ fill: colour }}>
            <tspan className={styles.value} style={{ fill: colour }}>
              {shareWords(series[0]?.values[key] ?? 0)}
            </tspan>
            <tspan className={styles.label} x={x} dy="14">
              {label}
            </tspan>
          </text>
        );
      })}
    </Plot>
  );
}
