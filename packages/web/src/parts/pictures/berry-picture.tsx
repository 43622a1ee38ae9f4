// A berry, drawn in the colour of its type and a shape of its own.
import type { Berry } from '@oversleep/game';
import { nameOf } from '../../messages/names.ts';
import { BERRY_SHAPES } from './berry-shapes.ts';
import { Drawing } from './drawing.tsx';
import { type PictureProps, pictureLook } from './picture-props.ts';
import { typeColour } from './type-colour.ts';
import { UnknownPicture } from './unknown-picture.tsx';

interface BerryPictureProps extends PictureProps {
  readonly berry: Pick<Berry, 'name' | 'displayName' | 'type'>;
}

export function BerryPicture({ berry, size = 36, decorative = false, grey = false }: BerryPictureProps) {
  const shape = BERRY_SHAPES[berry.name];
  if (!shape) return <UnknownPicture label={nameOf('berries', berry)} size={size} decorative={decorative} />;
  const { body, dark, light, leaf } = shape;
  return (
    <Drawing
      label={nameOf('berries', berry)}
      decorative={decorative}
      {...pictureLook(grey)}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      style={{ color: typeColour(berry.type) }}
    >
      <path
        fill="currentColor"
        stroke="color-mix(in oklab, currentColor 38%, var(--night-0))"
        strokeWidth="2"
        strokeLinejoin="round"
        d={body}
      />
      {dark !== undefined && <path fill="color-mix(in oklab, currentColor 68%, var(--night-0))" d={dark} />}
      {light !== undefined && <path fill="color-mix(in oklab, currentColor 40%, var(--star))" d={light} />}
      <path
        fill="var(--salad)"
        stroke="color-mix(in oklab, var(--salad) 38%, var(--night-0))"
        strokeWidth="2"
        strokeLinejoin="round"
        d={leaf}
      />
    </Drawing>
  );
}
