// A ring of 24 hours with two handles: when to bed, when up. Handles follow the pointer and the arrow keys.
import { type Clock, formatClock, type Schedule } from '@oversleep/game';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { messages } from '../../../messages/messages.ts';
import { clockAfterKey } from '../../../parts/words/clock-text.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { clockAt, nightArc, spotAt } from './dial.ts';
import * as styles from './sleep-dialog.module.css';

const t = messages('calculatorSettings');

type End = keyof Schedule;

interface SleepDialProps {
  readonly schedule: Schedule;
  readonly onChange: (schedule: Schedule) => void;
  /** In the middle. */
  readonly children: ReactNode;
}

const RADIUS = 80;
/** Of the drawing, with room for the handles. */
const SIZE = 208;
const HOURS = [0, 3, 6, 9, 12, 15, 18, 21];

export function SleepDial({ schedule, onChange, children }: SleepDialProps) {
  const face = useRef<SVGSVGElement>(null);
  const set = (end: End, clock: Clock) => {
    if (clock !== schedule[end]) onChange({ ...schedule, [end]: clock });
  };
  const follow = (end: End, event: PointerEvent) => {
    const box = face.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    set(end, clockAt({ x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 }));
  };
  const press = (end: End, event: KeyboardEvent) => {
    const clock = clockAfterKey(event.key, schedule[end]);
    if (clock === undefined) return;
    event.preventDefault();
    set(end, clock);
  };
  return (
    <div className={styles.dial}>
      <svg ref={face} viewBox="-104 -104 208 208" aria-hidden="true" focusable="false">
        <circle className={styles.dialDay} r={RADIUS} />
        <path className={styles.dialNight} d={nightArc(schedule, RADIUS)} />
        {HOURS.map((hour) => {
          const { x, y } = spotAt(hour * 60, RADIUS - 25);
          return (
            <text key={hour} className={styles.dialHour} x={x} y={y + 4} textAnchor="middle">
              {hour}
            </text>
          );
        })}
      </svg>
      {(['bedtime', 'wakeup'] as const).map((end) => {
        const { x, y } = spotAt(schedule[end], RADIUS);
        return (
          <Stack
            as="span"
            key={end}
            className={styles.dialHandle}
            middle
            tone="primary"
            corner="round"
            fill="solid-2"
            role="slider"
            tabIndex={0}
            aria-label={t(`sleep.${end}`)}
            aria-valuemin={0}
            aria-valuemax={1435}
            aria-valuenow={schedule[end]}
            aria-valuetext={formatClock(schedule[end])}
            style={{ left: `${50 + (x / SIZE) * 100}%`, top: `${50 + (y / SIZE) * 100}%` }}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => follow(end, event)}
            onKeyDown={(event) => press(end, event)}
          >
            {end === 'bedtime' ? <IconMoon size={20} aria-hidden="true" /> : <IconSun size={20} aria-hidden="true" />}
          </Stack>
        );
      })}
      <Stack className={styles.dialMiddle} gap={1} align="center">
        {children}
      </Stack>
    </div>
  );
}
