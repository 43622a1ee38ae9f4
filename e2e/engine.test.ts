// The simulation in a browser's worker: the same bits as on the command line, in a file that loads quickly.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { CHUNK_BUDGET, workerBytes, workerChunk } from '../tools/build/worker-chunk.mjs';
import { root } from '../tools/machine/root.mjs';
import { sharedBrowser } from './browser.ts';
import { runToEnd } from './product.ts';

const HANDLER = `
  import { simulateRequest, validateRequest } from '@oversleep/engine';
  import { gameOf } from '@oversleep/game';
  onmessage = ({ data: { edition, input, options } }) => {
    const request = validateRequest(gameOf(edition), input);
    postMessage(JSON.stringify(request.ok ? simulateRequest(request.value, options) : request.problems));
  };`;

const PAGE = 'http://oversleep.test/';
const SEED = 20_251_001;
const DAYS = 3000;

interface Job {
  readonly edition: string;
  readonly input: unknown;
  readonly options: { readonly seed: number; readonly days: number };
}

let code = '';
let browser: Awaited<ReturnType<typeof sharedBrowser>>;

beforeAll(async () => {
  code = await workerChunk(HANDLER);
  browser = await sharedBrowser();
});

/** The answer of a real worker in an empty page. */
async function answerInBrowser(job: Job): Promise<string> {
  const page = await browser.newPage();
  // Workers belong to an address; the empty page without one may have none.
  await page.route(PAGE, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(PAGE);
  const answer = await page.evaluate(
    ([source, message]) =>
      new Promise<string>((resolve, reject) => {
        const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
        const worker = new Worker(address, { type: 'module' });
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message: reason }) => reject(new Error(reason));
        worker.postMessage(message);
      }),
    [code, job] as const,
  );
  await page.context().close();
  return answer;
}

async function answerOfCommand(file: string, { edition, options }: Job): Promise<string> {
  const program = join(root, 'tools/oversleep.mjs');
  const flags = ['--edition', edition, '--seed', String(options.seed), '--days', String(options.days), '--json'];
  const { stdout } = await runToEnd([process.execPath, program, 'simulate', file, ...flags], {});
  return stdout.trimEnd();
}

test.each([
  ['2025-10', 't09'],
  ['2026-08', 'x02'],
])('edition %s, team %s: Chromium and Node agree in every bit', async (edition, team) => {
  const file = join(root, `packages/engine/test/goldens/${edition}-${team}.json`);
  const { input } = JSON.parse(readFileSync(file, 'utf8'));
  const job = { edition, input, options: { seed: SEED, days: DAYS } };
  const [inBrowser, inNode] = await Promise.all([answerInBrowser(job), answerOfCommand(file, job)]);
  expect(JSON.parse(inNode).days).toBeGreaterThanOrEqual(DAYS);
  // First field by field, which shows more when it fails.
  expect(JSON.parse(inBrowser)).toEqual(JSON.parse(inNode));
  expect(inBrowser).toBe(inNode);
});

test('a browser loads the app’s own worker quickly', async () => {
  expect(await workerBytes()).toBeLessThan(CHUNK_BUDGET);
});
