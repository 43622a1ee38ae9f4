// The sprite of a species as an image to be drawn.
import { SPRITES } from './picture-list.ts';
import { spriteAddress, spriteName } from './sprite.ts';

/** Undefined where there is none, or where it cannot be loaded; then something else takes its place. */
export async function spriteImage(species: string, shiny: boolean): Promise<HTMLImageElement | undefined> {
  if (!SPRITES.has(spriteName(species))) return undefined;
  const image = new Image();
  image.src = spriteAddress(species, shiny);
  return image.decode().then(
    () => image,
    () => undefined,
  );
}
