-- What a player keeps in small pieces, a row each, so that two devices do not overwrite each other: the plan of each week,
-- log entries, forecasts, settings. The key says what a row is about (week 2026-10-05, log 2026-10-05/tue/lunch,
-- forecast 2026-10-05/tue/12:04), so every device arrives at the same one.
create table player_rows (
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('week', 'log', 'forecast', 'setting')),
  key text not null check (char_length(key) between 1 and 64),
  version integer not null,
  data jsonb not null,
  primary key (user_id, kind, key)
);
create index player_rows_version on player_rows (user_id, version);

-- What was deleted, for devices that still have it. Swept after half a year.
create table deletions (
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('week', 'log', 'forecast', 'setting', 'creature', 'team')),
  key text not null check (char_length(key) between 1 and 64),
  version integer not null,
  at timestamptz not null default now(),
  primary key (user_id, kind, key)
);
create index deletions_version on deletions (user_id, version);

-- The planned week was one value that the last device to save replaced. The column stays as it was for one release.
insert into player_rows (user_id, kind, key, version, data)
select user_id, 'week', week ->> 'monday', version, jsonb_build_object(
  'island', week -> 'island', 'end', null, 'plan', week - array['monday', 'island', 'log', 'forecasts', 'past'])
from user_settings where jsonb_typeof(week) = 'object';

insert into player_rows (user_id, kind, key, version, data)
select s.user_id, 'week', past.week ->> 'monday', s.version, jsonb_build_object(
  'island', past.week -> 'island', 'end', past.week -> 'strength', 'plan', null)
from user_settings s cross join lateral jsonb_array_elements(s.week -> 'past') with ordinality as past (week, place)
where jsonb_typeof(s.week) = 'object'
order by past.place
on conflict do nothing;

-- Of two entries of one meal the later stays.
insert into player_rows (user_id, kind, key, version, data)
select distinct on (s.user_id, entry.key) s.user_id, 'log', entry.key, s.version, entry.data
from user_settings s cross join lateral (
  select log.data, log.place, concat_ws('/', s.week ->> 'monday', log.data ->> 'day',
    coalesce(log.data ->> 'meal', log.data ->> 'time')) as key
  from jsonb_array_elements(s.week -> 'log') with ordinality as log (data, place)
) as entry
where jsonb_typeof(s.week) = 'object'
order by s.user_id, entry.key, entry.place desc;

-- Of two forecasts of one moment the first stays.
insert into player_rows (user_id, kind, key, version, data)
select distinct on (s.user_id, made.key) s.user_id, 'forecast', made.key, s.version, made.data
from user_settings s cross join lateral (
  select forecast.data, forecast.place, concat_ws('/', week.monday, forecast.data ->> 'day', forecast.data ->> 'time') as key
  from (
    select s.week ->> 'monday' as monday, s.week -> 'forecasts' as forecasts
    union all
    select past ->> 'monday', past -> 'forecasts' from jsonb_array_elements(s.week -> 'past') as past
  ) as week cross join lateral jsonb_array_elements(week.forecasts) with ordinality as forecast (data, place)
) as made
where jsonb_typeof(s.week) = 'object'
order by s.user_id, made.key, made.place;
