// What goes wrong in a run of `npm run bench -- chaos`, one thing after the other, with some calm in between.
import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../postgres.ts';
import type { ChaosServer } from './server.ts';
import type { Tally } from './tally.ts';

interface Fault {
  readonly name: string;
  readonly happen: () => Promise<unknown>;
}

const HOUR_MS = 3_600_000;
const CALM_MS = 4000;
const OUTAGE_MS = 3000;
/** Shorter, and longer, than the server waits for a statement. */
const FREEZES_MS = [3000, 15_000];
const FULL_MS = 8000;
const CLOCK_MS = 6000;

/** Round after round until the time is over; what has begun is ended, so that everything runs afterwards. */
export async function runFaults(faults: readonly Fault[], tally: Tally, until: AbortSignal): Promise<void> {
  for (let round = 0; !until.aborted; round += 1) {
    const fault = faults[round % faults.length];
    await sleep(CALM_MS, undefined, { signal: until }).catch(() => {});
    if (fault === undefined || until.aborted) return;
    tally.fault(fault.name);
    await fault.happen();
  }
}

export function databaseFaults(cluster: Cluster, servers: readonly ChaosServer[], filler: string | undefined) {
  const stopped = (mode: 'fast' | 'immediate', meanwhile?: () => Promise<unknown>) => async () => {
    await cluster.halt(mode);
    await meanwhile?.();
    await sleep(OUTAGE_MS);
    await cluster.start();
  };
  const frozen = (ms: number) => async () => {
    cluster.freeze();
    await sleep(ms);
    cluster.thaw();
  };
  const [first, second] = servers;
  const faults: Fault[] = [
    { name: 'database stopped (fast)', happen: stopped('fast') },
    { name: 'database stopped (immediate)', happen: stopped('immediate') },
    ...FREEZES_MS.map((ms) => ({ name: `database frozen for ${ms / 1000} s`, happen: frozen(ms) })),
    ...(filler === undefined ? [] : [{ name: 'disk full', happen: () => fullDisk(cluster, filler) }]),
    ...servers.flatMap(serverFaults),
  ];
  if (first && second)
    faults.push({
      name: 'server killed and started while the database is stopped',
      happen: stopped('immediate', async () => {
        await second.kill();
        second.start();
      }),
    });
  return faults;
}

export function serverFaults(server: ChaosServer): readonly Fault[] {
  const jump = (hours: number) => async () => {
    server.setClock(hours * HOUR_MS);
    await sleep(CLOCK_MS);
    server.setClock(0);
  };
  return [
    {
      name: 'server killed (-9)',
      happen: async () => {
        await server.kill();
        server.start();
        // Else a slow machine would kill it again before it was ever used.
        await server.untilReady();
      },
    },
    { name: 'clock two hours ahead and back', happen: jump(2) },
    { name: 'clock a day behind and back', happen: jump(-24) },
  ];
}

/** To the last block; a database that could not bear it is started again, as its keeper would. */
async function fullDisk(cluster: Cluster, filler: string): Promise<void> {
  for (const size of [1 << 20, 4096]) {
    try {
      for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // Full.
    }
  }
  await sleep(FULL_MS);
  rmSync(filler, { force: true });
  await sleep(1000);
  if (!cluster.isRunning()) await cluster.start();
}
