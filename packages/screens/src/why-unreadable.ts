// Why a picture shows no detail page that could be read.
import { boxIn, type IsColour, meanColour, type Picture, shareOf } from './picture.ts';
import type { ScreenNote } from './screen-note.ts';

/** Pixels across: below, the digits are a few pixels high. */
export const SMALLEST = 480;

/** Height by width: phones are above, tablets and unfolded phones between, anything lying on its side below. */
const UPRIGHT = 1.2;
const PHONE = 1.6;

const isBlack: IsColour = (r, g, b) => Math.max(r, g, b) < 24;
/** Most of the page is white, unless something darkens it. */
const isBright: IsColour = (r, g, b) => Math.min(r, g, b) > 225;
const isGreen: IsColour = (r, g, b) => g > 185 && r < 125 && b < 150 && g - r > 80 && g - b > 60;
/** Bars and labels of the page take about this share of it; what else is green rarely does. */
const GREEN_PAGE = 0.02;
const MARGIN = 0.012;

export function whyUnreadable(picture: Picture): ScreenNote {
  const tall = picture.height / picture.width;
  const share = (left: number, right: number, isColour: IsColour) =>
    shareOf(picture, boxIn(picture, left, right, 0, tall), isColour);
  if (share(0, MARGIN, isBlack) > 0.95 && share(1 - MARGIN, 1, isBlack) > 0.95)
    return { code: 'blackMargins', values: {} };
  if (tall < UPRIGHT) return { code: 'notUpright', values: {} };
  if (share(0, 1, isBright) < 0.01) return { code: 'tooDark', values: {} };
  if (isWithoutColours(picture)) return { code: 'withoutColours', values: {} };
  if (tall < PHONE) return { code: 'fromTablet', values: {} };
  if (share(0, 1, isGreen) > GREEN_PAGE) return { code: 'cutOff', values: {} };
  return { code: 'noDetailPage', values: {} };
}

/** Every stripe of the page is grey. */
function isWithoutColours(picture: Picture): boolean {
  const tall = picture.height / picture.width;
  const stripes = Array.from({ length: 40 }, (_, i) => (tall * i) / 40);
  const isGrey = (top: number) => {
    const mean = meanColour(picture, boxIn(picture, 0.1, 0.9, top, top + tall / 40));
    return Math.max(...mean) - Math.min(...mean) < 3;
  };
  const isWhite = meanColour(picture, boxIn(picture, 0, 1, 0, tall)).every((channel) => channel > 250);
  return !isWhite && stripes.every(isGrey);
}
