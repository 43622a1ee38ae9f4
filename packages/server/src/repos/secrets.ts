// Secrets that the server was given and that change over time. They come and go encrypted.
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { serverSecrets } from '../db/schema.ts';

export async function readSecret(db: Db, name: string): Promise<Uint8Array | undefined> {
  const [row] = await db.select({ value: serverSecrets.value }).from(serverSecrets).where(eq(serverSecrets.name, name));
  return row?.value;
}

export async function writeSecret(db: Db, name: string, value: Uint8Array, now: Date): Promise<void> {
  await db
    .insert(serverSecrets)
    .values({ name, value, updatedAt: now })
    .onConflictDoUpdate({ target: serverSecrets.name, set: { value, updatedAt: now } });
}
