// `npm run bench -- screens [--count N]`: how long Chromium takes to read drawn screenshots, and whether its memory grows with their number.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { root } from '../tools/machine/root.mjs';
import { browserOptions } from './browser-options.ts';
import { startProduct, UNHURRIED } from './product.ts';

/** Different ones; they are handed over again and again. */
const DRAWN = 20;
const MOST_SECONDS = 2;
const PATIENCE_MS = 3_600_000;

const at = process.argv.indexOf('--count');
const count = at < 0 ? 40 : Number(process.argv[at + 1]);
const folder = mkdtempSync(join(tmpdir(), 'oversleep-bench-screens-'));

interface Look {
  readonly read: number;
  /** Of the page and its worker: seconds of work, and bytes that are really there. */
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

const product = await startProduct(undefined, UNHURRIED);
const browser = await chromium.launch(browserOptions());
try {
  const painter = join(root, 'packages/screens/drawing/write-screens.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', painter, folder, 'en', String(DRAWN)], { cwd: root });
  const files = Array.from({ length: count }, (_, i) =>
    join(folder, `en-${String((i % DRAWN) + 1).padStart(3, '0')}.png`),
  );
  const page = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(new URL('/box', product.address).href);
  await page
    .getByRole('button', { name: /^Import/ })
    .first()
    .click();
  await page.getByLabel('Screenshots of the game').setInputFiles(files);
  const system = await browser.newBrowserCDPSession();
  // The first one waits for what reads words.
  const looks: Look[] = [];
  const started = Date.now();
  for (const part of [0.1, 0.25, 0.5, 0.75, 1]) looks.push(await looked(system, page, Math.ceil(part * count)));
  const [first, ...later] = looks;
  const last = later.at(-1);
  if (!first || !last) throw new Error('Nothing was read');
  const report = {
    pictures: count,
    cpuSecondsEach: (last.cpuSeconds - first.cpuSeconds) / (last.read - first.read),
    limitSeconds: MOST_SECONDS,
    wallSeconds: (Date.now() - started) / 1000,
    megabytes: looks.map(({ read, megabytes }) => [read, Math.round(megabytes)]),
  };
  process.stdout.write(process.argv.includes('--json') ? `${JSON.stringify(report)}\n` : tableOf(report));
} finally {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** When so many are read, or all and joined. */
async function looked(system: CDPSession, page: Page, wanted: number): Promise<Look> {
  const read = Number(
    await (
      await page.waitForFunction(
        ([least, all]) => {
          const words = document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuetext') ?? '';
          const done = document.querySelector('[data-part="summary"]') ? all : Number.parseInt(words, 10);
          return done >= least ? done : false;
        },
        [wanted, count] as const,
      )
    ).jsonValue(),
  );
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return {
    read,
    cpuSeconds: renderers.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
    megabytes: renderers.reduce((sum, { id }) => sum + residentMegabytes(id), 0),
  };
}

/** Read from Linux; unknown on other systems. */
function residentMegabytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

function tableOf({
  pictures,
  cpuSecondsEach,
  limitSeconds,
  wallSeconds,
  megabytes,
}: {
  readonly pictures: number;
  readonly cpuSecondsEach: number;
  readonly limitSeconds: number;
  readonly wallSeconds: number;
  readonly megabytes: readonly (readonly number[])[];
}): string {
  const memory = megabytes.map(([read, size]) => `${size} MB after ${read}`).join(', ');
  return `${pictures} pictures: ${cpuSecondsEach.toFixed(2)} s of one core each (aim ${limitSeconds} s), ${wallSeconds.toFixed(0)} s in all\n${memory}\n`;
}
