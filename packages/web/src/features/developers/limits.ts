// What the server allows other people's programs; a test compares it with the server's own limits.

export const READS_PER_MINUTE = 1200;
export const UNITS_PER_MINUTE = 600;
/** Of each of the two, with a key. */
export const PER_MINUTE_WITH_KEY = 6000;

/** Units of a call, the cheapest first. */
export const UNIT_COSTS: readonly { readonly call: string; readonly units: number }[] = [
  { call: 'GET /api/find', units: 1 },
  { call: 'POST /api/odds', units: 2 },
  { call: 'GET /api/recipe/:name', units: 2 },
  { call: 'POST /api/rate', units: 5 },
  { call: 'POST /api/calculator/team', units: 10 },
  { call: 'POST /api/rate { production: true }', units: 30 },
  { call: 'POST /api/calculator/compare', units: 60 },
  { call: 'POST /api/solve/recipe/:name', units: 60 },
  { call: 'POST /api/screens', units: 200 },
];
