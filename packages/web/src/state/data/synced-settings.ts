// The settings that an account keeps one by one: each is a row, and all that is done with them follows from it.
import {
  type ChosenEvent,
  chosenEventIn,
  DEFAULT_EDITION,
  type EditionId,
  type Game,
  isEdition,
  type PlayerPolicy,
  playerPolicyIn,
  potBounds,
} from '@oversleep/game';
import { flagOr, wholeOr } from './readers.ts';

export interface SyncedSettings {
  /** Null until it was set: then it is the largest of the edition. */
  readonly potSize: number | null;
  readonly edition: EditionId;
  readonly randomizeNicknames: boolean;
  /** What the week is calculated with, for all teams; null for no event, so that nobody's figures change unasked. */
  readonly event: ChosenEvent | null;
  /** How the player cooks and looks in, for all teams; null until it was chosen: then as most do. */
  readonly policy: PlayerPolicy | null;
}

export type SettingName = keyof SyncedSettings;

interface SettingRow<T> {
  readonly default: T;
  /** As it was stored; the default where that makes no sense. */
  readonly read: (value: unknown) => T;
  /** The nearest that the game has. */
  readonly fits: (value: T, game: Game) => T;
  /** When a guest's meets an account's. */
  readonly merged: (mine: T, theirs: T) => T;
}

const asItIs = <T>(value: T): T => value;

export const SETTINGS: { readonly [Name in SettingName]: SettingRow<SyncedSettings[Name]> } = {
  potSize: {
    default: null,
    read: (value) => wholeOr(value, null),
    fits: (size, game) => (size === null ? null : smallestPot(game, size)),
    // Pots only ever grow, so the larger one is the newer.
    merged: (mine, theirs) => (mine === null || theirs === null ? (mine ?? theirs) : Math.max(mine, theirs)),
  },
  edition: {
    default: DEFAULT_EDITION,
    read: (value) => (typeof value === 'string' && isEdition(value) ? value : DEFAULT_EDITION),
    fits: asItIs,
    merged: (mine, theirs) => (theirs === DEFAULT_EDITION ? mine : theirs),
  },
  randomizeNicknames: {
    default: true,
    read: (value) => flagOr(value, true),
    fits: asItIs,
    merged: (mine, theirs) => mine && theirs,
  },
  event: {
    default: null,
    read: chosenEventIn,
    fits: asItIs,
    merged: (mine, theirs) => theirs ?? mine,
  },
  policy: {
    default: null,
    read: playerPolicyIn,
    fits: asItIs,
    merged: (mine, theirs) => theirs ?? mine,
  },
};

/** All of them, each made by itself. */
export const settingsBy = (make: <Name extends SettingName>(name: Name) => SyncedSettings[Name]): SyncedSettings => ({
  potSize: make('potSize'),
  edition: make('edition'),
  randomizeNicknames: make('randomizeNicknames'),
  event: make('event'),
  policy: make('policy'),
});

const isSettingName = (name: string): name is SettingName => name in SETTINGS;

export const SETTING_NAMES: readonly SettingName[] = Object.keys(SETTINGS).filter(isSettingName);

/** Without islands and recipes, and whatever else is there. */
export const syncedIn = (all: SyncedSettings): SyncedSettings => settingsBy((name) => all[name]);

/** A pot that only another edition has counts as the smallest that holds as much. */
const smallestPot = (game: Game, size: number): number =>
  game.rules.pot.sizes.find((one) => one >= size) ?? potBounds(game).max;
