// The drawing of a chart with its points: one stop for the Tab key, arrows between the points, a tip at the one that is meant.
// biome-ignore-all lint/a11y/useSemanticElements: a fieldset cannot hold a drawing
// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: a group in a drawing takes no focus
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type ChartPoint, nearestPoint, pointFor } from './points.ts';
import * as styles from './chart.module.css';

interface PointProps {
  readonly className: string | undefined;
  readonly role: 'img';
  readonly tabIndex: number;
  readonly 'aria-label': string;
  readonly 'data-marked': boolean;
  readonly 'data-point': number;
}

interface PlotProps {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly points: readonly ChartPoint[];
  /** Too many to draw them all: only the one that is meant is. */
  readonly many?: boolean;
  /** Draws one point; what it draws has to take all that it is handed. */
  readonly drawPoint: (props: PointProps, index: number) => ReactNode;
  /** What lies behind the points. */
  readonly children: ReactNode;
  /** What lies over them. */
  readonly over?: ReactNode;
}

export function Plot({ label, width, height, points, many = false, drawPoint, children, over }: PlotProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const [current, setCurrent] = useState(0);
  const [marked, setMarked] = useState<number>();
  const moves = useRef(false);
  const stop = current < points.length ? current : 0;
  const shown = marked === undefined ? undefined : points[marked];

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && marked !== undefined) {
      event.preventDefault();
      setMarked(undefined);
    }
    const to = pointFor(event.key, stop, points);
    if (to === undefined) return;
    event.preventDefault();
    moves.current = true;
    setCurrent(to);
  };
  // Where not all are drawn, the next one is there only now.
  useEffect(() => {
    if (!moves.current) return;
    moves.current = false;
    drawing.current?.querySelector<SVGElement>(`[data-point="${current}"]`)?.focus();
  }, [current]);
  const focus = (event: FocusEvent) => {
    const index = Number(event.target.getAttribute('data-point'));
    setCurrent(index);
    setMarked(index);
  };
  const point = (event: PointerEvent) => {
    const box = drawing.current?.getBoundingClientRect();
    if (box) setMarked(nearestPoint(points, event.clientX - box.left, event.clientY - box.top));
  };

  return (
    <div className={styles.plot} data-ui="chart-plot">
      <svg
        ref={drawing}
        width={width}
        height={height}
        role="group"
        aria-label={label}
        onKeyDown={press}
        onFocus={focus}
        onBlur={() => setMarked(undefined)}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => setMarked(undefined)}
      >
        <g aria-hidden="true">{children}</g>
        {points.map(
          (one, index) =>
            (!many || index === stop || index === marked) &&
            drawPoint(
              {
                className: many ? `${styles.point} ${styles.pointQuiet}` : styles.point,
                role: 'img',
                tabIndex: index === stop ? 0 : -1,
                'aria-label': one.label,
                'data-marked': index === marked,
                'data-point': index,
              },
              index,
            ),
        )}
        <g aria-hidden="true">{over}</g>
      </svg>
      {shown && <Tip point={shown} width={width} />}
    </div>
  );
}

function Tip({ point: { x, y, label }, width }: { readonly point: ChartPoint; readonly width: number }) {
  // Hangs to the side with more room, so that it never leaves the drawing.
  const side = x < width / 2 ? { left: Math.max(0, x - 12) } : { right: Math.max(0, width - x - 12) };
  return (
    <div className={styles.tip} style={{ ...side, top: y - 12, transform: 'translateY(-100%)' }} aria-hidden="true">
      {label}
    </div>
  );
}
