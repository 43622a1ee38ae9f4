// The image without a builder of images: the steps of the Containerfile, run in empty folders, and what they make started as
// an ordinary user who can write to nothing but the data.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../machine/root.mjs';
import { stagesOf } from './containerfile.mjs';
import { ensureWebBuilt } from './web-build.mjs';

/** A user id without a name here; an image has a user of its own. */
const UNNAMED_USER = 65_534;
const LONG = 600_000;

interface Built {
  readonly folder: string;
  readonly place: string;
  readonly env: Readonly<Record<string, string>>;
  readonly wordOf: (word: string) => string;
}

let folder = '';
let built: Built;

/** Tracked files and new ones that aren't ignored: what an image builder gets. */
function copySources(to: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of files.toString().split('\0').filter(Boolean)) cpSync(join(root, file), join(to, file));
}

/** What `npm ci` with everything makes is here already, and so is the web app; with FULL=1 both are made anew. */
const isDoneHere = (step: string): boolean => !process.env.FULL && step.startsWith('npm ci --include=dev ');

function takeOver(to: string): void {
  for (const modules of ['node_modules', 'packages/server/node_modules'])
    execFileSync('sh', [
      '-c',
      'cp -al "$0" "$1" 2> /dev/null || { rm -rf "$1"; cp -a "$0" "$1"; }',
      join(root, modules),
      join(to, modules),
    ]);
  cpSync(join(root, 'packages/web/dist'), join(to, 'packages/web/dist'), { recursive: true });
}

function build(): Built {
  const stages = stagesOf(readFileSync(join(root, 'Containerfile'), 'utf8'));
  const folderOf = (name: string) => join(folder, `stage-${name}`);
  let result: Built | undefined;
  for (const { name, steps } of stages) {
    const inside = (path: string) => join(folderOf(name), path.startsWith('/') ? path : join(place, path));
    let place = '/';
    const env: Record<string, string> = {};
    for (const { word, flags, text } of steps) {
      const [source = '', target = ''] = text.split(' ');
      if (word === 'WORKDIR') {
        place = text;
        mkdirSync(inside('.'), { recursive: true });
      } else if (word === 'ENV') env[text.slice(0, text.indexOf('='))] = text.slice(text.indexOf('=') + 1);
      else if (word === 'COPY' && flags.from === undefined) copySources(inside(target));
      else if (word === 'COPY') {
        mkdirSync(dirname(inside(target)), { recursive: true });
        // A tenth of the work of `cpSync` for thousands of files.
        execFileSync('cp', ['-a', join(folderOf(flags.from ?? ''), source), inside(target)]);
      } else if (word === 'RUN' && isDoneHere(text)) takeOver(inside('.'));
      else if (word === 'RUN')
        execFileSync('sh', ['-c', text], { cwd: inside('.'), stdio: ['ignore', 'ignore', 'inherit'] });
    }
    const wordOf = (word: string) => steps.findLast((step) => step.word === word)?.text ?? '';
    result = { folder: folderOf(name), place: inside('.'), env, wordOf };
  }
  if (result === undefined) throw new Error('the Containerfile has no stages');
  return result;
}

beforeAll(async () => {
  expect(await ensureWebBuilt()).toBeUndefined();
  folder = mkdtempSync(join(tmpdir(), 'oversleep-container-'));
  chmodSync(folder, 0o755);
  built = build();
}, LONG);
afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
});

function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(String(typeof address === 'object' ? address?.port : address)));
    });
  });
}

test('what the Containerfile makes runs as an ordinary user and says that it is healthy', {
  timeout: LONG,
}, async () => {
  expect(built.wordOf('USER')).toBe('node');
  const [data, backups] = [built.env.DATA_DIR, built.env.BACKUP_DIR].map((path = '') => join(built.folder, path));
  const isRoot = process.getuid?.() === 0;
  for (const place of [data, backups]) if (isRoot && place) chownSync(place, UNNAMED_USER, UNNAMED_USER);
  execFileSync('chmod', ['-R', 'a-w', built.place]);
  const env = {
    ...{ PATH: process.env.PATH, ...built.env, DATA_DIR: data, BACKUP_DIR: backups, PORT: await freePort() },
    ...{ PUBLIC_ORIGIN: 'https://oversleep.example', AUTH_SECRET: 'n2Zq8vL0xR5tYw7KpB3mCd9EfGh1JsA4' },
  };
  const options = { cwd: built.place, env, ...(isRoot ? { uid: UNNAMED_USER, gid: UNNAMED_USER } : {}) };
  const start = (command: string) => {
    const [program = '', ...args]: string[] = JSON.parse(command);
    return spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  };
  const isHealthy = async () => (await once(start(built.wordOf('HEALTHCHECK').replace('CMD ', '')), 'close'))[0] === 0;

  expect(await isHealthy()).toBe(false);
  const server = start(built.wordOf('CMD'));
  const ended = once(server, 'close');
  try {
    await Promise.race([once(server.stdout, 'data'), ended]);
    expect(await isHealthy()).toBe(true);
    const page = await fetch(`http://127.0.0.1:${env.PORT}/`);
    expect(await page.text()).toContain('<title>');
    const backup = start(JSON.stringify(['node', 'packages/server/dist/backup.mjs']));
    expect(await once(backup, 'close')).toEqual([0, null]);
    expect(readdirSync(backups ?? '')).toHaveLength(1);
  } finally {
    server.kill('SIGTERM');
  }
  expect(await ended).toEqual([0, null]);
});

test('the image runs on the Node that is supported longest, and secrets beside the sources do not get into it', () => {
  expect(readFileSync(join(root, 'Containerfile'), 'utf8')).toMatch(/^ARG NODE_IMAGE=docker\.io\/library\/node:24-/m);
  expect(readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')).toContain('.env');
});

test('the compose file limits the memory of each service, passes switches on, and takes images with a digest', () => {
  const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');
  const services = compose.split(/^ {2}(?=[a-z]+:$)/m).slice(1, 4);
  expect(services.map((service) => /^ {4}mem_limit: /m.test(service))).toEqual([true, true, true]);
  for (const name of ['API_KEYS', 'SCREENS']) expect(compose).toContain(`      ${name}: \${${name}:-}\n`);
  const [, usual = ''] = /^ARG NODE_IMAGE=(\S+)$/m.exec(readFileSync(join(root, 'Containerfile'), 'utf8')) ?? [];
  expect(compose).toContain(`NODE_IMAGE: \${NODE_IMAGE:-${usual}}\n`);
  expect(compose).toMatch(/^ {4}image: \$\{POSTGRES_IMAGE:-docker\.io\/library\/postgres:\d+-trixie\}$/m);
});

test('the nightly backup of the compose file removes nothing by itself and writes where the server looks', () => {
  const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');
  expect(compose).toMatch(/^ +node packages\/server\/dist\/backup\.mjs --keep 30/m);
  expect(compose).not.toContain('-delete');
  expect([...compose.matchAll(/"backups:([^":]+)/g)].map((match) => match[1])).toEqual(['/backups', '/backups']);
  expect(readFileSync(join(root, 'Containerfile'), 'utf8')).toContain('\nENV BACKUP_DIR=/backups\n');
});
