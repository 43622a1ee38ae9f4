-- What a player keeps with a creature besides its figures. The shapes of tags and origin are checked before every write.
alter table creatures
  add column favourite boolean not null default false,
  add column tags jsonb not null default '[]',
  add column note text check (char_length(note) between 1 and 1000),
  add column origin jsonb;
