// A drawn portrait: the initials on a disc in the colour of the berry's type. Decoration beside the written name.
import type { Species } from '@oversleep/game';
import { initialsOf } from './initials.ts';
import './portrait.css';

interface PortraitProps {
  readonly species: Pick<Species, 'displayName'> & { readonly berry: Pick<Species['berry'], 'type'> };
  readonly className: string;
}

export function Portrait({ species, className }: PortraitProps) {
  return (
    <svg
      className={`portrait ${className}`}
      style={{ color: `var(--type-${species.berry.type})` }}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="portrait-halo" cx="32" cy="32" r="32" />
      <circle className="portrait-disc" cx="32" cy="32" r="27" />
      <path className="portrait-light" d="M12.5 31 A19.5 19.5 0 0 1 31 12.5" />
      <text x="32" y="33" textAnchor="middle" dominantBaseline="central">
        {initialsOf(species.displayName)}
      </text>
    </svg>
  );
}
