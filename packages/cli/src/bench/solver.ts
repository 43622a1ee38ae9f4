// `npm run bench -- solver`: how long it takes to solve every recipe of every edition at level 60 with camp.
import { parseArgs } from 'node:util';
import { createSupplies, producersFor, solveRecipe } from '@oversleep/engine';
import { DEFAULT_BEDTIME, DEFAULT_WAKEUP, EDITIONS, gameOf } from '@oversleep/game';
import { fixed, tableOf, whole } from '../output/text.ts';

/** For all recipes of all editions together. */
const BUDGET_MS = 1000;

interface Row {
  readonly edition: string;
  readonly producers: number;
  readonly suppliesMs: number;
  readonly recipes: number;
  readonly solved: number;
  readonly teams: number;
  /** Smallest size and all teams of it. */
  readonly solveMs: number;
  readonly slowestMs: number;
}

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const rows = EDITIONS.map(measured);
const totalMs = rows.reduce((sum, { solveMs }) => sum + solveMs, 0);
process.stdout.write(`${values.json ? JSON.stringify({ rows, totalMs, budgetMs: BUDGET_MS }) : table()}\n`);
if (totalMs > BUDGET_MS) process.exitCode = 1;

function measured(edition: (typeof EDITIONS)[number]): Row {
  const game = gameOf(edition);
  const settings = { level: 60, camp: true, bedtime: DEFAULT_BEDTIME, wakeup: DEFAULT_WAKEUP };
  const [producers, suppliesMs] = timed(() => producersFor(createSupplies(game, settings)));
  const solved = game.recipes.rows.map((recipe) =>
    timed(() => solveRecipe({ game, recipe, settings, given: [], producers })),
  );
  const times = solved.map(([, milliseconds]) => milliseconds);
  return {
    edition,
    producers: producers.length,
    suppliesMs,
    recipes: solved.length,
    solved: solved.filter(([{ size }]) => size !== undefined).length,
    teams: solved.reduce((sum, [{ teams }]) => sum + teams.length, 0),
    solveMs: times.reduce((sum, milliseconds) => sum + milliseconds, 0),
    slowestMs: Math.max(...times),
  };
}

/** What passed or what the processor spent on it, whichever is less: whatever else the machine does only slows. */
function timed<Result>(work: () => Result): readonly [Result, number] {
  const start = performance.now();
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [result, Math.min(performance.now() - start, (user + system) / 1000)];
}

function table(): string {
  const header = ['Edition', 'producers', 'supplies', 'recipes', 'solved', 'teams listed', 'all recipes', 'slowest'];
  return [
    tableOf([
      header,
      ...rows.map((row) => [
        row.edition,
        whole(row.producers),
        `${whole(row.suppliesMs)} ms`,
        whole(row.recipes),
        whole(row.solved),
        whole(row.teams),
        `${fixed(row.solveMs, 1)} ms`,
        `${fixed(row.slowestMs, 1)} ms`,
      ]),
    ]),
    `All recipes together: ${fixed(totalMs, 1)} of ${whole(BUDGET_MS)} ms`,
  ].join('\n');
}
