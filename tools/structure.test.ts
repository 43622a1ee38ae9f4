// Whether the rules about imports bite: a small tree that keeps them, and the same with a file against each of them.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runToEnd } from '../e2e/product.ts';
import { root } from './machine/root.mjs';

// The smallest tree in which every package and layer has something to import; all of it is allowed.
const TREE = {
  'packages/game/src/index.ts': "export { level, type Level } from './level.ts';",
  'packages/game/src/level.ts': 'export type Level = number;\nexport const level: Level = 1;',
  'packages/game/src/level.test.ts': "import 'node:fs';\nimport 'vitest';\nimport 'fast-check';\nimport './level.ts';",
  'packages/engine/src/index.ts': "export * from './answer/simulate.ts';",
  'packages/engine/src/request.ts': "import '@oversleep/game';",
  'packages/engine/src/answer/simulate.ts': "import '../statistics/chains.ts';",
  'packages/engine/src/statistics/chains.ts': "import '../loop/day.ts';",
  'packages/engine/src/loop/day.ts': "import '../request.ts';\nimport './rng.ts';",
  'packages/engine/src/loop/rng.ts': 'export const next = 0.5;',
  'packages/questions/src/index.ts': "export * from './week/shape.ts';",
  'packages/questions/src/steps.ts': "export * from './week/steps.ts';",
  'packages/questions/src/week/shape.ts':
    "import type { level } from '@oversleep/engine';\nexport type Input = typeof level;",
  'packages/questions/src/week/steps.ts': "import '@oversleep/engine';\nexport const steps = 1;",
  'packages/contract/src/index.ts': "import '@oversleep/game';\nexport type Body = string;\nexport const body = 1;",
  'packages/server/src/server.ts': "import './app.ts';",
  'packages/server/src/app.ts': "import 'fastify';\nimport './routes/health.ts';",
  'packages/server/src/routes/health.ts': "import '@oversleep/contract';\nimport '../repos/users.ts';",
  'packages/server/src/repos/users.ts': "import '../db/client.ts';",
  'packages/server/src/db/client.ts': "import 'node:fs';\nexport const client = 1;",
  'packages/web/src/main.tsx': "import './app/app.tsx';",
  'packages/web/src/app/app.tsx': `import '../features/home/home.tsx';
    import '../features/recipes/recipes.tsx';
import * as styles from './app.module.css';
    export const app = <div className="panel" title={styles.app} />;`,
  'packages/web/src/features/home/home.tsx': `import '../../parts/berry.tsx';
import * as styles from './home.module.css';
import '../../sim/run.ts';
    export const home = [styles.home, styles.homeTop];`,
  'packages/web/src/features/recipes/recipes.tsx': "import '../../state/team.ts';\nimport '../../api/client.ts';",
  'packages/web/src/parts/berry.tsx': "import '@oversleep/game';\nimport '../ui/buttons/button.tsx';",
  'packages/web/src/ui/buttons/button.tsx': `import 'react';
import * as styles from './button.module.css';
    export const button = <i className={styles.button} data-ui="button" />;`,
  'packages/web/src/ui/buttons/button.module.css':
    '.button, .button:hover { color: red; }\n@media print { .button { color: black; } }',
  'packages/web/src/features/home/home.module.css': `/* b { } */ .home > [data-ui="button"], .home:has(b, i) { margin: 0; }
    .homeTop:global(.panel) { animation: turn 1s; } @keyframes turn { from, 50% { opacity: 0; } to { opacity: 1; } }`,
  'packages/web/src/app/base.css': 'body { margin: 0; } .panel, .unseen { color: red; }',
  'packages/web/src/app/tokens.css': ':root { --text: 1rem; --r: 8px; --layer: 1; }',
  'packages/web/src/app/app.module.css': `.app { font-size: var(--text); border-radius: 0 calc(var(--r) - 1px); z-index: var(--layer); }
    /* font-size: 3px; */ .app > b { font: 700 var(--text) / 22px serif; border-radius: inherit; max-width: 33px; }
    @media (width >= 600px) and (width < 1000px) { .app small { font-size: 0.9em; } }
    @container (width < 33rem) { .app i { color: red; } }`,
  'packages/web/src/sim/run.ts': "import '@oversleep/engine';",
  'packages/web/src/state/team.ts': "import '@oversleep/game';",
  'packages/web/src/state/start-up.ts': "import './account/account.ts';\nimport './stores.ts';",
  'packages/web/src/state/stores.ts': 'export const stores = 1;',
  'packages/web/src/state/account/account.ts': "import '../sync/sync.ts';",
  'packages/web/src/state/sync/sync.ts': "import '../storage/keeper.ts';",
  'packages/web/src/state/storage/keeper.ts': "import '../data/data.ts';",
  'packages/web/src/state/data/data.ts': "import '@oversleep/game';",
  'packages/web/src/features/calculator/cooking/cooking.tsx': "import '../results/result-context.ts';",
  'packages/web/src/features/calculator/results/result-context.ts': 'export const scene = 1;',
  'packages/web/src/api/client.ts': "import type { Body } from '@oversleep/contract';\nexport type Answer = Body;",
  'packages/interchange/src/formats.ts': "import './formats/other.ts';",
  'packages/interchange/src/formats/other.ts': 'export const other = 1;',
  'packages/cli/src/main.ts': "import '@oversleep/engine';\nimport '@oversleep/game';",
  'packages/cli/src/clock.test.ts':
    "import { vi } from 'vitest';\nvi.useFakeTimers();\nexport const a = new Promise((go) => setTimeout(go, 50));",
};

// One file against each rule, read in a single run.
const PLANTED: [rule: string, path: string, text: string][] = [
  ['game-imports-nothing', 'packages/game/src/library.ts', "import 'fastify';"],
  ['game-imports-nothing', 'packages/game/src/node.ts', "import 'node:fs';"],
  ['game-imports-nothing', 'packages/game/src/type.ts', "import type { A } from 'fastify';\nexport type B = A;"],
  ['pure-tests-use-few-libraries', 'packages/game/src/library.test.ts', "import 'fastify';"],
  ['no-test-in-product', 'packages/game/src/test-user.ts', "import './level.test.ts';"],
  ['package-game', 'packages/game/src/upwards.ts', "import '@oversleep/engine';"],
  ['package-engine', 'packages/engine/src/upwards.ts', "import '@oversleep/server';"],
  ['engine-imports-only-game', 'packages/engine/src/library.ts', "import 'react';"],
  ['engine-loop', 'packages/engine/src/loop/upwards.ts', "import '../statistics/chains.ts';"],
  ['engine-statistics', 'packages/engine/src/statistics/upwards.ts', "import '../answer/simulate.ts';"],
  ['engine-request-first', 'packages/engine/src/version.ts', "import './loop/rng.ts';"],
  ['engine-loop-plan-state-rng-tally', 'packages/engine/src/loop/tally.ts', "import './day.ts';"],
  ['question-without-engine', 'packages/questions/src/day.ts', "import '@oversleep/engine';"],
  ['question-without-engine', 'packages/questions/src/night.ts', "import './week/steps.ts';"],
  ['questions-import-only-engine-and-game', 'packages/questions/src/library.ts', "import 'react';"],
  ['package-questions', 'packages/questions/src/sideways.ts', "import '@oversleep/contract';"],
  ['package-contract', 'packages/contract/src/sideways.ts', "import '@oversleep/engine';"],
  ['package-server', 'packages/server/src/sideways.ts', "import '../../web/src/main.tsx';"],
  ['package-cli', 'packages/cli/src/sideways.ts', "import '@oversleep/server';"],
  ['only-the-index', 'packages/cli/src/inside.ts', "import '../../game/src/level.ts';"],
  ['by-package-name', 'packages/cli/src/path.ts', "import '../../game/src/index.ts';"],
  ['formats-alone', 'packages/interchange/src/formats/one.ts', "import './other.ts';"],
  ['server-routes', 'packages/server/src/routes/teams.ts', "import '../db/client.ts';"],
  ['server-db', 'packages/server/src/db/upwards.ts', "import '../repos/users.ts';"],
  ['web-feature-alone', 'packages/web/src/features/home/other.tsx', "import '../recipes/recipes.tsx';"],
  ['web-features', 'packages/web/src/features/home/upwards.tsx', "import '../../app/app.tsx';"],
  ['web-parts', 'packages/web/src/parts/store.tsx', "import '../state/team.ts';"],
  ['web-state-data', 'packages/web/src/state/data/upwards.ts', "import '../storage/keeper.ts';"],
  ['web-state-storage', 'packages/web/src/state/storage/upwards.ts', "import '../sync/sync.ts';"],
  ['web-state-page', 'packages/web/src/state/page/sideways.ts', "import '../account/account.ts';"],
  [
    'web-calculator-members',
    'packages/web/src/features/calculator/members/sideways.ts',
    "import '../cooking/cooking.tsx';",
  ],
  ['web-ui', 'packages/web/src/ui/upwards.tsx', "import '../parts/berry.tsx';"],
  ['web-ui-knows-no-game', 'packages/web/src/ui/berry.tsx', "import '@oversleep/game';"],
  ['web-no-record-of-all-stores', 'packages/web/src/state/data/all.ts', "import '../stores.ts';"],
  ['web-engine-only-in-sim', 'packages/web/src/parts/engine.tsx', "import '@oversleep/engine';"],
  ['web-engine-only-in-sim', 'packages/web/src/parts/steps.tsx', "import '@oversleep/questions/steps';"],
  ['web-contract-types-only', 'packages/web/src/api/schema.ts', "import '@oversleep/contract';"],
  ['style-room', 'packages/web/src/features/recipes/recipes.css', '.overview { color: green; }'],
  ['style-room', 'packages/web/src/ui/spare.module.css', '.spare { color: green; }'],
  ['style-room', 'packages/web/src/ui/reach.module.css', '@media print { h1 { color: green; } }'],
  ['style-room', 'packages/web/src/ui/handle.module.css', '.handle [data-ui="unknown"] { color: green; }'],
  [
    'style-room',
    'packages/web/src/ui/handle.ts',
    "import * as s from './handle.module.css';\nexport const a = [s.handle, s.no];",
  ],
  [
    'style-room',
    'packages/web/src/app/foreign.ts',
    "import * as s from '../ui/button.module.css';\nexport const a = s.button;",
  ],
  ['style-room', 'packages/web/src/ui/whole.ts', "import s from './button.module.css';\nexport const a = s;"],
  ['style-room', 'packages/web/src/ui/bare.tsx', 'export const bare = <i className="panel overview" />;'],
  ['style-token', 'packages/web/src/ui/size.module.css', '.button { font-size: 13px; }'],
  ['style-token', 'packages/web/src/ui/font.module.css', '.button { font: 700 0.8rem / 1.4 serif; }'],
  ['style-token', 'packages/web/src/ui/corner.module.css', '.button { border-radius: var(--r) 4px; }'],
  ['style-token', 'packages/web/src/ui/one-corner.module.css', '.button { border-top-left-radius: 50%; }'],
  ['style-token', 'packages/web/src/ui/layer.module.css', '.button { position: fixed; z-index: 9999; }'],
  ['style-token', 'packages/web/src/ui/width.module.css', '@media (width < 601px) { .button { color: red; } }'],
  ['style-token', 'packages/web/src/ui/spelling.module.css', '@media (max-width: 600px) { .button { color: red; } }'],
  ['style-token', 'packages/web/src/ui/query.ts', "export const query = '(width < 999px)';"],
  ['style-token', 'packages/web/src/ui/inline.tsx', 'export const style = { fontSize: 13 };'],
  ['test-pause', 'packages/game/src/pause.test.ts', 'export const a = new Promise((go) => setTimeout(go, 50));'],
  ['test-pause', 'packages/server/test/pause.ts', "import 'node:timers/promises';"],
  ['test-pause', 'packages/cli/test/second.ts', 'export const a = (vi) => vi.waitFor(() => {});'],
  ['test-pause', 'e2e/idle.ts', "export const options = { waitUntil: 'networkidle' };"],
  ['test-pause', 'packages/web/src/brief.test.tsx', 'export const options = { timeout: 3000 };'],
  ['test-pause', 'packages/engine/src/cost.test.ts', 'export const cost = () => process.cpuUsage().user;'],
  ['plain-words', 'packages/engine/src/stilted.ts', `// ${'no'}${'body'} knows why.`],
  ['limited-text', 'packages/game/src/bare.ts', "export const bare = (text: string) => text.normalize('NFC');"],
  ['limited-text', 'packages/web/src/ui/split.tsx', 'export const split = (a: Intl.Segmenter) => a;'],
  ['no-unresolvable', 'packages/web/src/ui/lost.tsx', "import './missing.tsx';"],
  ['no-junk-drawer', 'packages/web/src/ui/tidy.ts', "import './utils.ts';"],
  ['no-cycle', 'packages/web/src/state/a.ts', "import './b.ts';"],
  ['no-cycle', 'packages/web/src/api/a.ts', "import type { B } from './b.ts';\nexport type A = B;"],
];

const ACCOMPLICES = {
  'packages/web/src/ui/utils.ts': 'export const a = 1;',
  'packages/web/src/state/b.ts': "import './a.ts';",
  'packages/web/src/api/b.ts': "import type { A } from './a.ts';\nexport type B = A;",
};

let tree = '';

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'oversleep-structure-'));
  for (const [path, text] of Object.entries(TREE)) write(path, text);
  mkdirSync(join(tree, 'node_modules/@oversleep'), { recursive: true });
  for (const name of ['game', 'engine', 'questions', 'contract', 'server', 'web', 'cli']) {
    const exports = { '.': name === 'server' ? './src/server.ts' : './src/index.ts', './steps': './src/steps.ts' };
    write(`packages/${name}/package.json`, JSON.stringify({ name: `@oversleep/${name}`, type: 'module', exports }));
    symlinkSync(join(tree, 'packages', name), join(tree, 'node_modules/@oversleep', name));
  }
  for (const name of ['fastify', 'react', 'vitest', 'fast-check']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'dist/index.js' }));
    write(`node_modules/${name}/dist/index.js`, '');
  }
});

afterAll(() => {
  rmSync(tree, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(join(tree, dirname(path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

function checkStructure(folder: string) {
  return runToEnd([process.execPath, join(root, 'tools/structure.mjs'), folder], {});
}

// That this repository keeps them is a step of its own, see quick-steps.mjs.
test('a tree that keeps the rules passes', async () => {
  const { code, stdout } = await checkStructure(tree);
  expect(stdout).toMatch(/^\d+ modules, \d+ imports, no forbidden one\n$/);
  expect(code).toBe(0);
});

describe('a tree that breaks the rules', () => {
  let result = { code: Number.NaN as number | null, stdout: '' };

  beforeAll(async () => {
    for (const [, path, text] of PLANTED) write(path, text);
    for (const [path, text] of Object.entries(ACCOMPLICES)) write(path, text);
    result = await checkStructure(tree);
  });

  test.each(PLANTED)('%s: %s', (rule, path) => {
    expect(result.stdout).toContain(`${rule}: ${path} → `);
  });

  test('fails, and blames nothing but the planted files', () => {
    const planted = new Set([...PLANTED.map(([, path]) => path), ...Object.keys(ACCOMPLICES)]);
    const blamed = [...result.stdout.matchAll(/^[\w-]+: (\S+) →/gm)].map(([, path]) => path ?? '');
    expect(blamed.filter((path) => !planted.has(path))).toEqual([]);
    expect(result.code).toBe(1);
  });
});

test('a tree in which nothing was read does not pass', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'oversleep-structure-'));
  mkdirSync(join(empty, 'packages'));
  const { code, stdout } = await checkStructure(empty);
  rmSync(empty, { recursive: true });
  expect(stdout).toContain('unread');
  expect(code).toBe(1);
});
