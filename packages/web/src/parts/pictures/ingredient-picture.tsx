// An ingredient; also the lock of a slot that is not open, and the basket for "any ingredient".
import type { Ingredient } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { FilePicture } from './file-picture.tsx';
import type { PictureProps } from './picture-props.ts';

const t = messages('parts');

interface IngredientPictureProps extends PictureProps {
  readonly ingredient: Pick<Ingredient, 'name' | 'longName'>;
}

export function IngredientPicture({ ingredient: { name, longName }, ...rest }: IngredientPictureProps) {
  return <FilePicture {...rest} address={`/images/ingredient/${name.toLowerCase()}.svg`} label={longName} />;
}

/** Ingredients in general. */
export function IngredientsPicture(props: PictureProps) {
  return <FilePicture {...props} address="/images/ingredient/ingredients.svg" label={t('units.ingredients')} />;
}
