// `npm run bench -- errors`: whether the doubt that comes with an answer is right, for each recorded team of five. Takes minutes.
import { type Estimate, simulateRequest, type TeamRequest } from '@oversleep/engine';
import { DAYS_A_WEEK, marginOf } from '@oversleep/game';
import { type RecordedTeam, recordedTeams, requestFor } from './teams.ts';

const PRECISIONS = [0.01, 0.0025];
const RUNS = 100;
/** Where 95 % of all answers should lie, in errors. */
const WIDTH = marginOf(1);

/** Years from an empty bag on, in pairs of runs that have nothing in common, with no kitchen but the real one. */
const PATIENT = { pilotWeeks: 0, burnInWeeks: 40, chainWeeks: 300 };
const PAIRS = 30;

function answerTo(request: TeamRequest, options: Parameters<typeof simulateRequest>[1]): Estimate {
  const result = simulateRequest(request, { ...options, settle: false });
  if (!result) throw new Error('No answer');
  return { mean: result.mean.team.total, error: result.error.team.total };
}

function longRunOf(team: RecordedTeam): Estimate {
  const days = PAIRS * 2 * PATIENT.chainWeeks * DAYS_A_WEEK;
  return answerTo(requestFor(team, PATIENT), { seed: 77, days, maxDays: days });
}

const percent = (share: number, digits: number): string => `${(100 * share).toFixed(digits)} %`;

const truths = recordedTeams().map((team) => ({ team, request: requestFor(team), truth: longRunOf(team) }));
for (const precision of PRECISIONS) {
  process.stdout.write(`Stopped at ${percent(precision, 2)}: covered, too high by, spread in errors\n`);
  let sum = 0;
  for (const { team, request, truth } of truths) {
    const answers = Array.from({ length: RUNS }, (_, run) => answerTo(request, { precision, seed: 1000 + run }));
    const off = answers.map(({ mean }) => mean - truth.mean);
    const covered = answers.filter(({ error }, run) => Math.abs(off[run] ?? 0) <= WIDTH * error).length / RUNS;
    const squares = off.reduce((total, value) => total + value ** 2, 0);
    const expected = answers.reduce((total, { error }) => total + error ** 2, 0);
    const excess = off.reduce((total, value) => total + value, 0) / RUNS / truth.mean;
    const cells = [
      team.name.padEnd(16),
      percent(covered, 0).padStart(6),
      `${percent(excess, 3).padStart(10)} ± ${percent(truth.error / truth.mean, 3)}`,
      Math.sqrt(squares / expected)
        .toFixed(2)
        .padStart(8),
    ];
    sum += covered;
    process.stdout.write(`${cells.join('')}\n`);
  }
  process.stdout.write(`${'mean'.padEnd(16)}${percent(sum / truths.length, 1).padStart(8)}\n`);
}
