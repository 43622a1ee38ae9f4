// `npm run admin`: lists and changes admins. The first admin is made here, because only admins can do it on the web site.
import type { Db, Store } from '../db/connect.ts';
import { migrate, migrationsIn } from '../db/migrate.ts';
import { MIGRATIONS } from '../places.ts';
import { type AdminEntry, grantAdmin, listAdmins, revokeAdmin } from '../repos/roles.ts';
import { complain, withStore } from './store.ts';

const USAGE = `Usage: npm run admin -- grant <friend code or id>    makes a player an admin
       npm run admin -- revoke <friend code or id>   takes that role away
       npm run admin -- list                         lists all admins`;

const work = workOf(process.argv.slice(2));
process.exitCode =
  work === undefined ? complain(USAGE) : await withStore((store) => run(store, work), { mustExist: true });

/** Returns the sentence to show. */
type Work = (db: Db) => Promise<string>;

function workOf([action, player, ...rest]: readonly string[]): Work | undefined {
  if (rest.length > 0) return undefined;
  if (action === 'list' && player === undefined) return list;
  if (player === undefined) return undefined;
  if (action === 'grant') return async (db) => `${describe(await grantAdmin(db, player), player)} is now an admin.`;
  if (action === 'revoke')
    return async (db) => `${describe(await revokeAdmin(db, player, new Date()), player)} is no longer an admin.`;
  return undefined;
}

async function run({ client, db }: Store, work: Work): Promise<string> {
  await migrate(client, migrationsIn(MIGRATIONS));
  return work(db);
}

async function list(db: Db): Promise<string> {
  const admins = await listAdmins(db);
  return admins.length === 0 ? 'There is no admin yet.' : admins.map((admin) => describe(admin)).join('\n');
}

function describe(found: AdminEntry | undefined, player?: string): string {
  if (found === undefined)
    throw new Error(`There is no player with the friend code or id "${player}": both are shown on the profile page.`);
  return `${found.name} (${found.friendCode}, ${found.externalId})`;
}
