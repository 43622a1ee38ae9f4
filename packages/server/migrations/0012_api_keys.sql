-- Keys to the open API. Only the SHA-256 of a key is stored; one that is ended is deleted.
create table api_keys (
  id uuid primary key,
  user_id bigint not null references users on delete cascade,
  hash bytea not null unique check (octet_length(hash) = 32),
  name text check (char_length(name) between 1 and 512),
  created_at timestamptz not null default now(),
  last_used_on date
);
create index api_keys_user on api_keys (user_id);
