// How a launch installs the packages: once, only when needed, and without a word on stdout. npm is played by a script.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runToEnd } from '../e2e/product.ts';
import { root } from './machine/root.mjs';
import { until } from './machine/until.mjs';

const LOCK = {
  packages: {
    '': { version: '1.0.0' },
    'packages/web': { version: '1.0.0' },
    'node_modules/@oversleep/web': { link: true },
    'node_modules/react': { version: '19.0.0', integrity: 'sha512-a' },
    'node_modules/esbuild-for-another-computer': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  },
};

const PRESENT = {
  packages: {
    'node_modules/@oversleep/web': { link: true },
    'node_modules/react': { version: '19.0.0', integrity: 'sha512-a' },
  },
};

// Writes down that it was called, and installs when the test lets it.
const FAKE_NPM = `
  import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
  import { until } from '${new URL('./machine/until.mjs', import.meta.url).href}';
  appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
  console.log('added 1 package');
  if (process.env.NPM_WAITS) await until(() => existsSync('go on'));
  if (process.env.NPM_FAILS) process.exit(7);
  mkdirSync('node_modules', { recursive: true });
  writeFileSync('node_modules/.package-lock.json', ${JSON.stringify(JSON.stringify(PRESENT))});
`;

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oversleep-launch-'));
  mkdirSync(join(folder, 'tools/machine'), { recursive: true });
  for (const name of ['launch', 'machine/install', 'machine/lock', 'machine/root']) {
    copyFileSync(join(root, `tools/${name}.mjs`), join(folder, `tools/${name}.mjs`));
  }
  writeFileSync(join(folder, 'tools/generated.mjs'), 'export const ensureTables = () => undefined;');
  writeFileSync(join(folder, 'tools/check.mjs'), "console.log('checked', ...process.argv.slice(2));");
  writeFileSync(join(folder, 'npm.mjs'), FAKE_NPM);
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(LOCK));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function launch(env: NodeJS.ProcessEnv = {}, onError?: (stderr: string) => void) {
  const command = [process.execPath, join(folder, 'tools/launch.mjs'), 'check', 'one', '--two'] as const;
  return runToEnd(command, { npm_execpath: join(folder, 'npm.mjs'), ...env }, onError);
}

function callsOfNpm(): string[] {
  const path = join(folder, 'calls');
  return existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : [];
}

test('installs what is missing and passes the arguments on', async () => {
  const { code, stdout, stderr } = await launch();
  expect(stdout).toBe('checked one --two\n');
  expect(stderr).toContain('added 1 package');
  expect(callsOfNpm()).toEqual([expect.stringMatching(/^ci --include=dev/)]);
  expect(code).toBe(0);
});

test('does not install twice', async () => {
  await launch();
  const { stderr } = await launch();
  expect(stderr).toBe('');
  expect(callsOfNpm()).toHaveLength(1);
});

test.each([
  ['a package has another version', { version: '19.0.1', integrity: 'sha512-a' }],
  ['a package has another content', { version: '19.0.0', integrity: 'sha512-c' }],
  ['a package is missing', undefined],
])('installs again when %s', async (_what, react) => {
  mkdirSync(join(folder, 'node_modules'));
  const packages = { ...PRESENT.packages, 'node_modules/react': react };
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  await launch();
  expect(callsOfNpm()).toHaveLength(1);
});

test('installs again when an installation was broken off', async () => {
  mkdirSync(join(folder, 'node_modules/react'), { recursive: true });
  await launch();
  expect(callsOfNpm()).toHaveLength(1);
});

test('two launches at once install once', async () => {
  const first = launch({ NPM_WAITS: 'yes' });
  await until(() => callsOfNpm().length === 1);
  const waiting = launch({}, (stderr) => {
    if (stderr.includes('Waiting for another command')) writeFileSync(join(folder, 'go on'), '');
  });
  const both = await Promise.all([first, waiting]);
  expect(both.map(({ stdout }) => stdout)).toEqual(['checked one --two\n', 'checked one --two\n']);
  expect(callsOfNpm()).toHaveLength(1);
});

test('is not stopped by the lock of a launch that died', async () => {
  const gone = await runToEnd([process.execPath, '-p', 'process.pid'], {});
  writeFileSync(join(folder, '.install-lock'), gone.stdout.trim());
  expect((await launch()).code).toBe(0);
  expect(existsSync(join(folder, '.install-lock'))).toBe(false);
});

test('an installation that fails ends with one sentence after what npm says', async () => {
  const { code, stdout, stderr } = await launch({ NPM_FAILS: 'yes' });
  expect(stdout).toBe('');
  expect(stderr.trimEnd().split('\n').at(-1)).toMatch(
    /^The packages could not be installed \(npm ci ended with code 7\)/,
  );
  expect(existsSync(join(folder, '.install-lock'))).toBe(false);
  expect(code).toBe(1);
});
