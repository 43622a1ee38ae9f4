// Media queries in em, which follow the letter size that a player has chosen; pixels do not.

/** Pixels of the usual letter size. */
const LETTER = 16;

/** The same query of a sheet. */
export const inEm = (query: string): string =>
  query.replace(
    /((?:width|height) (?:<|>=) )(\d+)px/g,
    (_, side: string, pixels: string) => `${side}${Number(pixels) / LETTER}em`,
  );

/** Of a script, in the older spelling: what pages are tested in without a browser knows no em in the newer one. */
export const mediaOf = (query: string): MediaQueryList =>
  window.matchMedia(
    inEm(query)
      .replace(/^\(width >= ([\d.]+em)\)$/, 'all and (min-width: $1)')
      .replace(/^\(width < ([\d.]+em)\)$/, 'not all and (min-width: $1)'),
  );
