// A berry, drawn in the colour of its type and a shape of its own.
import type { Berry } from '@oversleep/game';
import { BERRY_SHAPES } from './berry-shapes.ts';
import { Drawing } from './drawing.tsx';
import { type PictureProps, pictureClass } from './picture-props.ts';
import { typeColour } from './type-colour.ts';
import { UnknownPicture } from './unknown-picture.tsx';
import './picture.css';

interface BerryPictureProps extends PictureProps {
  readonly berry: Pick<Berry, 'name' | 'displayName' | 'type'>;
}

export function BerryPicture({ berry, size = 36, decorative = false, grey = false }: BerryPictureProps) {
  const shape = BERRY_SHAPES[berry.name];
  if (!shape) return <UnknownPicture label={berry.displayName} size={size} decorative={decorative} />;
  const { body, dark, light, leaf } = shape;
  return (
    <Drawing
      label={berry.displayName}
      decorative={decorative}
      className={pictureClass(grey)}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      style={{ color: typeColour(berry.type) }}
    >
      <path className="picture-body" d={body} />
      {dark !== undefined && <path className="picture-dark" d={dark} />}
      {light !== undefined && <path className="picture-light" d={light} />}
      <path className="picture-leaf" d={leaf} />
    </Drawing>
  );
}
