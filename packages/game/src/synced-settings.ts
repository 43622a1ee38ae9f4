// The settings that an account stores one by one: each is a row that defines its handling on device, API and server.
import { DEFAULT_EDITION, EDITIONS, gameOf } from './edition.ts';
import { type PlayerPolicy, playerPolicyShape } from './policy.ts';
import { chosenEventShape } from './read-event.ts';
import type { Fields } from './reading.ts';
import { fittingPot, potBounds } from './recipes.ts';
import { orNull } from './shape/modifiers.ts';
import { restore, type Shape } from './shape/shape.ts';
import { number, oneOf, requiredFlag } from './shape/values.ts';
import { NIGHTCAP_LEVELS } from './tables/nightcap-levels.ts';
import type { EditionId, Game } from './types.ts';
import type { ChosenEvent } from './week-event.ts';

interface SettingRow<T> {
  readonly shape: Shape<T>;
  readonly default: T;
  /** The nearest that the game has. */
  readonly fits: (value: T, game: Game) => T;
  /** How a guest's value is merged with an account's. */
  readonly merged: (mine: T, theirs: T) => T;
  /** For readers of the API. */
  readonly about?: string;
}

const setting = <T>(row: Omit<SettingRow<T>, 'fits'> & Partial<SettingRow<T>>): SettingRow<T> => ({
  fits: (value) => value,
  ...row,
});

/** A pot of any edition: the player may change it. */
const anyPot = (bound: 'min' | 'max') => () =>
  Math[bound](...EDITIONS.map((edition) => potBounds(gameOf(edition))[bound]));

const table = {
  /** Null until it was set: then it is the largest of the edition. */
  potSize: setting<number | null>({
    shape: orNull(number(anyPot('min'), anyPot('max'))),
    default: null,
    fits: (size, game) => (size === null ? null : fittingPot(game, size)),
    // Pots only ever grow, so the larger one is the newer.
    merged: (mine, theirs) => (mine === null || theirs === null ? (mine ?? theirs) : Math.max(mine, theirs)),
    about: 'null until the player has set one.',
  }),
  edition: setting<EditionId>({
    shape: oneOf(EDITIONS),
    default: DEFAULT_EDITION,
    // An account keeps the version that it plays.
    merged: (_, theirs) => theirs,
  }),
  randomizeNicknames: setting({
    shape: requiredFlag,
    default: true,
    merged: (mine, theirs) => mine && theirs,
  }),
  /** The event of the calculated week, for all teams; null by default, so that figures don't change on their own. */
  event: setting<ChosenEvent | null>({
    shape: chosenEventShape,
    default: null,
    merged: (mine, theirs) => theirs ?? mine,
    about: 'null: no event.',
  }),
  /** The player's policy for all teams; null until it was chosen: then the usual one. */
  policy: setting<PlayerPolicy | null>({
    shape: playerPolicyShape,
    default: null,
    merged: (mine, theirs) => theirs ?? mine,
    about: 'How the player cooks and looks in; null: as most do.',
  }),
  /** Of the player's Pikachu with a nightcap. */
  nightcap: setting({
    shape: number(0, NIGHTCAP_LEVELS),
    default: 0,
    // Levels only ever grow.
    merged: Math.max,
    about: "Level of the player's Nightcap Pikachu; 0: none.",
  }),
};

export type SettingName = keyof typeof table;
export type SyncedSettings = { readonly [Name in SettingName]: (typeof table)[Name]['default'] };

export const SETTINGS: { readonly [Name in SettingName]: SettingRow<SyncedSettings[Name]> } = table;

const isSettingName = (name: string): name is SettingName => name in table;
export const SETTING_NAMES: readonly SettingName[] = Object.keys(table).filter(isSettingName);

/** All settings, each created by its own row. */
export const settingsBy = (make: <Name extends SettingName>(name: Name) => SyncedSettings[Name]): SyncedSettings =>
  whole(Object.fromEntries(SETTING_NAMES.map((name) => [name, make(name)])));

/** The only place where they become one value: each has just been made by its name. */
const whole = (made: object): SyncedSettings => made as SyncedSettings;

/** Without islands and recipes, and whatever else is there. */
export function syncedIn(all: SyncedSettings): SyncedSettings;
export function syncedIn(all: Partial<SyncedSettings>): Partial<SyncedSettings>;
export function syncedIn(all: Partial<SyncedSettings>): Partial<SyncedSettings> {
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, all[name]]));
}

/** Reads stored settings; invalid ones become the default. */
export const restoredSettings = (fields: Fields): SyncedSettings =>
  settingsBy((name) => restore(SETTINGS[name].shape, gameOf(), fields[name]).value ?? SETTINGS[name].default);
