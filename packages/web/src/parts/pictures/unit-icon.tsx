// The signs of what skills give: one for each unit, and two for skills that become another.
import type { EffectUnit } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { Drawing } from './drawing.tsx';
import type { PictureProps } from './picture-props.ts';
import * as styles from './picture.module.css';

const t = messages('parts');

export type SkillSign = EffectUnit | 'copy' | 'metronome';

/** In a box of 24 × 24, as lines. */
export const SIGN_PATHS: Readonly<Record<SkillSign, string>> = {
  strength: 'M4 9 V15 M7 7 V17 M17 7 V17 M20 9 V15 M7 12 H17',
  dreamShards: 'M12 3 L18 9 L12 21 L6 9 Z M6 9 H18 M12 3 L9.5 9 L12 21 L14.5 9 Z',
  energy: 'M13.5 3 L6 13.5 H11.5 L10.5 21 L18 10.5 H12.5 Z',
  berries:
    'M12 9.5 a5.8 5.8 0 1 0 .1 0 M12 9.5 C12 6.5 13.5 4 17 3.5 C17 6.8 15 9 12 9.5 M12 9.5 C10.5 8 9 7.5 7.5 7.5',
  ingredients:
    'M4 12 H20 A8 8 0 0 1 12 20 A8 8 0 0 1 4 12 M8 12 C8 8.5 9.5 6.5 12 5 C12.5 7.5 12.5 9.5 11.5 12 M15 12 C15 10 16 8.5 18 8',
  helps: 'M12 3.5 a8.5 8.5 0 1 0 .1 0 M12 8 V12.5 L15.2 14.4',
  skillHelps:
    'M10.5 8 a6.5 6.5 0 1 0 .1 0 M10.5 11 V14.5 L13 16 M19 2.5 L20 5.5 L23 6.5 L20 7.5 L19 10.5 L18 7.5 L15 6.5 L18 5.5 Z',
  potSize:
    'M4.5 10 H19.5 V15 A5 5 0 0 1 14.5 20 H9.5 A5 5 0 0 1 4.5 15 Z M2.5 12 H4.5 M19.5 12 H21.5 M12 7.5 V2.5 M9.5 5 L12 2.5 L14.5 5',
  tastyChance:
    'M3.5 18 H20.5 M5 15 A7 7 0 0 1 19 15 Z M12 8 V6.5 M18.5 3 L19.2 4.8 L21 5.5 L19.2 6.2 L18.5 8 L17.8 6.2 L16 5.5 L17.8 4.8 Z',
  candy: 'M12 7.5 a4.5 4.5 0 1 0 .1 0 M8 10 L3.5 7.5 V16.5 L8 14 M16 10 L20.5 7.5 V16.5 L16 14',
  berryZone: 'M12 10.5 a4.5 4.5 0 1 0 .1 0 M12 10.5 C12 8.5 13 7 15.5 6.5 M3 15 A9 9 0 0 1 21 15 M3 15 V18 M21 15 V18',
  items: 'M5 8 H19 L18 20.5 H6 Z M9 8 V6.5 A3 3 0 0 1 15 6.5 V8',
  copy: 'M9.5 9.5 H20 V20 H9.5 Z M14.5 9.5 V4 H4 V14.5 H9.5',
  metronome: 'M9 3.5 H15 L19 20.5 H5 Z M6.2 15.5 H17.8 M12 15.5 L17.5 6',
};

interface UnitIconProps extends PictureProps {
  readonly unit: SkillSign;
}

/** The icon alone in the colour of the text, for use beside a number. */
export function UnitIcon({ unit, size = 20, decorative = false }: UnitIconProps) {
  return (
    <Drawing
      label={t(`units.${unit}`)}
      decorative={decorative}
      className={styles.picture}
      data-ui="picture"
      width={size}
      height={size}
      viewBox="0 0 24 24"
    >
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={SIGN_PATHS[unit]}
      />
    </Drawing>
  );
}
