// `npm run bench -- web`: how soon figures follow an edit and a page opens again in a real browser, how long it is busy, and what 200 edits leave.
// `--only first`: only the first edit after a load. `--only edits,pages`: only these parts.
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { ensureChromium } from '../tools/machine/chromium.mjs';
import {
  allCalculated,
  calibration,
  countTasks,
  type Edit,
  heapOf,
  measured,
  painted,
  type Reopened,
  reopened,
  watch,
} from './bench-page.ts';
import { belongingsOf, type RecordedTeam } from './calculator-teams.ts';
import { STORAGE_VERSION } from './device.ts';
import { finalFigures, memberCards } from './finders.ts';
import { trackLoads } from './loads.ts';
import { startProduct, UNHURRIED } from './product.ts';

const TEAMS: readonly RecordedTeam[] = [
  { edition: '2025-10', id: 't05' },
  { edition: '2025-10', id: 't09' },
  { edition: '2025-10', id: 't13' },
  { edition: '2026-08', id: 't07' },
];
const nameOf = ({ edition, id }: RecordedTeam): string => `${edition} ${id}`;
/** The first team comes twice: right after the app was opened, while the browser still compiles, and at the end. */
const ROUNDS = [
  ...TEAMS.slice(0, 1).map((team) => ({ team, name: `${nameOf(team)}, just opened` })),
  ...TEAMS.slice(1).map((team) => ({ team, name: nameOf(team) })),
  ...TEAMS.slice(0, 1).map((team) => ({ team, name: nameOf(team) })),
];
const EDITS = 12;
const PAGES = ['/calculator', '/compare', '/best', '/week', '/box', '/tierlist', '/recipes', '/changes'];
const MANY_EDITS = 200;
/** Two kinds of things that grow once and then no more: what is remembered of teams, and compiled code. */
const EDITS_BEFORE = 120;
/** So much may be noise. */
const NO_GROWTH_BYTES = 1_000_000;
/** Loads of the page with an edit after each. */
const LOADS = 5;
/** So long a player looks at the figures of a page that was just opened before changing something. */
const LOOK_MS = 3000;
const PARTS = ['first', 'edits', 'pages', 'memory'] as const;
type Part = (typeof PARTS)[number];
const { only } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'boolean' } } }).values;
const wanted = (part: Part): boolean => only === undefined || only.split(',').includes(part);

interface Row extends Edit {
  readonly firstCal: number;
  readonly preciseCal: number;
}

const FIRST_EDITS = { 'moved by keys': edit, 'level in the editor': editLevel } as const;

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--enable-precise-memory-info'];

const found = ensureChromium(process.env);
if ('problem' in found) throw new Error(found.problem);
const product = await startProduct(undefined, { ...UNHURRIED, RATE_LIMIT_FACTOR: '1000' });
const browser = await chromium.launch({ executablePath: found.path, args: FLAGS });
try {
  const page = await (await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true })).newPage();
  // The loader that runs this file names functions by a helper, which those that run in the page lack.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(countTasks);
  await page.setViewportSize({ width: 1440, height: 900 });
  const allLoaded = await trackLoads(page);
  await page.goto(product.address);
  await allLoaded();
  const [team = { edition: '2025-10', id: 't05' }] = TEAMS;
  await open(page, team);
  let calMs = await calibration(page);
  const first: Record<string, Edit[]> = {};
  if (wanted('first')) for (const [name, act] of Object.entries(FIRST_EDITS)) first[name] = await firstEdits(page, act);
  const rows: Record<string, Edit> = {};
  if (wanted('edits'))
    for (const round of ROUNDS) {
      await open(page, round.team);
      calMs = Math.min(calMs, await calibration(page));
      const edits: Edit[] = [];
      for (let i = 0; i < EDITS; i += 1) edits.push(await measured(page, () => edit(page, i)));
      rows[round.name] = medians(edits);
    }
  const pages: Record<string, Reopened> = {};
  if (wanted('pages')) {
    await open(page, team);
    for (const path of PAGES) {
      const { inView, whole } = await reopened(page, path);
      pages[path] = { inView: inView / calMs, whole: whole / calMs };
    }
  }
  const report: Report = {
    calMs,
    first: Object.fromEntries(Object.entries(first).map(([name, edits]) => [name, withCal(medians(edits), calMs)])),
    firstEach: first,
    teams: Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, withCal(row, calMs)])),
    pages,
    memory: wanted('memory') ? await grownBy(page, team) : undefined,
  };
  process.stdout.write(`${process.argv.includes('--json') ? JSON.stringify(report) : tableOf(report)}\n`);
} finally {
  await browser.close();
  await product.stop();
}

async function grownBy(page: Page, team: RecordedTeam): Promise<NonNullable<Report['memory']>> {
  await open(page, team);
  const session = await page.context().newCDPSession(page);
  await editMany(page, EDITS_BEFORE);
  const before = await heapOf(session);
  await editMany(page, MANY_EDITS);
  return { edits: MANY_EDITS, growthBytes: (await heapOf(session)) - before, limitBytes: NO_GROWTH_BYTES };
}

/** The page is loaded, looked at, and edited once; as often as `LOADS` says. */
async function firstEdits(page: Page, act: (page: Page, i: number) => Promise<unknown>): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (let i = 0; i < LOADS; i += 1) {
    await page.reload();
    await finalFigures(page);
    await allCalculated(page);
    await page.waitForTimeout(LOOK_MS);
    await watch(page);
    edits.push(await measured(page, () => act(page, i)));
  }
  return edits;
}

async function open(page: Page, team: RecordedTeam): Promise<void> {
  await readIn(page, team);
  await finalFigures(page);
  await allCalculated(page);
  await watch(page);
}

/** By Site Settings, in the browser that has the teams before it. */
async function readIn(page: Page, team: RecordedTeam): Promise<void> {
  const file = { format: 'oversleep-data', storageVersion: STORAGE_VERSION, ...belongingsOf(team) };
  const buffer = Buffer.from(JSON.stringify(file));
  await page.goto(new URL('/settings/site', page.url()).href);
  await page.locator('input[type=file]').setInputFiles({ name: 'team.json', mimeType: 'application/json', buffer });
  await page.getByText('Imported team.json.').waitFor();
  await page.goto(new URL('/calculator', page.url()).href);
}

/** Another order is another question: with the camp on and off there are 240 of them. */
async function edit(page: Page, i: number): Promise<void> {
  if (i % 24 === 23) await page.getByRole('button', { name: /^Good Camp Ticket/ }).click();
  else {
    await memberCards(page)
      .nth(i % 4)
      .focus();
    await page.keyboard.press('Alt+ArrowDown');
  }
}

/** A level that the member has not had yet, in the editor; the time counts from the keys that save. */
async function editLevel(page: Page, i: number): Promise<void> {
  await memberCards(page).first().click();
  const level = page.getByRole('dialog').getByRole('spinbutton', { name: 'Level', exact: true });
  await level.fill(String(31 + i));
  await page.keyboard.press('Control+Enter');
}

/** Each waits for a first answer only, as a player does who tries things out. */
async function editMany(page: Page, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    await edit(page, i);
    await painted(page, 'first');
  }
  await painted(page, 'precise');
  await allCalculated(page);
}

function medians(edits: readonly Edit[]): Edit {
  const middle = (pick: (edit: Edit) => number) => edits.map(pick).toSorted((a, b) => a - b)[edits.length >> 1] ?? 0;
  return {
    firstMs: middle(({ firstMs }) => firstMs),
    preciseMs: middle(({ preciseMs }) => preciseMs),
    longestTaskMs: Math.max(...edits.map(({ longestTaskMs }) => longestTaskMs)),
  };
}

function withCal(edit: Edit, calMs: number): Row {
  return { ...edit, firstCal: edit.firstMs / calMs, preciseCal: edit.preciseMs / calMs };
}

interface Report {
  readonly calMs: number;
  /** The first edit after a load: medians, and the longest task of all. */
  readonly first: Readonly<Record<string, Row>>;
  readonly firstEach: Readonly<Record<string, readonly Edit[]>>;
  readonly teams: Readonly<Record<string, Row>>;
  /** CAL to open a page again. */
  readonly pages: Readonly<Record<string, Reopened>>;
  readonly memory: { readonly edits: number; readonly growthBytes: number; readonly limitBytes: number } | undefined;
}

function tableOf({ calMs, first, firstEach, teams, pages, memory }: Report): string {
  const line = ([name, row]: readonly [string, Row]) =>
    [
      name.padEnd(38),
      `first answer ${row.firstMs.toFixed(0)} ms = ${row.firstCal.toFixed(2)} CAL`.padEnd(36),
      `0.25 % ${row.preciseMs.toFixed(0)} ms = ${row.preciseCal.toFixed(2)} CAL`.padEnd(32),
      `longest task ${row.longestTaskMs.toFixed(0)} ms = ${(row.longestTaskMs / calMs).toFixed(2)} CAL`,
    ].join('  ');
  const each = (name: string, pick: (edit: Edit) => number) =>
    (firstEach[name] ?? [])
      .map((edit) => (pick(edit) / calMs).toFixed(2))
      .toSorted()
      .join(' ');
  return [
    ...Object.entries(first).flatMap(([name, row]) => [
      line([`first edit after a load, ${name}`, row]),
      `  each, in CAL: first answers ${each(name, (edit) => edit.firstMs)}, longest tasks ${each(name, (edit) => edit.longestTaskMs)}`,
    ]),
    ...Object.entries(teams).map(line),
    ...(Object.keys(pages).length > 0
      ? [
          `Opening a page again, in CAL, what is in the window and the whole: ${Object.entries(pages)
            .map(([path, { inView, whole }]) => `${path.slice(1)} ${inView.toFixed(2)}/${whole.toFixed(2)}`)
            .join(', ')}`,
        ]
      : []),
    ...(memory
      ? [
          `Heap after ${memory.edits} edits: ${(memory.growthBytes / 1e6).toFixed(2)} MB more (noise up to ${(memory.limitBytes / 1e6).toFixed(0)} MB)`,
        ]
      : []),
    `CAL: ${calMs.toFixed(1)} ms for 10^8 steps of xorshift32 in the page`,
  ].join('\n');
}
