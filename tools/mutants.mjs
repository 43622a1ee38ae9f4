// `npm run mutants`: breaks the engine on purpose, one small mistake at a time in a copy, and says which ones no test notices.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MUTANTS } from './checks/mutants-list.mjs';
import { root } from './machine/root.mjs';

/** Only those whose file or words contain the argument, if there is one. */
const [wanted = ''] = process.argv.slice(2);
/** Limit of processor seconds for each process, so that a mutant that loops forever is noticed even on a busy machine. */
const ENOUGH = 180;

const copy = makeCopy();
try {
  const chosen = MUTANTS.filter(({ file, find }) => `${file} ${find}`.includes(wanted));
  // If the unchanged sources failed, every mutant would seem to be noticed.
  if (fails([...new Set(chosen.flatMap(({ tests }) => tests))])) throw new Error('The tests fail without any mistake.');
  const survivors = chosen.filter(survives);
  const unexpected = survivors.filter(({ equivalent }) => equivalent === undefined);
  process.stdout.write(`${survivors.length} survived, ${unexpected.length} of them without a reason\n`);
  process.exitCode = unexpected.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** @param {import('./checks/mutants-list.mjs').Mutant} mutant */
function survives({ file, find, replace, tests, equivalent }) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  // File by file, the quick ones first: most mistakes are noticed there.
  const isNoticed = tests.some((test) => fails([test]));
  writeFileSync(path, text);
  const end = isNoticed ? '✓ noticed ' : equivalent === undefined ? '✗ survived' : '· survived';
  const why = !isNoticed && equivalent !== undefined ? ` (${equivalent})` : '';
  process.stdout.write(`${end} ${file}: ${find} → ${replace}${why}\n`);
  return !isNoticed;
}

/** @param {readonly string[]} tests */
function fails(tests) {
  const vitest = [
    join(copy, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--bail',
    '1',
    '--testTimeout',
    '0',
    '--project',
    'unit',
    ...tests,
  ];
  const limited = ['-c', `ulimit -t ${ENOUGH}; exec "$@"`, 'sh', process.execPath, ...vitest];
  // The whole of what tests can try: a mistake that few teams feel is to be noticed now, not some day.
  const env = { ...process.env, FULL: '1' };
  return spawnSync('sh', limited, { cwd: copy, env, stdio: 'ignore' }).status !== 0;
}

/** The sources, with the packages of this checkout but its own among them from the copy. */
function makeCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'oversleep-mutants-'));
  for (const name of [
    'packages',
    'tools',
    'facts',
    'vitest.config.ts',
    'package.json',
    'tsconfig.json',
    'tsconfig.base.json',
  ])
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (from) => !/\/(node_modules|dist)$/.test(from),
    });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@oversleep'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@oversleep' && name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(root, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(modules, '@oversleep', name));
  return folder;
}
