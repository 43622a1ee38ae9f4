// A dish.
import type { Recipe } from '@oversleep/game';
import { nameOf } from '../../messages/names.ts';
import { FilePicture } from './file-picture.tsx';
import type { PictureProps } from './picture-props.ts';

interface DishPictureProps extends PictureProps {
  readonly dish: Pick<Recipe, 'name' | 'displayName'>;
}

export function DishPicture({ dish, size = 48, ...rest }: DishPictureProps) {
  return (
    <FilePicture
      {...rest}
      size={size}
      address={`/images/recipe/${dish.name.toLowerCase()}.svg`}
      label={nameOf('recipes', dish)}
    />
  );
}
