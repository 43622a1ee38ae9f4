// A store with rows in every table, among them what is easily lost on the way through a file.
import { randomBytes, randomUUID } from 'node:crypto';
import type { RunSql, Store } from '../src/db/connect.ts';

/** More than are read or written at a time. */
const CREATURES = 1203;

/** Line breaks of all kinds, quotes, both slashes, emoji, a byte order mark. */
const TRICKY_NAME = 'A"b\\c\u2028d\u2029e\u0085f\n\r\tg/😴\ufeff';

export async function fill({ client }: Pick<Store, 'client'>): Promise<void> {
  await client.exclusively(async (run) => {
    const users = await addUsers(run);
    const [first = 0, second = 0] = users;
    await run(
      `insert into identities (provider, subject, user_id, display) values ('google', '0012', ${first}, 'a@b.example'), ('discord', '9', ${second}, null)`,
    );
    await run(
      'insert into sessions (id, user_id, provider, refresh_hash, spent, expires_at) values ($1, $2, $3, $4, $5, $6)',
      [randomUUID(), first, 'google', Buffer.from([0, 1, 92, 120, 255]), '["x"]', new Date('2027-01-02T03:04:05.678Z')],
    );
    await run('insert into api_keys (id, user_id, hash, name, last_used_on) values ($1, $2, $3, $4, $5)', [
      randomUUID(),
      first,
      randomBytes(32),
      TRICKY_NAME,
      '2026-11-16',
    ]);
    await run(`insert into user_settings (user_id, pot_size) values (${first}, 57), (${second}, null)`);
    await run(
      `insert into player_rows values (${first}, 'log', '2026-11-16/tue/lunch', 3, '{"strength": 12.50, "dish": null}')`,
    );
    await run(`insert into deletions values (${first}, 'creature', 'gone', 4, '2026-11-16 01:02:03.000004+00')`);
    await run(`insert into user_recipes values (${first}, 'FANCY_APPLE_CURRY', 12)`);
    await run(`insert into user_areas values (${first}, 'greengrass', 60)`);
    await run(
      `insert into creatures (user_id, external_id, pokemon, name, level, ribbon, skill_level, nature, subskills, ingredients)
       select ${first}, gen_random_uuid(), 'PIKACHU', $1 || n, 1 + n % 100, n % 5, 3, 'Adamant',
              jsonb_build_array(null, 'Helping Speed M', null, null, n), '[1, 2.50, {"deep": [true, null, "\\u2028"]}]'
       from generate_series(1, ${CREATURES}) n`,
      [TRICKY_NAME],
    );
    await run(
      `insert into teams (user_id, team_index, name, favored_berries, island) values (${first}, 0, 'Week', '["ORAN"]', '{"shortName": "cyan"}')`,
    );
    await run(
      `insert into team_members (user_id, team_id, member_index, creature_id)
       select user_id, (select min(id) from teams), row_number() over (order by id) - 1, id from creatures order by id limit 5`,
    );
    await run(`insert into friendships (low_user_id, high_user_id) values (${first}, ${second})`);
    await run(
      `insert into friend_requests (sender_id, receiver_id, external_id) values (${second}, ${first}, gen_random_uuid())`,
    );
    await run('insert into news (external_id, author_id, title, content) values (gen_random_uuid(), $1, $2, $3)', [
      first,
      'News',
      `${TRICKY_NAME}\n`.repeat(3000),
    ]);
    await run(`insert into news_dismissals select ${second}, id from news`);
    await run(
      "insert into patrons (patreon_id, status, since) values ('1', 'active_patron', '2024-02-29 23:59:59.123456+02')",
    );
    await run('insert into server_secrets (name, value) values ($1, $2)', ['campaign', randomBytes(200)]);
    // A number that no double can hold.
    await run(`insert into audit_log (action, target, meta) values ('role', 'x', '{"n": 12345678901234567890.125}')`);
    const computation = randomUUID();
    // Null as a value is not the same as no value.
    await run(`insert into computations (id, kind, key, input) values ($1, 'test', 'k', 'null')`, [computation]);
    await run(
      `insert into computation_shards (computation_id, shard, result) values ($1, 'a', 'null'), ($1, 'b', null), ($1, 'c', '"text"')`,
      [computation],
    );
    await run(`insert into rate_hits values ('signIn address 1', 3, now())`);
  });
}

async function addUsers(run: RunSql): Promise<readonly number[]> {
  const rows = await run(
    `insert into users (external_id, name, friend_code, created_at)
     values (gen_random_uuid(), $1, 'AAAAAA', '2025-01-01 00:00:00.000001+00'), (gen_random_uuid(), 'Plain', 'BBBBBB', now()),
            (gen_random_uuid(), 'Gone', 'CCCCCC', now())
     returning id`,
    [TRICKY_NAME],
  );
  // The number of who left is not given to the next.
  await run("delete from users where name = 'Gone'");
  return rows.map(({ id }) => Number(id));
}

/** Every row of every table as the database writes it, without the counters that a backup leaves out. */
export async function textsOf({
  client,
}: Pick<Store, 'client'>): Promise<Readonly<Record<string, readonly unknown[]>>> {
  return client.exclusively(async (run) => {
    await run("set local timezone = 'UTC'");
    const tables = await run(
      "select table_name from information_schema.tables where table_schema = 'public' and table_name not in ('schema_migrations', 'rate_hits') order by 1",
    );
    const content: Record<string, readonly unknown[]> = {};
    for (const { table_name: name } of tables) {
      const rows = await run(`select t::text as line from "${name}" t order by 1`);
      content[String(name)] = rows.map(({ line }) => line);
    }
    return content;
  });
}
