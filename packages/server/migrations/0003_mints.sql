-- What a creature got with newer versions of the game: a White Mint, and the skill that a player chooses for one that can be several.
alter table creatures
  add column mint boolean not null default false,
  add column chosen_skill text check (char_length(chosen_skill) between 1 and 64);
