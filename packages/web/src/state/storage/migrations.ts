// Migrates data of older releases. Each step can be repeated without harm.
import {
  buildOf,
  creatureShape,
  DEFAULT_LEVEL,
  DEFAULT_NATURE,
  type Fields,
  gameOf,
  isEdition,
  isKnown,
  isObject,
  MAX_NICKNAME,
  restore,
  rpOf,
  UNNAMED_EDITION,
  validateCreature,
} from '@oversleep/game';
import { withDoubtCodes } from '@oversleep/texts';
import { STORAGE_VERSION } from './versions.ts';

/** The part of a bundle that migrations read. */
interface Migratable {
  readonly storageVersion: number;
  readonly user: Fields;
  readonly teams: readonly unknown[];
  readonly creatures: readonly unknown[];
}

type BundleMigration = <B extends Migratable>(bundle: B) => B;

/** Fills in missing fields of older creatures and users, and missing ratings. */
const fillDefaults: BundleMigration = (bundle) => {
  const { edition } = bundle.user;
  const game = gameOf(typeof edition === 'string' && isEdition(edition) ? edition : UNNAMED_EDITION);
  return {
    ...bundle,
    user: { randomizeNicknames: true, ...bundle.user },
    creatures: bundle.creatures.map((creature) => {
      if (!isObject(creature)) return creature;
      const filled = { ...CREATURE_DEFAULTS, name: nameOf(creature), ...withoutUndefined(creature) };
      return { ...filled, rp: typeof creature.rp === 'number' ? creature.rp : ratingOf(game, filled) };
    }),
  };
};

const CREATURE_DEFAULTS = {
  version: 0,
  saved: false,
  shiny: false,
  level: DEFAULT_LEVEL,
  ribbon: 0,
  skillLevel: 1,
  nature: DEFAULT_NATURE,
  subskills: [],
} as const;

const nameOf = ({ pokemon }: Fields): string => String(pokemon ?? '').slice(0, MAX_NICKNAME);

const withoutUndefined = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));

/** 0 for a creature without a known rating. */
function ratingOf(game: ReturnType<typeof gameOf>, creature: Fields): number {
  const checked = validateCreature(game, creature);
  return checked.ok && isKnown(game, checked.value) ? rpOf(game, buildOf(game, checked.value)) : 0;
}

/** One provider becomes several: existing sessions were with Google, by e-mail. */
const linkProviders: BundleMigration = (bundle) => {
  const { tokens, email, auth, ...user } = bundle.user;
  if (tokens === undefined && email === undefined) return bundle;
  const google = { linked: true, ...(typeof email === 'string' ? { identifier: email } : {}) };
  const linkedProviders = { google, discord: { linked: false }, patreon: { linked: false } };
  const migrated = isObject(tokens) ? { tokens, activeProvider: 'google', linkedProviders } : null;
  return { ...bundle, user: { ...user, auth: auth ?? migrated } };
};

/** Bonuses by island become part of the islands. */
const moveBonuses: BundleMigration = (bundle) => {
  const { areaBonus, ...user } = bundle.user;
  if (areaBonus === undefined) return bundle;
  const islands = isObject(user.islands) ? user.islands : {};
  const moved = Object.entries(isObject(areaBonus) ? areaBonus : {}).map(([shortName, bonus]) => {
    const island = islands[shortName];
    return [shortName, { areaBonus: bonus, ...(isObject(island) ? island : {}) }];
  });
  return { ...bundle, user: { ...user, islands: { ...islands, ...Object.fromEntries(moved) } } };
};

/** The planned week is stored in rows on the device; in a bundle it is one value, as before. */
const splitWeek: BundleMigration = (bundle) => bundle;

/** Until now, data without an edition was of the one that new players began with. */
const nameEdition: BundleMigration = (bundle) => ({ ...bundle, user: { edition: UNNAMED_EDITION, ...bundle.user } });

/** Doubts of imports were sentences; those that a message says become its code. */
const codeDoubts: BundleMigration = (bundle) => ({
  ...bundle,
  creatures: bundle.creatures.map((creature) => {
    if (!isObject(creature)) return creature;
    const { value: origin } = restore(creatureShape.fields.origin, gameOf(UNNAMED_EDITION), creature.origin);
    return origin ? { ...creature, origin: withDoubtCodes(origin) } : creature;
  }),
});

/** By the version that they lead to, from 1. */
const MIGRATIONS: readonly BundleMigration[] = [
  fillDefaults,
  linkProviders,
  moveBonuses,
  splitWeek,
  nameEdition,
  codeDoubts,
];

export function migrated<B extends Migratable>(bundle: B): B {
  const pending = MIGRATIONS.slice(Math.max(0, Math.min(bundle.storageVersion, STORAGE_VERSION)));
  const result = pending.reduce((current, migrate) => migrate(current), bundle);
  return pending.length === 0 ? bundle : { ...result, storageVersion: STORAGE_VERSION };
}
