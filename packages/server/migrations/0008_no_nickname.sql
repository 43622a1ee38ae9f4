-- A Pokémon may have no nickname: it is then shown by its species.
alter table creatures drop constraint creatures_name_check;
alter table creatures add constraint creatures_name_check check (char_length(name) <= 144);
