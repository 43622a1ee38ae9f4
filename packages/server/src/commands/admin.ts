// `npm run admin`: who may run the place. The first admin is made here, because nobody could make them on the web site.
import { type Config, type Environment, parseConfig } from '../config.ts';
import { openStore, type Store } from '../db/connect.ts';
import { MIGRATIONS, migrate, migrationsIn } from '../db/migrate.ts';
import { describeStoreError, findDataDirProblem } from '../preflight.ts';
import { type AdminEntry, grantAdmin, listAdmins, revokeAdmin } from '../repos/roles.ts';

/** What is said to the person, and whether it went well. */
export interface Outcome {
  readonly ok: boolean;
  readonly text: string;
}

const USAGE = `npm run admin -- grant <friend code or id>    makes a player an admin
npm run admin -- revoke <friend code or id>   takes that role away
npm run admin -- list                         lists all admins`;

const LOCK_ADVICE =
  'While Oversleep runs on its embedded database, no other program can change it: stop it, run this command, start it again.';

export async function adminCommand(args: readonly string[], env: Environment, cwd: string): Promise<Outcome> {
  const work = workOf(args);
  if (work === undefined) return failed(USAGE);
  const parsed = parseConfig(env, cwd);
  if (!parsed.ok) return failed(parsed.problems.join('\n'));
  const store = await openMigrated(parsed.config);
  if (typeof store === 'string') return failed(store);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function workOf([action, player, ...rest]: readonly string[]): ((store: Store) => Promise<Outcome>) | undefined {
  if (rest.length > 0) return undefined;
  if (action === 'list' && player === undefined) return list;
  if (player === undefined) return undefined;
  if (action === 'grant') return async ({ db }) => changed(await grantAdmin(db, player), player, 'now');
  if (action === 'revoke')
    return async ({ db }) => changed(await revokeAdmin(db, player, new Date()), player, 'no longer');
  return undefined;
}

async function list({ db }: Store): Promise<Outcome> {
  const admins = await listAdmins(db);
  return done(admins.length === 0 ? 'There is no admin yet.' : admins.map(describe).join('\n'));
}

function changed(found: AdminEntry | undefined, player: string, how: 'now' | 'no longer'): Outcome {
  return found === undefined
    ? failed(`There is no player with the friend code or id "${player}": both are shown on the profile page.`)
    : done(`${describe(found)} is ${how} an admin.`);
}

/** The store as the server would open it, or a sentence that says why it cannot be opened. */
async function openMigrated(config: Config): Promise<Store | string> {
  const problem = await findDataDirProblem(config.dataDir);
  if (problem !== undefined) return problem;
  let store: Store | undefined;
  try {
    store = await openStore({ ...config, maxConnections: 1 });
    await migrate(store.client, migrationsIn(MIGRATIONS));
    return store;
  } catch (error) {
    await store?.close();
    const sentence = describeStoreError(error, config);
    return /is in use by another/.test(sentence) ? `${sentence}\n${LOCK_ADVICE}` : sentence;
  }
}

const describe = ({ name, friendCode, externalId }: AdminEntry): string => `${name} (${friendCode}, ${externalId})`;

const done = (text: string): Outcome => ({ ok: true, text });

const failed = (text: string): Outcome => ({ ok: false, text });
