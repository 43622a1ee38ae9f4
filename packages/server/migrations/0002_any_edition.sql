-- A new edition of the game needs no new shape of the store: which editions there are and how far their limits go is the
-- game's to say, and is checked before every write. The store guards against nonsense only.
alter table user_settings
  drop constraint user_settings_edition_check,
  add constraint user_settings_edition_check check (edition ~ '^[0-9]{4}-[0-9]{2}$'),
  drop constraint user_settings_pot_size_check,
  add constraint user_settings_pot_size_check check (pot_size between 1 and 1000);
alter table user_recipes
  drop constraint user_recipes_level_check,
  add constraint user_recipes_level_check check (level between 0 and 1000);
alter table user_areas
  drop constraint user_areas_bonus_check,
  add constraint user_areas_bonus_check check (bonus between 0 and 1000);
