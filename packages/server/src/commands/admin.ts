// `npm run admin`: who may run the place. The first admin is made here, because nobody could make them on the web site.
import { parseConfig } from '../config.ts';
import { openStore, type Store } from '../db/connect.ts';
import { MIGRATIONS, migrate, migrationsIn } from '../db/migrate.ts';
import { describeStoreError, findDataDirProblem } from '../preflight.ts';
import { type AdminEntry, grantAdmin, listAdmins, revokeAdmin } from '../repos/roles.ts';

const USAGE = `npm run admin -- grant <friend code or id>    makes a player an admin
npm run admin -- revoke <friend code or id>   takes that role away
npm run admin -- list                         lists all admins`;

const LOCK_ADVICE =
  'While Oversleep runs on its embedded database, no other program can change it: stop it, run this command, start it again.';

const [action, player, ...rest] = process.argv.slice(2);
const isComplete = action === 'list' ? player === undefined : ['grant', 'revoke'].includes(action ?? '') && player;
if (isComplete && rest.length === 0) await withStore((store) => run(store, action ?? '', player ?? ''));
else fail(USAGE);

async function run({ db }: Store, what: string, who: string): Promise<void> {
  if (what === 'list') {
    const admins = await listAdmins(db);
    say(admins.length === 0 ? 'There is no admin yet.' : admins.map(describe).join('\n'));
    return;
  }
  const found = what === 'grant' ? await grantAdmin(db, who) : await revokeAdmin(db, who, new Date());
  if (found === undefined)
    fail(`There is no player with the friend code or id "${who}": both are shown on the profile page.`);
  else say(`${describe(found)} is ${what === 'grant' ? 'now' : 'no longer'} an admin.`);
}

async function withStore(work: (store: Store) => Promise<void>): Promise<void> {
  const parsed = parseConfig(process.env, process.cwd());
  if (!parsed.ok) return fail(parsed.problems.join('\n'));
  const { config } = parsed;
  const problem = await findDataDirProblem(config.dataDir);
  if (problem !== undefined) return fail(problem);
  let store: Store | undefined;
  try {
    store = await openStore({ ...config, maxConnections: 1 });
    await migrate(store.client, migrationsIn(MIGRATIONS));
    await work(store);
  } catch (error) {
    const advice = config.databaseUrl === undefined && isLocked(error) ? `\n${LOCK_ADVICE}` : '';
    fail(`${describeStoreError(error, config)}${advice}`);
  } finally {
    await store?.close();
  }
}

const isLocked = (error: unknown): boolean => error instanceof Error && /is in use by another/.test(error.message);

const describe = ({ name, friendCode, externalId }: AdminEntry): string => `${name} (${friendCode}, ${externalId})`;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
