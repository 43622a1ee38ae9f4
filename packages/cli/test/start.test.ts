// How the command starts: from one built file, made once for the same sources.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ensureCliBuilt } from '../../../tools/build/cli-build.mjs';

const root = join(import.meta.dirname, '../../..');

it('needs no build and no loader of TypeScript when nothing has changed', async () => {
  const program = await ensureCliBuilt();
  const { mtimeMs } = statSync(program);
  // A bundler or a loader would start a process or a thread of its own; this Node refuses both.
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const closed = [permission, '--allow-fs-read=*', '--allow-fs-write=*', '--no-warnings'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...closed, join(root, 'tools/oversleep.mjs'), '--help'],
    { cwd: root, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Usage:/);
  expect(statSync(program).mtimeMs).toBe(mtimeMs);
});
