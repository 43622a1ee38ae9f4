// An ingredient; also the lock of a slot that is not open, and the basket for "any ingredient".
import type { Ingredient } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { FilePicture } from './file-picture.tsx';
import type { PictureProps } from './picture-props.ts';

const t = messages('parts');

interface IngredientPictureProps extends PictureProps {
  readonly ingredient: Pick<Ingredient, 'name' | 'longName'>;
}

export function IngredientPicture({ ingredient, ...rest }: IngredientPictureProps) {
  return (
    <FilePicture
      {...rest}
      address={`/images/ingredient/${ingredient.name.toLowerCase()}.svg`}
      label={nameOf('ingredients', ingredient)}
    />
  );
}

/** Ingredients in general. */
export function IngredientsPicture(props: PictureProps) {
  return <FilePicture {...props} address="/images/ingredient/ingredients.svg" label={t('units.ingredients')} />;
}
