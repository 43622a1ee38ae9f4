// A player's account, settings, recipes, areas and whole data.
import {
  areaBonusShape,
  type Fields,
  MAX_SAVED_CREATURES,
  MAX_TEAMS,
  recipeLevelShape,
  recipeLevelsShape,
  record,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type Shape as Shaped,
  type SyncedSettings,
  TEAM_SIZE,
  WEEK_ROW_KINDS,
} from '@oversleep/game';
import { type Static, type TUnsafe, Type } from 'typebox';
import { ApiKey } from './api-keys.ts';
import { PlayerWeek, RowName, SentRow } from './player-week.ts';
import { Problem } from './problem.ts';
import { type BodyOf, type RouteContract, Shape } from './route.ts';
import { schemaOf } from './schema-of.ts';
import {
  CreatureAnswer,
  CreatureWrite,
  FriendCode,
  GameName,
  Moment,
  RecipeName,
  Role,
  Uuid,
  Version,
} from './shapes.ts';
import { TeamAnswer, TeamUpload } from './team.ts';

// The wire allows what any edition allows; the server then asks the player's own edition.
const AreaBonus = schemaOf(areaBonusShape);
const RecipeLevel = schemaOf(recipeLevelShape);
const AreaBonuses = schemaOf(record(areaBonusShape, undefined, { most: 200 }));
export const RecipeLevels = schemaOf(recipeLevelsShape);

/** Of the settings that are kept one by one, each by its row. */
const settingFields = Object.fromEntries(
  SETTING_NAMES.map((name) => {
    const { shape, about } = SETTINGS[name];
    return [name, schemaOf<Shaped<unknown>>(shape, { ...(about !== undefined && { description: about }) })];
  }),
) as { readonly [Name in SettingName]: TUnsafe<SyncedSettings[Name]> };

export const UserAnswer = Shape({
  name: Type.String(),
  external_id: Uuid,
  role: Role,
  avatar: Type.Optional(Type.String()),
  friend_code: FriendCode,
  version: Version,
  created_at: Moment,
});

export const UserSettings = Shape({
  name: Type.String(),
  avatar: Type.String(),
  role: Role,
  areaBonuses: AreaBonuses,
  ...settingFields,
  supporterSince: Type.Union([Type.String(), Type.Null()]),
  week: PlayerWeek,
  version: Version,
});

const writtenFields = Type.Partial(Shape({ ...settingFields, week: PlayerWeek, version: Version })).properties;
const SettingsWrite = Shape(writtenFields);

const Ignored = Type.Optional(
  Type.Unknown({ description: 'Not changed here; ignored, so that what was read can be sent back.' }),
);

/** As it was read, with whatever was changed in it. */
const SettingsBody = Shape({
  ...writtenFields,
  name: Ignored,
  avatar: Ignored,
  role: Ignored,
  areaBonuses: Ignored,
  supporterSince: Ignored,
});

/**
 * Everything that a player owns, as it is stored and not cut to an edition. With a `mode` added it can be sent to the import
 * as it is.
 */
export const UserExport = Shape({
  format: Type.Literal('oversleep-user'),
  exportedAt: Moment,
  user: UserAnswer,
  settings: UserSettings,
  areas: AreaBonuses,
  recipes: RecipeLevels,
  creatures: Type.Array(CreatureAnswer, { description: 'Saved ones and members of teams.' }),
  teams: Type.Array(TeamAnswer),
  apiKeys: Type.Array(ApiKey, { description: 'Without their text, which is not stored.' }),
});

/** Versions in it are not looked at. What only another edition allows is taken too. */
const UserImport = Shape({
  mode: Type.Enum(['merge', 'replace'], {
    description:
      'merge: what is sent wins over what has the same id, index or name; replace: nothing else stays, settings, areas and recipes included.',
  }),
  settings: Type.Optional(SettingsWrite),
  areas: Type.Optional(AreaBonuses),
  recipes: Type.Optional(RecipeLevels),
  creatures: Type.Array(CreatureWrite, { maxItems: MAX_SAVED_CREATURES + MAX_TEAMS * TEAM_SIZE }),
  teams: Type.Array(TeamUpload, { maxItems: MAX_TEAMS }),
});

const Account = Shape({
  name: Type.String(),
  avatar: Type.String(),
  role: Role,
  supporterSince: Type.Union([Type.String(), Type.Null()]),
});

export type UserAnswer = Static<typeof UserAnswer>;
export type UserSettings = Static<typeof UserSettings>;
export type UserExport = Static<typeof UserExport>;
export type UserImport = Static<typeof UserImport>;
export type UserPatch = BodyOf<typeof userRoutes.patchUser>;
export type SettingsWrite = Static<typeof SettingsWrite>;

/** How many creatures or rows one write may name. */
const MAX_AT_ONCE = 200;

export const userRoutes = {
  user: { method: 'GET', path: '/api/user', summary: 'The account.', access: 'user', answer: UserAnswer },
  patchUser: {
    method: 'PATCH',
    path: '/api/user',
    summary: 'Changes name, avatar or (supporters) friend code.',
    access: 'user',
    versioned: true,
    body: Shape({
      name: Type.Optional(Type.String({ minLength: 1, maxLength: 512, description: '1 to 36 characters.' })),
      avatar: Type.Optional(Type.Union([Type.String({ minLength: 1, maxLength: 64 }), Type.Null()])),
      friend_code: Type.Optional(FriendCode),
    }),
    answer: UserAnswer,
  },
  deleteUser: {
    method: 'DELETE',
    path: '/api/user',
    summary:
      'Deletes the account with everything in it. Needs a sign-in of the last ten minutes (403 SIGN_IN_AGAIN); the last admin stays (409 LAST_ADMIN).',
    access: 'user',
  },
  settings: {
    method: 'GET',
    path: '/api/user/settings',
    summary: 'Settings.',
    access: 'user',
    answer: UserSettings,
  },
  putSettings: {
    method: 'PUT',
    path: '/api/user/settings',
    summary: 'Changes the settings that are sent.',
    access: 'user',
    versioned: true,
    body: SettingsBody,
  },
  changes: {
    method: 'GET',
    path: '/api/user/changes',
    summary:
      'What has changed since a version of the account, or everything (whole). With the last etag in If-None-Match: 304 if that is nothing; without it, everything.',
    access: 'user',
    query: Shape({ since: Version }),
    answer: Shape({
      version: Version,
      whole: Type.Boolean({ description: 'What is not in it is not there any more.' }),
      account: Type.Optional(Account),
      settings: Type.Optional(Shape(settingFields)),
      recipes: RecipeLevels,
      areas: AreaBonuses,
      teams: Type.Array(TeamAnswer),
      creatures: Type.Array(CreatureAnswer, { description: 'Saved ones and members of teams.' }),
      rows: Type.Array(Shape({ ...RowName.properties, version: Version, data: Type.Unsafe<Fields>(Type.Unknown()) })),
      deleted: Type.Array(Shape({ kind: Type.Enum([...WEEK_ROW_KINDS, 'creature', 'team']), key: Type.String() })),
    }),
  },
  putRows: {
    method: 'PUT',
    path: '/api/user/rows',
    summary:
      'Stores and deletes pieces of the planned weeks: plans, log entries, forecasts. Each that names a version is checked on its own; those that are refused leave the others alone.',
    access: 'user',
    body: Shape({
      rows: Type.Array(SentRow, { maxItems: MAX_AT_ONCE }),
      deleted: Type.Array(RowName, { maxItems: MAX_AT_ONCE, description: 'Those that are not there are passed over.' }),
    }),
    answer: Shape({
      stored: Type.Array(Shape({ ...RowName.properties, version: Version })),
      refused: Type.Array(Shape({ ...RowName.properties, problem: Problem })),
    }),
  },
  creatures: {
    method: 'GET',
    path: '/api/user/pokemon',
    summary: 'The Pokébox: creatures that are saved.',
    access: 'user',
    answer: Type.Array(CreatureAnswer),
  },
  putCreature: {
    method: 'PUT',
    path: '/api/user/pokemon',
    summary: 'Stores a creature; one that is neither saved nor in a team is dropped.',
    access: 'user',
    versioned: true,
    unknownFields: 'strip',
    body: CreatureWrite,
  },
  deleteCreature: {
    method: 'DELETE',
    path: '/api/user/pokemon/:externalId',
    summary: 'Deletes a creature, also from its teams.',
    access: 'user',
    params: Shape({ externalId: Uuid }),
  },
  putCreatures: {
    method: 'PUT',
    path: '/api/user/pokemons',
    summary:
      'Stores and deletes many creatures at once. Each that names a version (not 0) is checked on its own; those that are refused leave the others alone.',
    access: 'user',
    limit: 'bulk',
    unknownFields: 'strip',
    bodyLimit: 2 * 1024 * 1024,
    body: Shape({
      creatures: Type.Array(CreatureWrite, { maxItems: MAX_AT_ONCE }),
      deleted: Type.Array(Uuid, {
        maxItems: MAX_AT_ONCE,
        description: 'Also from their teams. Those that are not there are passed over.',
      }),
    }),
    answer: Shape({
      stored: Type.Array(Shape({ externalId: Uuid, version: Version }), {
        description: 'Version 0: dropped, as it is neither saved nor in a team.',
      }),
      refused: Type.Array(Shape({ externalId: Uuid, problem: Problem })),
    }),
  },
  recipes: {
    method: 'GET',
    path: '/api/user/recipe',
    summary: 'Recipe levels by name, as far as the player has set them.',
    access: 'user',
    answer: RecipeLevels,
  },
  putRecipe: {
    method: 'PUT',
    path: '/api/user/recipe',
    summary: 'Sets the level of a recipe.',
    access: 'user',
    body: Shape({ recipe: RecipeName, level: RecipeLevel }),
  },
  putRecipes: {
    method: 'PUT',
    path: '/api/user/recipes',
    summary: 'Sets the levels of several recipes at once, all or nothing.',
    access: 'user',
    body: RecipeLevels,
  },
  areas: {
    method: 'GET',
    path: '/api/user/area',
    summary: 'Area bonus by island.',
    access: 'user',
    answer: AreaBonuses,
  },
  putArea: {
    method: 'PUT',
    path: '/api/user/area',
    summary: 'Sets the bonus of an island.',
    access: 'user',
    body: Shape({ area: GameName, bonus: AreaBonus }),
  },
  exportUser: {
    method: 'GET',
    path: '/api/user/export',
    summary: 'Everything that is stored of the player.',
    access: 'user',
    limit: 'bulk',
    answer: UserExport,
  },
  importUser: {
    method: 'POST',
    path: '/api/user/import',
    summary: 'Takes over teams, creatures and settings in one step, all or nothing.',
    access: 'user',
    limit: 'bulk',
    unknownFields: 'strip',
    bodyLimit: 8 * 1024 * 1024,
    body: UserImport,
    answer: Shape({ teams: Type.Array(TeamAnswer), creatures: Type.Array(CreatureAnswer) }),
  },
} as const satisfies Record<string, RouteContract>;
