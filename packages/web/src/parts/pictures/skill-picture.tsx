// A main skill: the sign of what it gives on a disc; a second one in the corner where it gives two things.

import { nameOf } from '../../messages/names.ts';
import { Drawing } from './drawing.tsx';
import { type PictureProps, pictureLook } from './picture-props.ts';
import { type SignedSkill, signsOf } from './skill-signs.ts';
import { SIGN_PATHS } from './unit-icon.tsx';

interface SkillPictureProps extends PictureProps {
  readonly skill: SignedSkill;
}

export function SkillPicture({ skill, size = 40, decorative = false, grey = false }: SkillPictureProps) {
  const { main, extra, isVariant } = signsOf(skill);
  return (
    <Drawing
      label={nameOf('skills', skill)}
      decorative={decorative}
      {...pictureLook(grey)}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      style={{ color: `var(--${COLOURS[main] ?? 'skill'})` }}
    >
      {/* A common skill has a disc, one of its own kind a rounded diamond. */}
      {isVariant ? (
        <rect fill="currentColor" x="6" y="6" width="28" height="28" rx="7" transform="rotate(45 20 20)" />
      ) : (
        <circle fill="currentColor" cx="20" cy="20" r="18" />
      )}
      <path
        fill="none"
        stroke="var(--on-bright)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={SIGN_PATHS[main]}
        transform="translate(8 8)"
      />
      {extra !== undefined && (
        <g style={{ color: `var(--${COLOURS[extra] ?? 'skill'})` }}>
          <circle fill="var(--surface-solid)" stroke="currentColor" strokeWidth="1.5" cx="31" cy="31" r="8" />
          <path
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
            strokeLinecap="round"
            strokeLinejoin="round"
            d={SIGN_PATHS[extra]}
            transform="translate(25.6 25.6) scale(.45)"
          />
        </g>
      )}
    </Drawing>
  );
}

/** Of the palette; skills without one of their own have the common one. */
const COLOURS: Partial<Record<keyof typeof SIGN_PATHS, string>> = {
  strength: 'strength',
  dreamShards: 'secondary',
  energy: 'energy',
  berries: 'berry',
  berryZone: 'berry',
  ingredients: 'ingredient',
  helps: 'help',
  skillHelps: 'help',
  potSize: 'curry',
  tastyChance: 'dessert',
};
