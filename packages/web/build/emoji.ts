// Pictures from the emoji set and our own drawings, one alone or one with another in its corner.
import set from '@iconify-json/fluent-emoji-flat/icons.json' with { type: 'json' };
import { INGREDIENT_PICTURES } from './dish-choices.ts';
import { OWN_DRAWINGS } from './own-drawings.ts';

const BOX = 32;

/** `base` or `base + corner`, each a name of the set, of our drawings, or of an ingredient. */
export function pictureOf(choice: string): string {
  const [base = '', corner] = choice.split(' + ');
  const drawing = corner === undefined ? bodyOf(base) : `${bodyOf(base)}${inCorner(bodyOf(corner))}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}" fill="none">${shortened(drawing)}</svg>\n`;
}

function bodyOf(name: string): string {
  const chosen = INGREDIENT_PICTURES[name] ?? name;
  const icons: Readonly<Record<string, { readonly body: string }>> = set.icons;
  const body = OWN_DRAWINGS[chosen] ?? icons[chosen]?.body;
  if (body === undefined)
    throw new Error(`There is no picture called "${chosen}", neither in the emoji set nor of our own`);
  return body;
}

// On a dark plate, so that it is visible on any background.
const inCorner = (body: string) =>
  `<circle cx="24" cy="24" r="8" fill="#38346c"/><g transform="translate(17.6 17.6) scale(.4)">${body}</g>`;

/** Drawings are shown at twice their size at most, where a tenth of a point is invisible. Truncated, not rounded: digits may touch. */
export const shortened = (drawing: string): string => drawing.replace(/(\.\d)\d+/g, '$1');
