-- Devices ask for what has changed since a version of the account. For that, everything that a page shows has a version.
alter table user_recipes add column version integer not null default 1;
alter table user_areas add column version integer not null default 1;
alter table users
  -- The change that last touched name, avatar, role or membership.
  add column account_version integer not null default 1,
  -- Below it, deletions are no longer known: such devices get everything.
  add column cursor_floor integer not null default 0;
create index creatures_version on creatures (user_id, version);
create index teams_version on teams (user_id, version);
