-- Level of the player's Pikachu with a nightcap; null: none. How far levels go is checked before every write.
alter table user_settings add column nightcap integer check (nightcap >= 0);
