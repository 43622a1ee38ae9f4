// `npm start` as a person meets it: what it says, what it refuses, and how it ends.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Command, runToEnd, startProduct } from '../e2e/product.ts';
import { emptySnapshot, unpack } from '../packages/server/test/empty-folder.ts';
import { buildServer } from './build/server-build.mjs';
import { ensureWebBuilt } from './build/web-build.mjs';
import { root } from './machine/root.mjs';

const START: Command = [process.execPath, join(root, 'tools/launch.mjs'), 'start'];
const SERVER: Command = [process.execPath, await buildServer()];
const NPM: Command = ['npm', 'start', '--silent'];

let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oversleep-start-'));
  unpack(await emptySnapshot(), join(folder, 'kept'));
  expect(await ensureWebBuilt()).toBeUndefined();
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** On data that the start before has left. */
const startAgain = (command: Command) => startProduct(command, { DATA_DIR: join(folder, 'kept') });

async function whileListening<T>(work: (port: string) => Promise<T>): Promise<T> {
  const occupant = createServer();
  await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve));
  const address = occupant.address();
  try {
    return await work(String(typeof address === 'object' ? address?.port : address));
  } finally {
    occupant.close();
  }
}

async function expectOneSentence(command: Command, env: NodeJS.ProcessEnv, ...words: string[]) {
  const { code, stdout, stderr } = await runToEnd(command, { DATA_DIR: join(folder, 'kept'), ...env });
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  for (const word of words) expect(stderr).toContain(word);
  expect(stdout).toBe('');
  expect(code).toBe(1);
}

test('the avatars of the built app are sprites, and drawings only where there is none', () => {
  const avatar = (file: string) => readFileSync(join(root, 'packages/web/dist/images/avatar', file), 'utf8');
  const catalogue: Record<string, string> = JSON.parse(avatar('avatars.json'));
  for (const name of ['pikachu', 'pikachu_happy', 'charizard'])
    expect(avatar(catalogue[name] ?? ''), name).toContain('image/png');
  expect(avatar(catalogue.sprigatito ?? '')).not.toContain('image/png');
});

test('the built app has the file of licences that its footer links to, sprites included', () => {
  const text = readFileSync(join(root, 'packages/web/dist/THIRD_PARTY.txt'), 'utf8');
  for (const name of ['pokesprite-images', 'react', 'fastify', 'tesseract.js-core'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
});

describe('a start that cannot succeed ends with one sentence', () => {
  // Asked before the build by the tool, and once more by the server, to which much may happen in between. All that may be wrong is asked
  // of the same functions without a process, see config.test.ts and preflight.test.ts of the server.
  describe.each([
    ['npm start', START],
    ['the server alone', SERVER],
  ])('%s', (_name, command) => {
    test('a port that is none', async () => {
      await expectOneSentence(command, { PORT: 'http' }, 'PORT is "http"', '65535');
    });

    test('a port that is taken', async () => {
      await whileListening((port) =>
        expectOneSentence(command, { PORT: port }, `Port ${port}`, 'already in use', 'PORT='),
      );
    });

    test('a data folder that cannot be made', async () => {
      const impossible = join(folder, 'file', 'below');
      writeFileSync(join(folder, 'file'), '');
      await expectOneSentence(command, { PORT: '0', DATA_DIR: impossible }, impossible, 'DATA_DIR');
    });
  });

  test.each(['18.0.0', '20.18.3', '8.17.0'])('Node %s', async (version) => {
    const pretend = `Object.defineProperty(process,"versions",{value:{...process.versions,node:"${version}"}})`;
    const command: Command = [process.execPath, '--import', `data:text/javascript,${pretend}`, ...START.slice(1)];
    await expectOneSentence(command, { PORT: '0' }, 'Node 20.19 or newer', version);
  });

  test('a tool that does not exist', async () => {
    await expectOneSentence([process.execPath, join(root, 'tools/launch.mjs'), 'strat'], {}, '"strat"', 'start');
  });
});

test('npm start serves pages and answers, and closes on Ctrl-C without a trace', async () => {
  const product = await startAgain(NPM);
  const page = await fetch(`${product.address}/some/deep/route`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>');
  const health = await fetch(`${product.address}/api/health`);
  expect(await health.json()).toMatchObject({ status: 'healthy' });
  // Only npm and the server are left: the build processes have ended.
  await expect.poll(() => processesOf(product.process.pid)).toHaveLength(2);

  expect(await product.stop('SIGINT')).toBe(0);
  // Sources may be edited while the tests run.
  const lines = product.output.stdout.replace('Building the web app…\n', '');
  expect(lines).toMatch(/^Oversleep is running at \S+\nSign-in needs no internet here: .+\n$/);
  expect(product.output.stderr).toBe('');
  expect(isGroupAlive(product.process.pid)).toBe(false);
  await expect(fetch(product.address)).rejects.toThrow();
});

// Each signal, and what the tool does with it, is shown without the product, see child.test.ts.
test('npm start closes on a signal to npm alone', async () => {
  const product = await startAgain(NPM);
  product.process.kill('SIGTERM');
  await expect.poll(() => isGroupAlive(product.process.pid)).toBe(false);
  expect(await product.stop()).toBe(0);
});

test.each(['SIGINT', 'SIGTERM'] as const)('the tool becomes the server, which %s ends in order', async (signal) => {
  const product = await startAgain(START);
  await expect.poll(() => processesOf(product.process.pid)).toEqual([product.process.pid]);
  product.process.kill(signal);
  expect(await product.stop()).toBe(0);
  expect(isGroupAlive(product.process.pid)).toBe(false);
});

test.each<[string, Command]>([
  ['npm', NPM],
  ['the tool', START],
])('the server does not outlive %s that was killed', async (_name, command) => {
  const product = await startAgain(command);
  product.process.kill('SIGKILL');
  await expect.poll(() => isGroupAlive(product.process.pid)).toBe(false);
  await product.stop();
});

/** All of a process group that still run, by their ids. */
function processesOf(group: number | undefined): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,pgid=,stat='], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line) => {
    const [pid, pgid, state = ''] = line.trim().split(/\s+/);
    return Number(pgid) === group && !state.startsWith('Z') ? [Number(pid)] : [];
  });
}

function isGroupAlive(pid: number | undefined): boolean {
  if (pid === undefined) throw new Error('the process never started');
  try {
    process.kill(-pid, 0);
    return true;
  } catch {
    return false;
  }
}
