// Media queries in em, which follow the letter size that a player has chosen; pixels do not.

const LETTER = 16;

/** The same query at the usual letter size. */
export const inEm = (query: string): string =>
  query.replace(
    /((?:width|height) (?:<|>=) )(\d+)px/g,
    (_, side: string, pixels: string) => `${side}${Number(pixels) / LETTER}em`,
  );

export const matches = (query: string): boolean => window.matchMedia(inEm(query)).matches;
