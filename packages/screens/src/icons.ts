// Ingredients by the colours of their icon: coarse, and only asked where several have the same count.
import { type Picture, type Rectangle, shareOf } from './picture.ts';

/** Shares of an icon that are red, orange, yellow, green, blue or violet, and grey. */
export type IconColours = readonly number[];

const DISC = [255, 250, 225] as const;
/** Difference from the pale disc under it, over all channels, that makes a pixel part of the icon. */
const DIFFERENT = 36;
const PALE = 0.25;
/** Where each colour ends, in degrees; what is beyond violet is red again. */
const HUES = [12, 28, 50, 170, 330, 360] as const;
const GREY = 5;

/** A faded pixel lies between the disc and its own colour: the direction from the disc shows which that is. */
function colourOf(r: number, g: number, b: number): number | undefined {
  const away = [DISC[0] - r, DISC[1] - g, DISC[2] - b] as const;
  const most = Math.max(...away.map(Math.abs));
  if (away.reduce((sum, part) => sum + Math.abs(part), 0) < DIFFERENT) return undefined;
  const [red, green, blue] = [1 - away[0] / most, 1 - away[1] / most, 1 - away[2] / most];
  const high = Math.max(red, green, blue);
  const chroma = high - Math.min(red, green, blue);
  if (chroma < PALE) return GREY;
  const sixth =
    high === red ? (green - blue) / chroma : high === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4;
  const hue = (sixth * 60 + 360) % 360;
  return HUES.findIndex((end) => hue < end) % GREY;
}

/** Nothing for a disc without an icon. Its upper fifth may have the level written over it. */
export function iconColours(picture: Picture, box: Rectangle): IconColours | undefined {
  const counts = [0, 0, 0, 0, 0, 0];
  const icon = { ...box, top: box.top + Math.round(0.2 * (box.bottom - box.top)) };
  const share = shareOf(picture, icon, (r, g, b) => {
    const colour = colourOf(r, g, b);
    if (colour === undefined) return false;
    counts[colour] = (counts[colour] ?? 0) + 1;
    return true;
  });
  const all = counts.reduce((sum, count) => sum + count, 0);
  return share < 0.05 ? undefined : counts.map((count) => count / all);
}

interface ColourCodes {
  readonly open?: string;
  readonly locked?: string;
}

/** How much of an ingredient has each colour, in tenths: a tomato is red. Of some, no screen has been at hand yet. */
const COLOURS: { readonly [ingredient: string]: ColourCodes } = {
  SNOOZY_TOMATO: { open: '900000', locked: '800001' },
  PURE_OIL: { open: '111600', locked: '001512' },
  SOOTHING_CACAO: { locked: '610002' },
  WARMING_GINGER: { open: '037000', locked: '253000' },
  FIERY_HERB: { open: '811000', locked: '901000' },
  GREENGRASS_SOYBEANS: { locked: '332101' },
  TASTY_MUSHROOM: { open: '361000', locked: '710011' },
  MOOMOO_MILK: { open: '320040', locked: '100063' },
  BEAN_SAUSAGE: { open: '370000', locked: '810000' },
  HONEY: { open: '115120', locked: '033031' },
  FANCY_EGG: { locked: '220024' },
  FANCY_APPLE: { open: '910000' },
  SOFT_POTATO: { locked: '270001' },
  LARGE_LEEK: { locked: '100415' },
};

/** Its colours as shares; grey for one that is not known. */
export function coloursOf(key: string, isLocked: boolean): IconColours {
  const row = COLOURS[key];
  const known = (isLocked ? row?.locked : row?.open) ?? row?.locked ?? row?.open ?? '00000a';
  const tenths = [...known].map((digit) => Number.parseInt(digit, 16));
  const all = tenths.reduce((sum, tenth) => sum + tenth, 0);
  return tenths.map((tenth) => tenth / all);
}

const NEAR = 0.5;
const APART = 0.3;

const distance = (a: IconColours, b: IconColours): number =>
  a.reduce((sum, share, i) => sum + Math.abs(share - (b[i] ?? 0)), 0);

/** Which of some ingredients it is by its colours, and whether they are distinct enough. */
export function byColours(
  colours: IconColours,
  keys: readonly string[],
  isLocked: boolean,
): { readonly key: string; readonly isCertain: boolean } | undefined {
  const known = keys.flatMap((key) => {
    const row = COLOURS[key];
    const own = isLocked ? row?.locked : row?.open;
    return row === undefined
      ? []
      : [{ key, isOwn: own !== undefined, distance: distance(colours, coloursOf(key, isLocked)) }];
  });
  const [first, second] = known.sort((a, b) => a.distance - b.distance);
  if (!first) return undefined;
  const isComplete = known.length === keys.length && known.every(({ isOwn }) => isOwn);
  return {
    key: first.key,
    isCertain: isComplete && first.distance < NEAR && (second?.distance ?? 0) - first.distance > APART,
  };
}
