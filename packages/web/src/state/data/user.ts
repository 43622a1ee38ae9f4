// The player: session, account and settings; guests have settings too.
import type { Provider, Role, SessionData, UserAnswer, UserSettings } from '@oversleep/contract';
import {
  type Game,
  gameOf,
  type Island,
  LANGUAGES,
  type Of,
  object,
  oneOf,
  or,
  orNull,
  potBounds,
  requiredFlag,
  SETTINGS,
  type SyncedSettings,
  settingsBy,
  syncedIn,
  type Team,
  type TeamIsland,
} from '@oversleep/game';
import { createStore } from 'zustand/vanilla';
import type { Auth, LinkedProviders } from '../../api/session.ts';
import { PROVIDERS } from '../../api/session.ts';
import { filledText, readerOf } from './readers.ts';

const identity = object({
  name: or(filledText, 'Guest'),
  /** Name of the picture; null for the default. */
  avatar: orNull(filledText),
  externalId: orNull(filledText),
  friendCode: orNull(filledText),
  role: or(oneOf<Role>(['admin', 'supporter', 'default']), 'default'),
  supporterSince: orNull(filledText),
});

/** The account as the server describes it. */
export interface AccountIdentity extends Of<typeof identity> {}

export const readIdentity = readerOf(identity);

export const GUEST = readIdentity();

/** The player's progress and preferences; stored on the server for accounts. */
export interface PlayerSettings extends SyncedSettings {
  /** By short name. */
  readonly islands: Readonly<Record<string, { readonly areaBonus: number }>>;
  /** By name of the recipe; 0 is a recipe that the player does not know. */
  readonly recipeLevels: Readonly<Record<string, number>>;
}

const preferences = object({
  simulateOn: or(oneOf(['device', 'server']), 'device'),
  /** Language of Pokémon names. */
  language: or(oneOf(LANGUAGES), 'en'),
  /** The player knows that a newer version of the game would fit, or has chosen one. */
  newerSuggested: or(requiredFlag, false),
  /** The player keeps nicknames invented by an import. */
  keepsInventedNames: or(requiredFlag, false),
  /** The player was asked about version, island, pot and recipe levels. */
  gameAsked: or(requiredFlag, false),
});

/** Preferences of this device, which stay after logging out. */
export interface Preferences extends Of<typeof preferences> {}

export const readPreferences = readerOf(preferences);

export interface UserState extends AccountIdentity, PlayerSettings, Preferences {
  readonly auth: Auth | null;
  /** The account that the data on this device belongs to, also while signed out; null for a guest's. */
  readonly owner: string | null;
}

export const DEFAULT_SETTINGS: PlayerSettings = {
  ...settingsBy((name) => SETTINGS[name].default),
  islands: {},
  recipeLevels: {},
};

const SIGNED_OUT = { auth: null, owner: null } as const;

export const createUserStore = () =>
  createStore<UserState>(() => ({ ...GUEST, ...DEFAULT_SETTINGS, ...readPreferences(), ...SIGNED_OUT }));

// ── Parts ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export const settingsIn = (state: PlayerSettings): PlayerSettings => ({
  ...syncedIn(state),
  islands: state.islands,
  recipeLevels: state.recipeLevels,
});

/** The state after signing out without data. */
export const forgotten = (): Omit<UserState, keyof Preferences> => ({ ...GUEST, ...DEFAULT_SETTINGS, ...SIGNED_OUT });

/** The server's value for the default picture. */
const USUAL_AVATAR = 'default';
const avatarOf = (avatar: string | undefined): string | null =>
  avatar === undefined || avatar === USUAL_AVATAR ? null : avatar;

export function identityOf(data: SessionData): Omit<AccountIdentity, 'supporterSince'> {
  const { name, avatar, externalId, friendCode, role } = data;
  return { name, avatar: avatarOf(avatar), externalId, friendCode, role };
}

export function identityAfterPatch(answer: UserAnswer): Omit<AccountIdentity, 'supporterSince'> {
  const { name, avatar, external_id: externalId, friend_code: friendCode, role } = answer;
  return { name, avatar: avatarOf(avatar), externalId, friendCode, role };
}

export const islandsFrom = (bonuses: Readonly<Record<string, number>>): PlayerSettings['islands'] =>
  Object.fromEntries(Object.entries(bonuses).map(([shortName, areaBonus]) => [shortName, { areaBonus }]));

export const bonusesIn = (islands: PlayerSettings['islands']): Record<string, number> =>
  Object.fromEntries(Object.entries(islands).map(([shortName, { areaBonus }]) => [shortName, areaBonus]));

/** The server's settings with its recipe levels, which it stores separately. */
export const settingsFrom = (answer: UserSettings, recipeLevels: Readonly<Record<string, number>>): PlayerSettings => ({
  ...syncedIn(answer),
  islands: islandsFrom(answer.areaBonuses),
  recipeLevels,
});

export function accountFrom({
  name,
  avatar,
  role,
  supporterSince,
}: Pick<UserSettings, 'name' | 'avatar' | 'role' | 'supporterSince'>) {
  return { name, avatar: avatarOf(avatar), role, supporterSince };
}

// ── Questions ────────────────────────────────────────────────────────────────────────────────────────────────────────

export const isLoggedIn = ({ auth }: Pick<UserState, 'auth'>): boolean => auth !== null;

/** The server has ended the session; the player's data is still here. Logging out leaves nothing. */
export const hasSessionEnded = ({ auth, owner }: Pick<UserState, 'auth' | 'owner'>): boolean =>
  auth === null && owner !== null;

type RoleHolder = Pick<UserState, 'auth' | 'role'>;

export const isAdmin = (user: RoleHolder): boolean => isLoggedIn(user) && user.role === 'admin';

export const isSupporter = (user: RoleHolder): boolean => isLoggedIn(user) && user.role === 'supporter';

export const isAdminOrSupporter = (user: RoleHolder): boolean => isAdmin(user) || isSupporter(user);

const NOT_LINKED: LinkedProviders = {
  google: { linked: false },
  discord: { linked: false },
  patreon: { linked: false },
};

export const linkedProvidersOf = ({ auth }: Pick<UserState, 'auth'>): LinkedProviders =>
  auth?.linkedProviders ?? NOT_LINKED;

export const linkedCount = (user: Pick<UserState, 'auth'>): number =>
  PROVIDERS.filter((provider) => isProviderLinked(user, provider)).length;

export const isProviderLinked = (user: Pick<UserState, 'auth'>, provider: Provider): boolean =>
  linkedProvidersOf(user)[provider].linked;

/** The player was asked about the game, here or on another device: the pot is one of the answers. */
export const isGameKnown = ({ gameAsked, potSize }: Pick<UserState, 'gameAsked' | 'potSize'>): boolean =>
  gameAsked || potSize !== null;

/** The player's edition of the game. */
export const gameFor = ({ edition }: Pick<UserState, 'edition'>): Game => gameOf(edition);

/** Percent. */
const areaBonusOf = ({ islands }: Pick<UserState, 'islands'>, shortName: string): number =>
  islands[shortName]?.areaBonus ?? 0;

/** The island of a team's week, with the player's bonus there. */
export const islandOfTeam = (user: Pick<UserState, 'islands'>, { island }: Pick<Team, 'island'>): TeamIsland => ({
  ...island,
  areaBonus: areaBonusOf(user, island.shortName),
});

export type OwnIsland = Island & { readonly areaBonus: number };

/** The islands of the edition with the player's bonuses. */
export const islandsOf = (user: Pick<UserState, 'islands' | 'edition'>): readonly OwnIsland[] =>
  gameFor(user).islands.rows.map((island) => ({ ...island, areaBonus: areaBonusOf(user, island.shortName) }));

/** The player's pot. */
export function potSizeOf({ potSize, edition }: Pick<UserState, 'potSize' | 'edition'>): number {
  const game = gameOf(edition);
  return SETTINGS.potSize.fits(potSize, game) ?? potBounds(game).max;
}
