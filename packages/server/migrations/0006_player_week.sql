-- The week that a player plans, with its log; null is none. Its shape is checked before every write.
alter table user_settings add column week jsonb;
