// A player with ten teams of five, put into an empty store before the server starts.
import { randomBytes, randomUUID } from 'node:crypto';
import { gameOf, newCreature, secureRandom } from '@oversleep/game';
import { createTokens } from '../src/auth/tokens.ts';
import { openStore, type StoreOptions } from '../src/db/connect.ts';
import { migrate, migrationsIn } from '../src/db/migrate.ts';
import { creatures, identities, sessions, teamMembers, teams, users } from '../src/db/schema.ts';
import { MIGRATIONS } from '../src/places.ts';

const TEAMS = 10;
const MEMBERS = 5;

/** An access token of the player. */
export async function seedPlayer(options: StoreOptions, secret: string): Promise<string> {
  const store = await openStore(options);
  await migrate(store.client, migrationsIn(MIGRATIONS));
  const externalId = randomUUID();
  const sessionId = randomUUID();
  await store.db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ externalId, friendCode: 'BENCH1', name: 'Bench' })
      .returning({ id: users.id });
    if (!user) throw new Error('no user was made');
    const userId = user.id;
    await tx.insert(identities).values({ provider: 'discord', subject: externalId, userId });
    const expiresAt = new Date(Date.now() + 86_400_000);
    await tx
      .insert(sessions)
      .values({ id: sessionId, userId, provider: 'discord', refreshHash: randomBytes(32), expiresAt });
    const game = gameOf('2025-10');
    const species = game.species.rows;
    for (let team = 0; team < TEAMS; team += 1) {
      const [made] = await tx
        .insert(teams)
        .values({ userId, teamIndex: team, name: `Helper team ${team + 1}` })
        .returning({ id: teams.id });
      for (let member = 0; member < MEMBERS; member += 1) {
        const kind = species[(team * 17 + member * 31) % species.length];
        if (!made || !kind) throw new Error('no team was made');
        const birth = { id: randomUUID(), random: secureRandom(), randomNickname: true };
        const { gender = null, ...creature } = newCreature(game, kind, birth);
        const row = { ...creature, gender, userId, saved: true, version: 1 };
        const [stored] = await tx.insert(creatures).values(row).returning({ id: creatures.id });
        if (!stored) throw new Error('no creature was made');
        await tx.insert(teamMembers).values({ userId, teamId: made.id, memberIndex: member, creatureId: stored.id });
      }
    }
  });
  await store.close();
  const tokens = createTokens(secret, () => new Date());
  const { token } = await tokens.sign({ sessionId, externalId, role: 'default', provider: 'discord' });
  return token;
}
