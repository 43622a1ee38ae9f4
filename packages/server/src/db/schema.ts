// The tables as the query builder sees them. The migrations decide; a test compares both.

import type { Provider, Role } from '@oversleep/contract';
import type {
  BerryStock,
  ChosenEvent,
  Creature,
  EditionId,
  ExpertChoice,
  Fields,
  IngredientStock,
  Origin,
  PlayerPolicy,
  PlayerWeek,
  SwapPlan,
  WeekRowKind,
} from '@oversleep/game';
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const identity = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const userId = () => bigint('user_id', { mode: 'number' }).notNull();

export const users = pgTable('users', {
  id: identity(),
  externalId: uuid('external_id').notNull(),
  name: text('name').notNull().default('New user'),
  avatar: text('avatar'),
  role: text('role').$type<Role>().notNull().default('default'),
  roleSource: text('role_source').$type<'none' | 'patreon' | 'manual'>().notNull().default('none'),
  supporterSince: moment('supporter_since'),
  friendCode: text('friend_code').notNull(),
  version: integer('version').notNull().default(1),
  changes: integer('changes').notNull().default(1),
  accountVersion: integer('account_version').notNull().default(1),
  cursorFloor: integer('cursor_floor').notNull().default(0),
  lastLoginAt: moment('last_login_at').notNull().defaultNow(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const identities = pgTable(
  'identities',
  {
    provider: text('provider').$type<Provider>().notNull(),
    subject: text('subject').notNull(),
    userId: userId(),
    display: text('display'),
    linkedAt: moment('linked_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

/** A refresh token that was used a moment ago. */
export interface SpentToken {
  /** Base64url of its hash. */
  readonly hash: string;
  /** Milliseconds since 1970 until which it is still accepted. */
  readonly until: number;
}

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  userId: userId(),
  provider: text('provider').$type<Provider>().notNull(),
  refreshHash: bytea('refresh_hash').notNull(),
  spent: jsonb('spent').$type<readonly SpentToken[]>().notNull().default([]),
  rotatedAt: moment('rotated_at').notNull().defaultNow(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
  userAgent: text('user_agent'),
});

export const apiKeys = pgTable('api_keys', {
  id: uuid('id').primaryKey(),
  userId: userId(),
  hash: bytea('hash').notNull(),
  name: text('name'),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastUsedOn: date('last_used_on', { mode: 'string' }),
});

export const userSettings = pgTable('user_settings', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  edition: text('edition').$type<EditionId>().notNull().default('2025-10'),
  potSize: integer('pot_size'),
  randomizeNicknames: boolean('randomize_nicknames').notNull().default(true),
  event: jsonb('event').$type<ChosenEvent>(),
  /** Unused since weeks are stored in rows. */
  week: jsonb('week').$type<PlayerWeek>(),
  policy: jsonb('policy').$type<PlayerPolicy>(),
  nightcap: integer('nightcap'),
  version: integer('version').notNull().default(1),
});

export const playerRows = pgTable(
  'player_rows',
  {
    userId: userId(),
    kind: text('kind').$type<WeekRowKind>().notNull(),
    key: text('key').notNull(),
    version: integer('version').notNull(),
    data: jsonb('data').$type<Fields>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.key] })],
);

export const deletions = pgTable(
  'deletions',
  {
    userId: userId(),
    kind: text('kind').$type<WeekRowKind | 'creature' | 'team'>().notNull(),
    key: text('key').notNull(),
    version: integer('version').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.key] })],
);

export const userRecipes = pgTable(
  'user_recipes',
  {
    userId: userId(),
    recipe: text('recipe').notNull(),
    level: integer('level').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.userId, table.recipe] })],
);

export const userAreas = pgTable(
  'user_areas',
  {
    userId: userId(),
    area: text('area').notNull(),
    bonus: integer('bonus').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.userId, table.area] })],
);

export const creatures = pgTable('creatures', {
  id: identity(),
  userId: userId(),
  externalId: uuid('external_id').notNull(),
  version: integer('version').notNull().default(1),
  saved: boolean('saved').notNull().default(false),
  shiny: boolean('shiny').notNull().default(false),
  gender: text('gender').$type<'male' | 'female'>(),
  pokemon: text('pokemon').notNull(),
  name: text('name').notNull(),
  level: integer('level').notNull(),
  ribbon: integer('ribbon').$type<Creature['ribbon']>().notNull(),
  skillLevel: integer('skill_level').notNull(),
  chosenSkill: text('chosen_skill'),
  nature: text('nature').notNull(),
  mint: boolean('mint').notNull().default(false),
  subskills: jsonb('subskills').$type<Creature['subskills']>().notNull(),
  ingredients: jsonb('ingredients').$type<Creature['ingredients']>().notNull(),
  favourite: boolean('favourite').notNull().default(false),
  tags: jsonb('tags').$type<readonly string[]>().notNull().default([]),
  note: text('note'),
  origin: jsonb('origin').$type<Origin>(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** The island of a team; its bonus is the player's own. */
export interface StoredIsland {
  readonly shortName: string;
  readonly expert?: ExpertChoice;
}

export const teams = pgTable('teams', {
  id: identity(),
  userId: userId(),
  teamIndex: integer('team_index').notNull(),
  version: integer('version').notNull().default(1),
  name: text('name').notNull(),
  camp: boolean('camp').notNull().default(false),
  bedtime: text('bedtime').notNull().default('21:30'),
  wakeup: text('wakeup').notNull().default('06:00'),
  recipeType: text('recipe_type').$type<'curry' | 'salad' | 'dessert'>().notNull().default('curry'),
  favoredBerries: jsonb('favored_berries').$type<readonly string[]>(),
  stockpiledBerries: jsonb('stockpiled_berries').$type<readonly BerryStock[]>(),
  stockpiledIngredients: jsonb('stockpiled_ingredients').$type<readonly IngredientStock[]>(),
  island: jsonb('island').$type<StoredIsland>(),
  rotation: jsonb('rotation').$type<SwapPlan>(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const teamMembers = pgTable(
  'team_members',
  {
    userId: userId(),
    teamId: bigint('team_id', { mode: 'number' }).notNull(),
    memberIndex: integer('member_index').notNull(),
    creatureId: bigint('creature_id', { mode: 'number' }).notNull(),
    sneakySnacking: boolean('sneaky_snacking').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.memberIndex] })],
);

export const friendships = pgTable(
  'friendships',
  {
    lowUserId: bigint('low_user_id', { mode: 'number' }).notNull(),
    highUserId: bigint('high_user_id', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.lowUserId, table.highUserId] })],
);

export const friendRequests = pgTable(
  'friend_requests',
  {
    senderId: bigint('sender_id', { mode: 'number' }).notNull(),
    receiverId: bigint('receiver_id', { mode: 'number' }).notNull(),
    externalId: uuid('external_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.senderId, table.receiverId] })],
);

export const news = pgTable('news', {
  id: identity(),
  externalId: uuid('external_id').notNull(),
  authorId: bigint('author_id', { mode: 'number' }),
  title: text('title').notNull(),
  content: text('content').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  withdrawnAt: moment('withdrawn_at'),
});

export const newsDismissals = pgTable(
  'news_dismissals',
  { userId: userId(), newsId: bigint('news_id', { mode: 'number' }).notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.newsId] })],
);

export const patrons = pgTable('patrons', {
  patreonId: text('patreon_id').primaryKey(),
  status: text('status').notNull(),
  since: moment('since'),
});

export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: bytea('value').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const auditLog = pgTable('audit_log', {
  id: identity(),
  at: moment('at').notNull().defaultNow(),
  actor: uuid('actor'),
  action: text('action').notNull(),
  target: text('target').notNull(),
  meta: jsonb('meta').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
});

export const computations = pgTable('computations', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  key: text('key').notNull(),
  input: jsonb('input').$type<unknown>().notNull(),
  status: text('status').$type<'running' | 'finished' | 'failed'>().notNull().default('running'),
  result: jsonb('result').$type<unknown>(),
  startedAt: moment('started_at').notNull().defaultNow(),
  finishedAt: moment('finished_at'),
});

export const computationShards = pgTable(
  'computation_shards',
  {
    computationId: uuid('computation_id').notNull(),
    shard: text('shard').notNull(),
    status: text('status').$type<'waiting' | 'done' | 'failed'>().notNull().default('waiting'),
    result: jsonb('result').$type<unknown>(),
    milliseconds: integer('milliseconds'),
    worker: text('worker'),
  },
  (table) => [primaryKey({ columns: [table.computationId, table.shard] })],
);

export const rateHits = pgTable('rate_hits', {
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  endsAt: moment('ends_at').notNull(),
});
