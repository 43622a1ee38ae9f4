// Every problem that the server answers with: its status, the kinds of its values and, where it is one case of a more general code that
// callers rely on, that code. Its sentence is in the texts: packages/texts/en/errors.json for pages, and `problemText` for the API.

export interface ProblemRow {
  readonly status: number;
  /** The general code; without one, the key itself is the code. */
  readonly code?: string;
  /** What its sentence names. */
  readonly values?: Readonly<Record<string, 'text' | 'number'>>;
}

const badRequest = { status: 400, code: 'BAD_REQUEST' } as const;
const badInput = { status: 400, code: 'BAD_INPUT' } as const;
const notFound = { status: 404, code: 'NOT_FOUND' } as const;
const forbidden = { status: 403, code: 'FORBIDDEN' } as const;
const outdated = { status: 409, code: 'VERSION_CONFLICT' } as const;

/** Values that don't fit a schema whose `x-refusal` is the sentence of the same key, with `{}` for the value. */
export const REFUSED_VALUES = {
  SPECIES_UNKNOWN: { ...badInput, values: { value: 'text' } },
  RECIPE_UNKNOWN: { ...badInput, values: { value: 'text' } },
  NATURE_UNKNOWN: { ...badInput, values: { value: 'text' } },
  SUBSKILL_UNKNOWN: { ...badInput, values: { value: 'text' } },
  BERRY_UNKNOWN: { ...badInput, values: { value: 'text' } },
  INGREDIENT_UNKNOWN: { ...badInput, values: { value: 'text' } },
  GOAL_INGREDIENT_UNKNOWN: { ...badInput, values: { value: 'text' } },
  LEVEL_INVALID: badInput,
  RIBBON_INVALID: badInput,
  SKILL_LEVEL_INVALID: badInput,
  CHOSEN_SKILL_INVALID: { ...badInput, values: { value: 'text' } },
  SUBSKILLS_CORRUPT: badInput,
  SUBSKILL_LEVEL_INVALID: badInput,
  INGREDIENTS_CORRUPT: badInput,
  INGREDIENT_AMOUNT_INVALID: badInput,
  GENDER_INVALID: { ...badInput, values: { value: 'text' } },
  TAGS_INVALID: { ...badInput, values: { value: 'text' } },
  NOTE_INVALID: { ...badInput, values: { value: 'text' } },
  ORIGIN_INVALID: { ...badInput, values: { value: 'text' } },
  EXPERT_FAVOURITE_MISSING: badInput,
  EXPERT_BONUS_INVALID: badInput,
  BERRY_STOCK_INVALID: { ...badInput, values: { value: 'text' } },
  BERRY_AMOUNT_INVALID: badInput,
  INGREDIENT_STOCK_INVALID: { ...badInput, values: { value: 'text' } },
  STOCK_AMOUNT_INVALID: badInput,
  FILLER_INVALID: { ...badInput, values: { value: 'text' } },
  LINEUPS_COUNT: badInput,
  LINEUP_INVALID: { ...badInput, values: { value: 'text' } },
  LINEUP_MEMBER_INVALID: { ...badInput, values: { value: 'text' } },
  ROTATION_CHANGES_COUNT: badInput,
  ROTATION_DAYS_INVALID: badInput,
  ROTATION_DAY_UNKNOWN: badInput,
  ROTATION_CLOCK_INVALID: badInput,
  ROTATION_PITY_INVALID: badInput,
  ROTATION_CHARGES_INVALID: badInput,
  TEAM_INDEX_INVALID: badInput,
  MEMBER_INDEX_INVALID: badInput,
  DISH_TYPE_INVALID: badInput,
  STRENGTH_INVALID: { ...badInput, values: { value: 'text' } },
} as const satisfies Readonly<Record<string, ProblemRow>>;

export const PROBLEMS = {
  // Broken requests
  BAD_REQUEST: { status: 400 },
  HOST_MISSING: badRequest,
  HOST_REPEATED: badRequest,
  METHOD_NOT_ALLOWED: { status: 405 },
  EXPECTATION_FAILED: { status: 417 },
  REQUEST_TIMEOUT: { status: 408 },
  HEADERS_TOO_LARGE: { status: 431 },
  NOT_ACCEPTABLE: { status: 406 },
  PRECONDITION_FAILED: { status: 412 },
  RANGE_NOT_SATISFIABLE: { status: 416 },
  BODY_TOO_LARGE: { status: 413 },
  UNSUPPORTED_MEDIA_TYPE: { status: 415 },
  PICTURE_EXPECTED: { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
  ENCODING_UNSUPPORTED: { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
  PICTURE_TOO_LARGE: { status: 413, values: { width: 'number', height: 'number', side: 'number', limit: 'number' } },
  PICTURE_TOO_LONG: {
    status: 413,
    code: 'PICTURE_TOO_LARGE',
    values: { width: 'number', height: 'number', ratio: 'number' },
  },
  BAD_ADDRESS: badInput,
  BAD_JSON: badInput,
  BODY_EMPTY: badInput,
  BODY_LENGTH_WRONG: badInput,
  BODY_ENCODING_WRONG: badInput,
  BODY_NOT_UTF8: badInput,
  BODY_TOO_DEEP: { ...badInput, values: { limit: 'number' } },
  IF_MATCH_INVALID: badInput,
  CURSOR_INVALID: badInput,

  // Values that can't be accepted
  BAD_INPUT: { status: 400 },
  ...REFUSED_VALUES,
  NAME_BLANK: badInput,
  NAME_TOO_LONG: { ...badInput, values: { limit: 'number' } },
  NAME_RESERVED: { ...badInput, values: { name: 'text' } },
  NAME_DIRECTION: badInput,
  NAME_MARKS: badInput,
  RATE_ONE_SOURCE: badInput,
  FIND_NOTHING: badInput,
  DATE_INVALID: { ...badInput, values: { field: 'text' } },
  DATES_REVERSED: badInput,
  DATES_TOO_FAR: { ...badInput, values: { days: 'number' } },
  RECIPE_LEVEL_TOO_HIGH: { ...badInput, values: { edition: 'text', most: 'number' } },
  SEEDS_MIXED: badInput,
  CREATURE_INVALID: badInput,
  TEAM_SETTINGS_INVALID: badInput,
  SETTINGS_INVALID: badInput,
  WEEK_ROW_INVALID: badInput,
  RECIPE_LEVELS_INVALID: badInput,
  AREA_BONUSES_INVALID: badInput,
  POT_SIZE_UNKNOWN: { ...badInput, values: { size: 'number' } },
  AVATAR_UNKNOWN: badInput,
  UPLOAD_REPEATS: badInput,
  MEMBER_UNKNOWN: badInput,
  NEWS_INCOMPLETE: badInput,
  RETURN_ADDRESS_UNKNOWN: badInput,
  CALCULATION_INVALID: badInput,
  SEARCH_INVALID: badInput,
  TIER_LEVEL_UNKNOWN: { ...badInput, values: { levels: 'text' } },
  MORE_THAN_ONE: { status: 422, values: { count: 'number' } },
  UNREADABLE: { status: 422 },
  ODDS_UNKNOWN: { status: 422 },
  TEXT_TOO_DEEP: { ...badInput, values: { limit: 'number' } },
  TOO_MANY_RECORDS: { status: 413, values: { limit: 'number' } },

  // Accounts
  NO_SESSION: { status: 401 },
  LOG_IN_TO_LINK: { status: 401, code: 'NO_SESSION' },
  INVALID_SESSION: { status: 401 },
  SIGN_IN_AGAIN: { status: 403 },
  SIGN_IN_REFUSED: { status: 400 },
  PROVIDER_UNAVAILABLE: { status: 404 },
  PROVIDER_UNREACHABLE: { status: 503 },
  PROVIDER_NOT_LINKED: notFound,
  PROVIDER_ALREADY_LINKED: { status: 409 },
  IDENTITY_IN_USE: { status: 409 },
  LAST_PROVIDER: { status: 409 },
  FORBIDDEN: { status: 403 },
  ADMINS_ONLY: forbidden,
  AVATAR_FOR_SUPPORTERS: forbidden,
  FRIEND_CODE_FOR_SUPPORTERS: forbidden,
  LAST_ADMIN: { status: 409 },
  YOU_ARE_LAST_ADMIN: { status: 409, code: 'LAST_ADMIN' },
  FRIEND_CODE_TAKEN: { status: 409 },
  SESSION_NOT_FOUND: notFound,
  API_KEY_UNKNOWN: { status: 401 },
  API_KEY_NOT_FOUND: notFound,
  API_KEYS_FULL: { status: 409, code: 'LIMIT', values: { limit: 'number' } },
  API_KEYS_OFF: { status: 501 },

  // Friends and news
  PLAYER_NOT_FOUND: notFound,
  FRIEND_CODE_NOT_FOUND: notFound,
  OWN_CODE: { status: 400 },
  ALREADY_FRIENDS: { status: 409 },
  ALREADY_ASKED: { status: 409 },
  FRIEND_REQUEST_NOT_SENT: notFound,
  FRIEND_REQUEST_NOT_FOUND: notFound,
  FRIEND_NOT_FOUND: notFound,
  NEWS_NOT_FOUND: notFound,
  WITHDRAWN: { status: 409 },
  NOTIFICATION_NOT_FOUND: notFound,

  // A player's data
  VERSION_CONFLICT: { status: 409 },
  PROFILE_CHANGED: outdated,
  SETTINGS_CHANGED: outdated,
  CREATURE_CHANGED: outdated,
  CREATURE_DELETED: outdated,
  TEAM_CHANGED: outdated,
  TEAM_DELETED: outdated,
  BOX_FULL: { status: 409, code: 'LIMIT', values: { limit: 'number' } },
  WEEKS_FULL: { status: 409, code: 'LIMIT', values: { limit: 'number' } },
  CREATURE_NOT_FOUND: notFound,
  TEAM_SLOT_EMPTY: notFound,

  // What isn't there
  NOT_FOUND: { status: 404 },
  ROUTE_NOT_FOUND: { ...notFound, values: { method: 'text', path: 'text' } },
  SPECIES_NOT_FOUND: { ...notFound, values: { name: 'text' } },
  RECIPE_NOT_FOUND: { ...notFound, values: { name: 'text' } },
  INGREDIENT_NOT_FOUND: { ...notFound, values: { name: 'text' } },
  NATURE_NOT_FOUND: { ...notFound, values: { name: 'text' } },
  SKILL_NOT_FOUND: { ...notFound, values: { name: 'text' } },
  SUBSKILL_NOT_FOUND: { ...notFound, values: { name: 'text' } },
  TABLE_NOT_FOUND: { ...notFound, values: { name: 'text' } },
  CARD_NOT_FOUND: notFound,
  SEARCH_NOT_FOUND: notFound,
  TIER_LIST_NOT_READY: notFound,
  NOT_IN_TIER_LIST: { ...notFound, values: { pokemon: 'text' } },

  // A busy or broken server
  LIMIT_REACHED: { status: 429, values: { seconds: 'number' } },
  LIMIT_REACHED_FOR_MINUTES: { status: 429, code: 'LIMIT_REACHED', values: { minutes: 'number' } },
  TOO_MANY_AT_ONCE: { status: 429 },
  TOO_MANY_SEARCHES: { status: 429, code: 'TOO_MANY_AT_ONCE', values: { limit: 'number' } },
  QUEUE_FULL: { status: 503 },
  TOO_SLOW: { status: 503 },
  OVERLOADED: { status: 503 },
  SHUTTING_DOWN: { status: 503 },
  SCREENS_OFF: { status: 501 },
  UNREADY: { status: 503 },
  DATABASE_AWAY: { status: 503 },
  STORAGE_FULL: { status: 503 },
  CLIENT_GONE: { status: 499 },
  INTERNAL: { status: 500 },
} as const satisfies Readonly<Record<string, ProblemRow>>;

export type ProblemKey = keyof typeof PROBLEMS;

type KindOf = { readonly text: string; readonly number: number };

export type ProblemValues<Key extends ProblemKey> = (typeof PROBLEMS)[Key] extends {
  readonly values: infer Kinds extends NonNullable<ProblemRow['values']>;
}
  ? { readonly [Name in keyof Kinds]: KindOf[Kinds[Name]] }
  : unknown;

/** Keys of sentences without values. */
export type PlainProblemKey = {
  [Key in ProblemKey]: unknown extends ProblemValues<Key> ? Key : never;
}[ProblemKey];
