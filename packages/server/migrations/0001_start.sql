-- The first shape of the store. Bounds that differ between editions of the game are checked against their union here and
-- against the player's own edition before a write.

create table users (
  id bigint generated always as identity primary key,
  external_id uuid not null unique,
  -- At most 36 characters as people count them; an emoji takes up to a dozen of the database's.
  name text not null default 'New user' check (char_length(name) between 1 and 512),
  avatar text check (char_length(avatar) between 1 and 64),
  role text not null default 'default' check (role in ('admin', 'supporter', 'default')),
  -- A role by hand is never touched by the membership platform.
  role_source text not null default 'none' check (role_source in ('none', 'patreon', 'manual')),
  supporter_since timestamptz,
  friend_code text not null unique check (friend_code ~ '^[A-Z0-9]{6}$'),
  version integer not null default 1,
  -- Numbers the changes of the player's data. A row's version is the change that wrote it, so no version ever comes back.
  changes integer not null default 1,
  last_login_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (role_source <> 'none' or role = 'default')
);

create table identities (
  provider text not null check (provider in ('google', 'discord', 'patreon')),
  subject text not null check (char_length(subject) between 1 and 255),
  user_id bigint not null references users on delete cascade,
  display text check (char_length(display) <= 320),
  linked_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (provider, subject),
  unique (user_id, provider)
);

-- One sign-in each. Refresh tokens are kept as hashes only; one that was used is accepted for a moment more, because tabs ask at
-- the same time, and later ends the session, because somebody has a copy.
create table sessions (
  id uuid primary key,
  user_id bigint not null references users on delete cascade,
  provider text not null check (provider in ('google', 'discord', 'patreon')),
  refresh_hash bytea not null unique,
  spent jsonb not null default '[]' check (jsonb_typeof(spent) = 'array'),
  rotated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text check (char_length(user_agent) <= 256)
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table user_settings (
  user_id bigint primary key references users on delete cascade,
  edition text not null default '2025-10' check (edition in ('2025-10', '2026-08')),
  -- Null until the player has set one.
  pot_size integer check (pot_size between 15 and 81),
  randomize_nicknames boolean not null default true,
  version integer not null default 1
);

create table user_recipes (
  user_id bigint not null references users on delete cascade,
  recipe text not null check (char_length(recipe) between 1 and 64),
  level integer not null check (level between 0 and 70),
  primary key (user_id, recipe)
);

create table user_areas (
  user_id bigint not null references users on delete cascade,
  area text not null check (char_length(area) between 1 and 64),
  bonus integer not null check (bonus between 0 and 85),
  primary key (user_id, area)
);

-- Subskills by slot (first to fifth), so that a creature is valid in every edition.
create table creatures (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  external_id uuid not null,
  version integer not null default 1,
  saved boolean not null default false,
  shiny boolean not null default false,
  gender text check (gender in ('male', 'female')),
  pokemon text not null check (char_length(pokemon) between 1 and 64),
  name text not null check (char_length(name) between 1 and 144),
  level integer not null check (level between 1 and 100),
  ribbon integer not null check (ribbon between 0 and 4),
  skill_level integer not null check (skill_level between 1 and 100),
  nature text not null check (char_length(nature) between 1 and 64),
  subskills jsonb not null check (jsonb_typeof(subskills) = 'array' and jsonb_array_length(subskills) = 5),
  ingredients jsonb not null check (jsonb_typeof(ingredients) = 'array' and jsonb_array_length(ingredients) = 3),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, external_id),
  -- Lets a member point at a creature of the same player only.
  unique (user_id, id)
);

create table teams (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  team_index integer not null check (team_index between 0 and 9),
  version integer not null default 1,
  name text not null check (char_length(name) between 1 and 288),
  camp boolean not null default false,
  bedtime text not null default '21:30' check (bedtime ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  wakeup text not null default '06:00' check (wakeup ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  recipe_type text not null default 'curry' check (recipe_type in ('curry', 'salad', 'dessert')),
  favored_berries jsonb check (jsonb_typeof(favored_berries) = 'array'),
  stockpiled_berries jsonb check (jsonb_typeof(stockpiled_berries) = 'array'),
  stockpiled_ingredients jsonb check (jsonb_typeof(stockpiled_ingredients) = 'array'),
  island jsonb check (jsonb_typeof(island) = 'object'),
  updated_at timestamptz not null default now(),
  unique (user_id, team_index),
  unique (user_id, id)
);

create table team_members (
  user_id bigint not null,
  team_id bigint not null,
  member_index integer not null check (member_index between 0 and 4),
  creature_id bigint not null,
  sneaky_snacking boolean not null default false,
  primary key (team_id, member_index),
  foreign key (user_id, team_id) references teams (user_id, id) on delete cascade,
  foreign key (user_id, creature_id) references creatures (user_id, id) on delete cascade
);
create index team_members_creature on team_members (creature_id);

create table friendships (
  low_user_id bigint not null references users on delete cascade,
  high_user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (low_user_id, high_user_id),
  check (low_user_id < high_user_id)
);
create index friendships_high on friendships (high_user_id);

create table friend_requests (
  sender_id bigint not null references users on delete cascade,
  receiver_id bigint not null references users on delete cascade,
  external_id uuid not null unique,
  created_at timestamptz not null default now(),
  primary key (sender_id, receiver_id),
  check (sender_id <> receiver_id)
);
create index friend_requests_receiver on friend_requests (receiver_id);

create table news (
  id bigint generated always as identity primary key,
  external_id uuid not null unique,
  author_id bigint references users on delete set null,
  title text not null check (char_length(title) between 1 and 255),
  content text not null check (char_length(content) between 1 and 100000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  withdrawn_at timestamptz
);

create table news_dismissals (
  user_id bigint not null references users on delete cascade,
  news_id bigint not null references news on delete cascade,
  primary key (user_id, news_id)
);

-- Members of the membership campaign, replaced as a whole by each sync.
create table patrons (
  patreon_id text primary key,
  status text not null,
  since timestamptz
);

-- Secrets that the server itself was given and that change over time, encrypted.
create table server_secrets (
  name text primary key,
  value bytea not null,
  updated_at timestamptz not null default now()
);

-- No reference to users: the log outlives the accounts in it.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor uuid,
  action text not null,
  target text not null,
  meta jsonb not null default '{}'
);

-- Long computations in shards. A shard is written once, whoever computes it, however often.
create table computations (
  id uuid primary key,
  kind text not null,
  key text not null,
  input jsonb not null,
  status text not null default 'running' check (status in ('running', 'finished', 'failed')),
  result jsonb,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (kind, key)
);

create table computation_shards (
  computation_id uuid not null references computations on delete cascade,
  shard text not null,
  status text not null default 'waiting' check (status in ('waiting', 'done', 'failed')),
  result jsonb,
  milliseconds integer,
  worker text,
  primary key (computation_id, shard)
);
create index computation_shards_open on computation_shards (computation_id) where status = 'waiting';

-- Counters of rate limits that all web processes share. Losing them in a crash is harmless.
create unlogged table rate_hits (
  key text primary key,
  hits integer not null,
  ends_at timestamptz not null
);
