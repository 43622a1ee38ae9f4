// `npm run bench`: how fast the formulas are. `-- engine [--json]`: how fast and how large the simulation is. `-- errors`: whether its errors are right.
// `-- rules`: what the rules in which we leave the reference do to the recorded teams.
// `-- search [--sizes 12,60] [--boxes N] [--check] [--json]`: how soon the best team of random boxes is found, and whether it is the best.
// `-- search --certainty [--boxes N] [--json]`: of two teams one of which it calls surely better, how often that one is.
// `-- rotations [--boxes N] [--json]`: what swapping team members gains in random boxes, with plain and with usual cooking.
// `-- rotations --errors [--runs N] [--from SEED] [--json]`: how often 95 % intervals of rotations hold.
// `-- solver [--json]`: how fast every recipe is solved. `-- server [--json]`: how fast the server answers under load. `-- web [--json]`: how soon figures follow an edit in a browser.
// `-- open [--json] [--seconds N] [--only flood]`: how fast open routes answer, how large tables are, and what a player notices of fifty guests.
// `-- flood [--json] [--calls N]`: what others notice of one guest who floods the server, and the largest bodies of all routes.
// `-- hostile [--each N] [--json]`: how long the main thread is busy with texts that no person writes, in every field of every route.
// `-- chaos [--minutes N] [--json]`: whether anything is lost while databases and servers fail.
// `-- box [--json]`: how soon a Pokébox of 300 can be used there, and the strength of all is known.
// `-- screens [--count N] [--json]`: how fast drawn screenshots are read in a browser, and how much memory that takes.
// `-- screens FOLDER…`: how well and how fast screenshots are read whose truth lies beside them.
import { join } from 'node:path';
import { runNode } from './machine/child.mjs';
import { programs } from './machine/programs.mjs';
import { root } from './machine/root.mjs';

const [what, ...rest] = process.argv.slice(2);
if (what === 'engine') process.exitCode = await benchEngine(rest);
else if (what === 'errors') process.exitCode = await benchProgram('errors.ts');
else if (what === 'rules') process.exitCode = await benchProgram('rules.ts');
else if (what === 'solver') process.exitCode = await benchSolver(rest);
else if (what === 'search') process.exitCode = await benchSearch(rest);
else if (what === 'rotations') process.exitCode = await benchRotations(rest);
else if (what === 'server') process.exitCode = await benchServer('bench/main.ts', rest);
else if (what === 'open') process.exitCode = await benchServer('bench/open.ts', rest);
else if (what === 'flood') process.exitCode = await benchServer('bench/flood.ts', rest);
else if (what === 'hostile') process.exitCode = await benchServer('test/hostile/main.ts', rest);
else if (what === 'chaos') process.exitCode = await benchServer('test/chaos/main.ts', rest);
else if (what === 'screens') process.exitCode = await benchScreens(rest);
else if (what === 'web') process.exitCode = await benchPage('bench-web.ts', rest);
else if (what === 'box') process.exitCode = await benchPage('bench-box.ts', rest);
else process.exitCode = await benchFormulas(process.argv.slice(2));

/** @param {string} file @param {readonly string[]} args */
async function benchServer(file, args) {
  const { buildServer } = await import('./build/server-build.mjs');
  const main = join(root, 'packages/server', file);
  return runNode(['--import', 'tsx', main, '--server', await buildServer(), ...args], { cwd: root });
}

/** @param {string} file @param {readonly string[]} args */
function benchPage(file, args) {
  return runNode(['--import', 'tsx', join(root, 'e2e', file), ...args], { cwd: root });
}

/** @param {string} file */
function benchProgram(file) {
  return runNode(['--import', 'tsx', join(root, 'packages/cli/src/bench', file)], { cwd: root });
}

/** @param {readonly string[]} args */
function benchSearch(args) {
  const file = args.includes('--certainty') ? 'certainty.bench.ts' : 'search.bench.ts';
  return runNode(['--import', 'tsx', join(root, 'packages/engine/test', file), ...args], { cwd: root });
}

/** @param {readonly string[]} args */
function benchRotations(args) {
  const file = args.includes('--errors') ? 'rotation-errors.bench.ts' : 'rotations.bench.ts';
  return runNode(['--import', 'tsx', join(root, 'packages/engine/test', file), ...args], { cwd: root });
}

/** @param {readonly string[]} args */
function benchSolver(args) {
  return runNode(['--import', 'tsx', join(root, 'packages/cli/src/bench/solver.ts'), ...args], { cwd: root });
}

/** @param {readonly string[]} args */
function benchScreens(args) {
  if (args.length === 0 || args[0]?.startsWith('--')) return benchPage('bench-screens.ts', args);
  return runNode(['--import', 'tsx', join(root, 'packages/cli/src/bench/screens.ts'), ...args], { cwd: root });
}

/** @param {readonly string[]} args */
function benchFormulas(args) {
  return runNode([programs.vitest, 'bench', '--run', '--project', 'unit', ...args], { cwd: root });
}

// Through tsx: as ES modules its code runs as fast as a bundle does.
/** @param {readonly string[]} args */
async function benchEngine(args) {
  const { CHUNK_BUDGET, workerBytes } = await import('./build/worker-chunk.mjs');
  const bytes = await workerBytes();
  const chunk = ['--chunk-bytes', String(bytes), '--chunk-budget', String(CHUNK_BUDGET)];
  return runNode(['--import', 'tsx', join(root, 'packages/cli/src/bench/engine.ts'), ...chunk, ...args], { cwd: root });
}
