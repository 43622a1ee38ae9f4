-- Accounts without settings follow the newest edition from now on. Those that exist already play the edition that was the default
-- until now, and keep it.
insert into user_settings (user_id, edition)
  select id, '2025-10' from users
  on conflict (user_id) do nothing;
