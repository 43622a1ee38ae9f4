-- Who is in a team when, by ids of creatures; null where the same members are in all week.
alter table teams add column rotation jsonb;
