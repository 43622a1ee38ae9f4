-- How a player cooks and looks in; null is as most do. Its shape is checked before every write.
alter table user_settings add column policy jsonb;
