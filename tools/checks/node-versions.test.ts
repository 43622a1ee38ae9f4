// Newer versions of Node than the oldest that is supported: the built product starts and calculates, and the newest passes the rules' tests.
// They are fetched from the npm registry, once; without it these tests fail instead of passing untried.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { routes } from '@oversleep/contract';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { runToEnd, startProduct } from '../../e2e/product.ts';
import { creature, SETTINGS } from '../../packages/server/test/calculator-teams.ts';
import { programs } from '../machine/programs.mjs';
import { root } from '../machine/root.mjs';

/** The last release of each line that is tested. */
const VERSIONS = ['22.23.3', '24.21.0'];
const NEWEST = '24.21.0';
const FETCH_MS = 300_000;

/** Where npm keeps the program of that version. */
async function nodeOf(version: string): Promise<string> {
  const args = [
    'exec',
    '--yes',
    '--prefer-offline',
    `--package=node@${version}`,
    '--',
    'node',
    '-p',
    'process.execPath',
  ];
  try {
    return (await promisify(execFile)('npm', args, { cwd: root })).stdout.trim();
  } catch (error) {
    throw new Error(`Node ${version} could not be fetched from the npm registry: please check the network.`, {
      cause: error,
    });
  }
}

const isCurrent = (version: string) => process.versions.node.split('.')[0] === version.split('.')[0];

describe.each(VERSIONS)('Node %s', (version) => {
  let node = process.execPath;
  beforeAll(async () => {
    if (!isCurrent(version)) node = await nodeOf(version);
  }, FETCH_MS);

  test('starts the product, which serves pages and calculates on its threads', async () => {
    const product = await startProduct([node, join(root, 'tools/start.mjs')]);
    onTestFinished(() => void product.stop('SIGKILL'));
    expect(await (await fetch(product.address)).text()).toContain('<title>');
    const answer = await fetch(new URL(routes.calculateTeam.path, product.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ settings: SETTINGS, members: [creature('PIKACHU')] }),
    });
    expect(answer.status, await answer.text()).toBe(200);
    expect(await product.stop()).toBe(0);
  }, 120_000);

  // Where all tests run on this version already there is nothing to add.
  test.runIf(version === NEWEST && !isCurrent(version))(
    'passes the tests of the game and the engine',
    async () => {
      const packages = ['packages/game/src', 'packages/engine/src'];
      const suite = ['run', '--project', 'unit', '--exclude', '**/*.slow.test.*', '--reporter=dot', ...packages];
      const { code, stdout, stderr } = await runToEnd([node, programs.vitest, ...suite], {});
      expect(code, `${stdout}${stderr}`).toBe(0);
    },
    600_000,
  );
});
