// Level and camp of the tier list live in the address; without them the page goes on to level 60 with camp.

export interface TierListSearch {
  readonly level?: number | undefined;
  readonly camp?: boolean | undefined;
}

const DEFAULTS = { level: 60, camp: true } as const;

/** Only the text true is true; other values of the address are kept as they are. */
export function readTierListSearch(
  search: Readonly<Record<string, unknown>>,
): TierListSearch & Record<string, unknown> {
  const level = Number(search.level);
  return {
    ...search,
    level: search.level !== undefined && Number.isFinite(level) ? level : undefined,
    camp: search.camp === undefined ? undefined : search.camp === true || search.camp === 'true',
  };
}

/** Where to go instead when either is missing. */
export function completeTierListSearch<S extends TierListSearch>(search: S): (S & typeof DEFAULTS) | undefined {
  return search.level === undefined || search.camp === undefined ? { ...search, ...DEFAULTS } : undefined;
}
