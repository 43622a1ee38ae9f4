// A time of day as stored in a week, "07:30". Invalid input is not passed on.
import { formatClock, parseClock } from '@oversleep/game';
import { ClockField } from '../../parts/clock-field.tsx';

interface TimeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (time: string) => void;
}

export function TimeField({ label, value, onChange }: TimeFieldProps) {
  return <ClockField label={label} value={parseClock(value) ?? 0} onChange={(clock) => onChange(formatClock(clock))} />;
}
