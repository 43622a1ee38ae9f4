import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../tools/postgres.mjs';
import { startCluster, runSql } from './test/postgres.ts';
import { openStore } from './src/db/connect.ts';
import { seedPlayer } from './bench/seed.ts';
import { teamsOf } from './src/repos/teams.ts';
import { settingsOf } from './src/repos/settings.ts';
const dir = mkdtempSync(join(tmpdir(), 'perf-'));
const cluster = await startCluster(findPostgres(process.env)!);
try {
  await runSql(cluster.url('postgres'), 'create database perf');
  const options = { databaseUrl: cluster.url('perf'), dataDir: dir };
  await seedPlayer(options, 'x'.repeat(20) + 'abcdefghijklmnop');
  const store = await openStore(options);
  const time = async (name: string, f: () => Promise<unknown>, n = 400, conc = 10) => {
    for (let i = 0; i < 50; i++) await f();
    const c0 = process.cpuUsage(); const t0 = performance.now();
    let left = n; await Promise.all(Array.from({ length: conc }, async () => { while (left-- > 0) await f(); }));
    const c = process.cpuUsage(c0); console.log(name, ((performance.now() - t0) / n).toFixed(3), 'ms wall/call', ((c.user + c.system) / 1000 / n).toFixed(3), 'ms cpu/call');
  };
  await time('teams', () => teamsOf(store.db, 1));
  await time('settings', () => settingsOf(store.db, 1));
  await time('teams', () => teamsOf(store.db, 1));
  await time('settings', () => settingsOf(store.db, 1));

  let text = ''; let params: unknown[] = [];
  const pg = (store.db as any).$client ?? (store.db as any).session.client;
  const orig = pg.query.bind(pg); pg.query = (q: any, p: any) => { text = q.text ?? q; params = p; return orig(q, p); };
  await teamsOf(store.db, 1);
  pg.query = orig;
  console.log(text, params);
  for (const sql of ['explain (analyze, costs off) ' + text]) for (let i=0;i<2;i++) console.log((await store.client.run(sql, params)).map(r => Object.values(r)[0]).join('\n'));
  await time('raw', () => orig(text, params));
  await time('raw prepared', () => orig({ text, values: params, name: 'teams' }));
  const r = (await orig(text, params)).rows[0];
  const { gameOf } = await import('@oversleep/game');
  const { teamAnswer } = await import('./src/wire/team.ts');
  await time('map', async () => Object.values(r).filter(Array.isArray)[0].map((t: any) => teamAnswer(gameOf(), t)));
  await time('parse', async () => JSON.parse(JSON.stringify(r)));
  const one = JSON.stringify(await teamsOf(store.db, 1)); console.log(one.length);
  await store.close();
} finally { await cluster.stop(); }
