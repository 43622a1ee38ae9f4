// A handful of numbers, each with its sign, unit and a word on what it means.
import { StatIcon, type StatIconName } from './stat-icon.tsx';
import './stat-grid.css';

export interface Stat {
  readonly icon: Exclude<StatIconName, 'lock'>;
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  readonly note: string;
}

export function StatGrid({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <dl className="stats">
      {stats.map(({ icon, label, value, unit, note }) => (
        <div key={label} className="stat">
          <dt className={`stat-label stat-${icon}`}>
            <StatIcon name={icon} />
            <span>{label}</span>
          </dt>
          <dd className="stat-value">
            {value}
            {unit !== undefined && <span className="stat-unit"> {unit}</span>}
          </dd>
          <dd className="stat-note">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
