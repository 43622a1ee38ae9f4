-- The event that a player calculates with; null is none. Its shape is checked before every write.
alter table user_settings add column event jsonb;
