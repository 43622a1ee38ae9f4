// A lock that ends with its process and that no other process can take, whatever the file beside the folder says.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let place = '';
let folder = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'oversleep-lock-'));
  folder = join(place, 'pg');
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const lockedBy = (pid: number | undefined) =>
  `The data in ${folder} is in use by another Oversleep (process ${pid} on ${hostname()}): please stop it, or set DATA_DIR to another folder.`;

/** Another process that has the folder. */
async function holder(): Promise<ChildProcess> {
  const program = `import { lockFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)};
    await lockFolder(${JSON.stringify(folder)});
    process.stdout.write('locked');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('one at a time has the folder', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(lockedBy(process.pid));
  lock.release();
  (await lockFolder(folder)).release();
});

test('what the file says decides nothing: a process of another container has a number that means nothing here', async () => {
  const child = await holder();
  try {
    await expect(lockFolder(folder)).rejects.toThrow(lockedBy(child.pid));
    for (const text of ['', 'process 4194305 on elsewhere', JSON.stringify({ pid: 4_194_305, since: '' })]) {
      writeFileSync(`${folder}.lock`, text);
      await expect(lockFolder(folder)).rejects.toThrow('is in use by another Oversleep');
    }
  } finally {
    child.kill('SIGKILL');
    await once(child, 'close');
  }
});

test('a lock ends with its process, also when that is killed and its number is in use again', async () => {
  const child = await holder();
  child.kill('SIGKILL');
  await once(child, 'close');
  writeFileSync(`${folder}.lock`, `process ${process.ppid} on ${hostname()}`);
  (await lockFolder(folder)).release();
});
