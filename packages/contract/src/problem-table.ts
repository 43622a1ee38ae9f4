// Every message that the server sends in a Problem: its status, its English text and, where it is one case of a more
// general code that callers rely on, that code. The web app has a message with the same values for each key.

import { badInput, REFUSED_VALUES } from './refused-values.ts';

export interface ProblemRow {
  readonly status: number;
  /** ICU MessageFormat, limited to `{name}` for texts and `{name, number}` for numbers. */
  readonly text: string;
  /** The general code; without one, the key itself is the code. */
  readonly code?: string;
}

const badRequest = <const Text extends string>(text: Text) => ({ status: 400, code: 'BAD_REQUEST', text }) as const;
const notFound = <const Text extends string>(text: Text) => ({ status: 404, code: 'NOT_FOUND', text }) as const;
const forbidden = <const Text extends string>(text: Text) => ({ status: 403, code: 'FORBIDDEN', text }) as const;
const outdated = <const Text extends string>(text: Text) => ({ status: 409, code: 'VERSION_CONFLICT', text }) as const;

export const PROBLEMS = {
  // Broken requests
  BAD_REQUEST: { status: 400, text: "This request can't be understood." },
  HOST_MISSING: badRequest('The Host header is missing.'),
  HOST_REPEATED: badRequest('The Host header is given more than once.'),
  METHOD_NOT_ALLOWED: { status: 405, text: "This server isn't a proxy." },
  EXPECTATION_FAILED: { status: 417, text: "The Expect header asks for something this server doesn't support." },
  REQUEST_TIMEOUT: { status: 408, text: 'The request took too long to arrive.' },
  HEADERS_TOO_LARGE: { status: 431, text: 'The address or the headers are too long.' },
  NOT_ACCEPTABLE: { status: 406, text: "The answer isn't available in the format you asked for." },
  PRECONDITION_FAILED: { status: 412, text: "The file isn't the version you asked for." },
  RANGE_NOT_SATISFIABLE: { status: 416, text: 'The file has no such part.' },
  BODY_TOO_LARGE: { status: 413, text: 'The body is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: 'The body must be application/json.' },
  PICTURE_EXPECTED: {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    text: 'The body must be one picture: PNG, JPEG or WebP.',
  },
  ENCODING_UNSUPPORTED: {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    text: "The body is compressed in a way this server doesn't support.",
  },
  PICTURE_TOO_LARGE: {
    status: 413,
    text: 'This picture is too large: {width, number} × {height, number} pixels. Please send the original screenshot: at most {side, number} pixels on a side and {limit, number} in all.',
  },
  PICTURE_TOO_LONG: {
    status: 413,
    code: 'PICTURE_TOO_LARGE',
    text: 'This picture is too long and narrow: {width, number} × {height, number} pixels. Please send the original screenshot: at most {ratio, number} times as long as wide.',
  },
  BAD_ADDRESS: badInput("The address can't be read."),
  BAD_JSON: badInput("The body isn't valid JSON."),
  BODY_EMPTY: badInput('The body is empty, but its content type is JSON.'),
  BODY_LENGTH_WRONG: badInput("The body's length doesn't match the Content-Length header."),
  BODY_ENCODING_WRONG: badInput("The body isn't compressed the way the Content-Encoding header says."),
  BODY_NOT_UTF8: badInput("The body isn't UTF-8 text."),
  BODY_TOO_DEEP: badInput('The body has more than {limit, number} levels of lists and objects.'),
  IF_MATCH_INVALID: badInput('The If-Match header must be a version number.'),
  CURSOR_INVALID: badInput('The cursor must be the nextCursor of an earlier page.'),

  // Values that can't be accepted
  BAD_INPUT: { status: 400, text: 'Some fields are wrong.' },
  ...REFUSED_VALUES,
  NAME_BLANK: badInput('Please enter a name of one line.'),
  NAME_TOO_LONG: badInput('A name must be {limit, number} characters or less.'),
  NAME_RESERVED: badInput('Names that begin with {name} are taken: please choose another name.'),
  NAME_DIRECTION: badInput("A name can't contain characters that change the writing direction."),
  NAME_MARKS: badInput("A name can't have more than two marks on one letter."),
  RATE_ONE_SOURCE: badInput('Please send exactly one of `creature`, `text` and `link`.'),
  FIND_NOTHING: badInput('There is nothing to look for in `q`.'),
  DATE_INVALID: badInput('`{field}` must be a date such as 2026-12-24.'),
  DATES_REVERSED: badInput('`to` must be later than `from`.'),
  DATES_TOO_FAR: badInput('From `from` to `to` there may be at most {days, number} days.'),
  RECIPE_LEVEL_TOO_HIGH: badInput('In edition {edition}, recipe levels go up to {most, number}.'),
  SEEDS_MIXED: badInput('With seeds every wish must name one Sub Skill, all by the same slot.'),
  CREATURE_INVALID: badInput("This Pokémon can't be saved."),
  TEAM_SETTINGS_INVALID: badInput("These team settings can't be saved."),
  SETTINGS_INVALID: badInput("These settings can't be saved."),
  WEEK_ROW_INVALID: badInput("This part of the week can't be saved."),
  RECIPE_LEVELS_INVALID: badInput("Some recipe levels can't be saved."),
  AREA_BONUSES_INVALID: badInput("Some Area Bonuses can't be saved."),
  POT_SIZE_UNKNOWN: badInput('There is no pot of size {size, number}.'),
  AVATAR_UNKNOWN: badInput("This avatar doesn't exist."),
  UPLOAD_REPEATS: badInput('This upload lists something twice.'),
  MEMBER_UNKNOWN: badInput('A team has a member that is neither in this upload nor saved.'),
  NEWS_INCOMPLETE: badInput('News needs a title and a text.'),
  RETURN_ADDRESS_UNKNOWN: badInput("The return address isn't one of this site's."),
  CALCULATION_INVALID: badInput("This can't be calculated."),
  SEARCH_INVALID: badInput("This search can't be run."),
  TIER_LEVEL_UNKNOWN: badInput('There are tier lists for the levels {levels}.'),
  MORE_THAN_ONE: { status: 422, text: 'There are {count, number} Pokémon in this. Please send one.' },
  UNREADABLE: { status: 422, text: "This can't be read as a Pokémon." },
  ODDS_UNKNOWN: {
    status: 422,
    text: 'The chance of a Shiny is not known: please send your own assumption as `wish.shinyChance`.',
  },
  TEXT_TOO_DEEP: badInput('This JSON is nested more than {limit, number} levels deep, which no Pokébox is.'),
  TOO_MANY_RECORDS: {
    status: 413,
    text: 'This text has more than {limit, number} records. Please send it in parts.',
  },

  // Accounts
  NO_SESSION: { status: 401, text: 'Please log in.' },
  LOG_IN_TO_LINK: { status: 401, code: 'NO_SESSION', text: 'Please log in before you link a provider.' },
  INVALID_SESSION: { status: 401, text: 'Your session has ended. Please log in again.' },
  SIGN_IN_AGAIN: { status: 403, text: 'To delete your account, please log in once more.' },
  SIGN_IN_REFUSED: { status: 400, text: "The provider didn't accept the login. Please try again." },
  PROVIDER_UNAVAILABLE: { status: 404, text: "This login isn't available here." },
  PROVIDER_UNREACHABLE: { status: 503, text: "The login provider isn't responding. Please try again later." },
  PROVIDER_NOT_LINKED: notFound("This provider isn't linked to your account."),
  PROVIDER_ALREADY_LINKED: {
    status: 409,
    text: 'Another account of this provider is already linked. Please unlink it first.',
  },
  IDENTITY_IN_USE: {
    status: 409,
    text: 'This login belongs to another Oversleep account. Log in there to unlink it.',
  },
  LAST_PROVIDER: { status: 409, text: 'This is your only way to log in. Please link another provider first.' },
  FORBIDDEN: { status: 403, text: "This address isn't available." },
  ADMINS_ONLY: forbidden('Only admins can do this.'),
  AVATAR_FOR_SUPPORTERS: forbidden('This avatar is for supporters.'),
  FRIEND_CODE_FOR_SUPPORTERS: forbidden('Only supporters with a linked Patreon account can choose their friend code.'),
  LAST_ADMIN: { status: 409, text: 'This is the last admin. Please make another player an admin first.' },
  YOU_ARE_LAST_ADMIN: {
    status: 409,
    code: 'LAST_ADMIN',
    text: "You're the last admin. Please make another player an admin first.",
  },
  FRIEND_CODE_TAKEN: { status: 409, text: 'Another player already has this friend code.' },
  SESSION_NOT_FOUND: notFound("This session doesn't exist."),
  API_KEY_UNKNOWN: { status: 401, text: "This API key doesn't exist or was deleted." },
  API_KEY_NOT_FOUND: notFound("You don't have this API key. It may have been deleted already."),
  API_KEYS_FULL: {
    status: 409,
    code: 'LIMIT',
    text: 'You already have {limit, number} API keys. Please delete one first.',
  },
  API_KEYS_OFF: { status: 501, text: 'This server has no API keys.' },

  // Friends and news
  PLAYER_NOT_FOUND: notFound("This player doesn't exist."),
  FRIEND_CODE_NOT_FOUND: notFound('No player has this friend code.'),
  OWN_CODE: { status: 400, text: "That's your own friend code." },
  ALREADY_FRIENDS: { status: 409, text: "You're already friends." },
  ALREADY_ASKED: { status: 409, text: "You've already sent this player a friend request." },
  FRIEND_REQUEST_NOT_SENT: notFound('You have no open request to this player. It may have been answered already.'),
  FRIEND_REQUEST_NOT_FOUND: notFound('You have no friend request from this player.'),
  FRIEND_NOT_FOUND: notFound('You have no friend with this friend code.'),
  NEWS_NOT_FOUND: notFound("This news item doesn't exist."),
  WITHDRAWN: { status: 409, text: "This news item was withdrawn and can't be changed." },
  NOTIFICATION_NOT_FOUND: notFound("This notification isn't in your inbox."),

  // A player's data
  VERSION_CONFLICT: { status: 409, text: 'This was changed on another device in the meantime.' },
  PROFILE_CHANGED: outdated('Your profile was changed on another device in the meantime.'),
  SETTINGS_CHANGED: outdated('Your settings were changed on another device in the meantime.'),
  CREATURE_CHANGED: outdated('This Pokémon was changed on another device in the meantime.'),
  CREATURE_DELETED: outdated('This Pokémon was deleted on another device in the meantime.'),
  TEAM_CHANGED: outdated('This team was changed on another device in the meantime.'),
  TEAM_DELETED: outdated('This team was deleted on another device in the meantime.'),
  BOX_FULL: {
    status: 409,
    code: 'LIMIT',
    text: 'Your Pokébox is full: it holds {limit, number} Pokémon. Please remove some first.',
  },
  WEEKS_FULL: {
    status: 409,
    code: 'LIMIT',
    text: 'Your weeks are full: they hold {limit, number} log entries and forecasts. Please delete some first.',
  },
  CREATURE_NOT_FOUND: notFound("You don't have this Pokémon."),
  TEAM_SLOT_EMPTY: notFound('This team slot is empty.'),

  // What isn't there
  NOT_FOUND: { status: 404, text: 'There is nothing at this address.' },
  ROUTE_NOT_FOUND: notFound('There is nothing at {method} {path}.'),
  SPECIES_NOT_FOUND: notFound("Can't find Pokemon with name {name}"),
  RECIPE_NOT_FOUND: notFound('Recipe not found: {name}'),
  INGREDIENT_NOT_FOUND: notFound('Ingredient {name} not found'),
  NATURE_NOT_FOUND: notFound("Couldn't find nature with name: {name}"),
  SKILL_NOT_FOUND: notFound("Can't find skill with name {name}"),
  SUBSKILL_NOT_FOUND: notFound("Can't find Subskill with name {name}"),
  TABLE_NOT_FOUND: notFound('There is no table named {name}.'),
  CARD_NOT_FOUND: notFound('There is no picture of this link: it is damaged, or holds a box.'),
  SEARCH_NOT_FOUND: notFound("This search doesn't exist: it was cancelled, or is older than a day."),
  TIER_LIST_NOT_READY: notFound("This tier list isn't ready yet. Please try again in a few minutes."),
  NOT_IN_TIER_LIST: notFound("{pokemon} isn't in this tier list."),

  // A busy or broken server
  LIMIT_REACHED: { status: 429, text: 'Too many requests. Please try again in {seconds, number} s.' },
  LIMIT_REACHED_FOR_MINUTES: {
    status: 429,
    code: 'LIMIT_REACHED',
    text: 'Too many requests. Please try again in {minutes, number} minutes.',
  },
  TOO_MANY_AT_ONCE: { status: 429, text: 'Too many calculations at once. Please wait for the first ones to finish.' },
  TOO_MANY_SEARCHES: {
    status: 429,
    code: 'TOO_MANY_AT_ONCE',
    text: 'You already have {limit, number} searches running. Please wait for one to finish, or cancel it.',
  },
  QUEUE_FULL: { status: 503, text: 'The server is busy with other calculations. Please try again in a few seconds.' },
  TOO_SLOW: { status: 503, text: 'This calculation took too long. Please try again when the server is less busy.' },
  OVERLOADED: { status: 503, text: 'The server is very busy. Please try again in a moment.' },
  SHUTTING_DOWN: { status: 503, text: 'The server is restarting. Please try again in a moment.' },
  SCREENS_OFF: { status: 501, text: "This server doesn't read screenshots." },
  UNREADY: { status: 503, text: "The server isn't ready." },
  DATABASE_AWAY: { status: 503, text: "The server can't reach its data. Please try again soon." },
  STORAGE_FULL: { status: 503, text: 'The server is out of storage space. Please try again later.' },
  CLIENT_GONE: { status: 499, text: 'The connection was closed before the answer was ready.' },
  INTERNAL: { status: 500, text: 'Something went wrong on our side.' },
} as const satisfies Readonly<Record<string, ProblemRow>>;

export type ProblemKey = keyof typeof PROBLEMS;

type ValuesIn<Text extends string> = Text extends `${string}{${infer Value}}${infer Rest}`
  ? (Value extends `${infer Name}, number` ? { readonly [K in Name]: number } : { readonly [K in Value]: string }) &
      ValuesIn<Rest>
  : unknown;

export type ProblemValues<Key extends ProblemKey> = ValuesIn<(typeof PROBLEMS)[Key]['text']>;

/** Keys of texts without values. */
export type PlainProblemKey = {
  [Key in ProblemKey]: unknown extends ProblemValues<Key> ? Key : never;
}[ProblemKey];
