// `npm run bench -- engine`: how fast the recorded teams of five are simulated, and what a day leaves on the heap.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { DEFAULT_PRECISION, simulateRequest, type TeamRequest } from '@oversleep/engine';
import { EDITIONS } from '@oversleep/game';
import { calibration } from '../../../../tools/machine/calibration.ts';
import { HEAP_FLAGS, type Heap, heapOf } from './heap.ts';
import { daysPerSecond, geometricMean, millisecondsOfIdeals, millisecondsTo } from './measure.ts';
import { type BenchReport, type Speeds, tableOfReport } from './table.ts';
import { asPlayersCook, recordedTeams, requestFor } from './teams.ts';

const FIRST_PRECISION = 0.01;
/** A kitchen with every kind of skill around it. */
const HEAP_TEAM = 't09';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    'chunk-bytes': { type: 'string', default: '0' },
    'chunk-budget': { type: 'string', default: '0' },
    heap: { type: 'boolean', default: false },
  },
});
const teams = recordedTeams();
if (values.heap) process.stdout.write(JSON.stringify(heaps()));
else {
  const report = reportOf();
  process.stdout.write(`${values.json ? JSON.stringify(report) : tableOfReport(report)}\n`);
}

function reportOf(): BenchReport {
  // Until everything that any team needs has been compiled.
  for (const team of teams) simulateRequest(requestFor(team));
  const cal = calibration();
  const measured = teams.map((team) => ({ ...team, speeds: speedsOf(requestFor(team), cal) }));
  // No team of the newest edition has been recorded yet.
  const editions = EDITIONS.filter((id) => teams.some(({ edition }) => edition === id));
  const means = ['all', ...editions].map((group) => {
    const members = measured.filter(({ edition }) => group === 'all' || group === edition);
    return [group, meanSpeeds(members.map(({ speeds }) => speeds))] as const;
  });
  return {
    calMs: cal,
    teams: Object.fromEntries(measured.map(({ name, speeds }) => [name, speeds])),
    geometricMeans: Object.fromEntries(means),
    heap: heapsOfChild(),
    workerChunk: { gzipBytes: Number(values['chunk-bytes']), budget: Number(values['chunk-budget']) },
  };
}

function speedsOf(request: TeamRequest, cal: number): Speeds {
  const perSecond = daysPerSecond(request, true);
  const filling = daysPerSecond(asPlayersCook(request), true);
  const without = daysPerSecond(request, false);
  const preciseMs = millisecondsTo(request, DEFAULT_PRECISION);
  const settledMs = millisecondsTo(request, DEFAULT_PRECISION, true);
  const firstMs = millisecondsTo(request, FIRST_PRECISION);
  const idealMs = millisecondsOfIdeals(request);
  return {
    daysPerSecond: perSecond,
    daysPerCal: (perSecond * cal) / 1000,
    daysPerSecondFilling: filling,
    fillingShare: filling / perSecond,
    daysPerSecondWithoutCooking: without,
    daysPerCalWithoutCooking: (without * cal) / 1000,
    preciseMs,
    preciseCal: preciseMs / cal,
    settledMs,
    settledCal: settledMs / cal,
    firstMs,
    firstCal: firstMs / cal,
    idealMs,
    idealCal: idealMs / cal,
  };
}

function meanSpeeds(rows: readonly Speeds[]): Speeds {
  const mean = (of: (speeds: Speeds) => number) => geometricMean(rows.map(of));
  return {
    daysPerSecond: mean((speeds) => speeds.daysPerSecond),
    daysPerCal: mean((speeds) => speeds.daysPerCal),
    daysPerSecondFilling: mean((speeds) => speeds.daysPerSecondFilling),
    fillingShare: mean((speeds) => speeds.fillingShare),
    daysPerSecondWithoutCooking: mean((speeds) => speeds.daysPerSecondWithoutCooking),
    daysPerCalWithoutCooking: mean((speeds) => speeds.daysPerCalWithoutCooking),
    preciseMs: mean((speeds) => speeds.preciseMs),
    preciseCal: mean((speeds) => speeds.preciseCal),
    settledMs: mean((speeds) => speeds.settledMs),
    settledCal: mean((speeds) => speeds.settledCal),
    firstMs: mean((speeds) => speeds.firstMs),
    firstCal: mean((speeds) => speeds.firstCal),
    idealMs: mean((speeds) => speeds.idealMs),
    idealCal: mean((speeds) => speeds.idealCal),
  };
}

function heaps(): { [team: string]: Heap } {
  const chosen = teams.filter(({ name }) => name.endsWith(HEAP_TEAM));
  return Object.fromEntries(
    chosen.map((team) => [team.name, heapOf((chainWeeks) => requestFor(team, { chainWeeks, burnInWeeks: 0 }))]),
  );
}

/** The same program in a process that collects no garbage unless asked. */
function heapsOfChild(): { [team: string]: Heap } {
  const args = [...HEAP_FLAGS, ...process.execArgv, process.argv[1] ?? '', '--heap'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The heap could not be measured:\n${stderr}`);
  return JSON.parse(stdout);
}
