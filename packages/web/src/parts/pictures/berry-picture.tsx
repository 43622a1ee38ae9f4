// A berry, drawn in the colour of its type and a shape of its own.
import type { Berry } from '@oversleep/game';
import { nameOf } from '../../messages/names.ts';
import { BERRY_SHAPES } from './berry-shapes.ts';
import { Drawing } from './drawing.tsx';
import { type PictureProps, pictureLook } from './picture-props.ts';
import { typeColour } from './type-colour.ts';
import { UnknownPicture } from './unknown-picture.tsx';
import * as styles from './picture.module.css';

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
      <path className={styles.body} d={body} />
      {dark !== undefined && <path className={styles.dark} d={dark} />}
      {light !== undefined && <path className={styles.light} d={light} />}
      <path className={styles.leaf} d={leaf} />
    </Drawing>
  );
}
