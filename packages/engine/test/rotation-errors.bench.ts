// `npm run bench -- rotations --errors`: how often 95 % intervals hold for what six rotations make, and for what they gain over
// the best five that stay. The truth is a run with other random numbers that is many times as long.
import { parseArgs } from 'node:util';
import { simulateRequest } from '../src/answer/simulate.ts';
import type { Estimate } from '../src/statistics/regression.ts';
import { runToEnd } from '../src/stepwise.ts';
import { compareWithFixed } from '../src/swaps/against.ts';
import { requestFor, SIX } from './swap-plans-of-r.ts';

const { values } = parseArgs({
  options: {
    errors: { type: 'boolean' },
    runs: { type: 'string', default: '100' },
    from: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

/** Relative standard errors at which a run stops: a coarse one, and the usual one. */
const PRECISIONS = [0.005, 0.0025];
const LONG = { seed: 1_000_003, precision: 0.0003 };
const SURE = 1.96;
const runs = Number(values.runs);
const seeds = Array.from({ length: runs }, (_, n) => Number(values.from) + n);

type Question = ReturnType<typeof requestFor>;

function totalOf(request: Question, options: { readonly seed: number; readonly precision: number }): Estimate {
  const result = simulateRequest(request, { ...options, settle: false });
  if (!result) throw new Error('Cancelled');
  return { mean: result.mean.team.total, error: result.error.team.total };
}

/** Each one's best five is known by its ids. */
const fixedTotals = new Map<string, Estimate>();
function fixedTotal(team: readonly string[]): Estimate {
  const key = team.toSorted().join();
  const known = fixedTotals.get(key) ?? totalOf(requestFor({ lineups: [team], changes: [EVERY_DAY] }), LONG);
  fixedTotals.set(key, known);
  return known;
}
const EVERY_DAY = { lineup: 0, at: 'wakeup' };

interface Covered {
  /** Share of the intervals that hold. */
  readonly share: number;
  /** Those that lie above the truth, and below. */
  readonly above: number;
  readonly below: number;
}

function covered(known: readonly { readonly found: Estimate; readonly truth: Estimate }[]): Covered {
  const off = known.map(({ found, truth }) => (found.mean - truth.mean) / Math.hypot(found.error, truth.error));
  const above = off.filter((one) => one > SURE).length;
  const below = off.filter((one) => one < -SURE).length;
  return { share: 1 - (above + below) / known.length, above, below };
}

const percent = ({ share, above, below }: Covered) => `${(100 * share).toFixed(1)} (${above} + ${below})`;
const row = (cells: readonly string[]) => {
  if (!values.json) process.stdout.write(`| ${cells.join(' | ')} |\n`);
};
row([
  `rotation, seeds ${values.from} to ${Number(values.from) + runs - 1}`,
  ...PRECISIONS.map((precision) => `total known to ${100 * precision} %`),
  'gain',
]);

/** By rotation, then by what was tried: both totals, and the gain. */
const rows = SIX.map((rotation, n) => {
  const request = requestFor(rotation);
  const truth = totalOf(request, LONG);
  const totals = PRECISIONS.map((precision) =>
    seeds.map((seed) => ({ found: totalOf(request, { seed, precision }), truth })),
  );
  const gains = seeds.map((seed) => {
    const against = runToEnd(compareWithFixed(request, seed));
    if (!against) throw new Error('No rotation');
    const fixed = fixedTotal(against.team);
    const gained = { mean: truth.mean - fixed.mean, error: Math.hypot(truth.error, fixed.error) };
    return { found: against.gain, truth: gained };
  });
  const all = [...totals, gains];
  row([`${n + 1}`, ...all.map((known) => percent(covered(known)))]);
  return all;
});
const all = [...PRECISIONS, 'gain'].map((what, w) => ({
  what,
  each: rows.map((known) => covered(known[w] ?? [])),
  all: covered(rows.flatMap((known) => known[w] ?? [])),
}));
row(['all', ...all.map((one) => percent(one.all))]);
if (values.json) process.stdout.write(`${JSON.stringify(all)}\n`);
