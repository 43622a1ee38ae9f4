// `oversleep simulate`: what the team of a file makes in a week, as a table or as JSON.
import { compareWithFixed, createSimulation, runToEnd } from '@oversleep/engine';
import { command } from '../command/command.ts';
import { flag } from '../command/option.ts';
import { edition, JSON_INSTEAD, precision, seed, whole, workers } from '../command/options.ts';
import { ONE_FILE } from '../command/row.ts';
import { mostWorkers } from '../command/workers.ts';
import { noteRefusals } from '../input/refused-team.ts';
import { barOn } from '../output/progress-bar.ts';
import { chainsHere, chainsOfWorkers } from './chain-source.ts';
import { runSimulation } from './run.ts';
import { tableOfResult } from './table.ts';
import { loadTask, requestOfTask } from './task.ts';

/** Every chain is kept until the end, which takes about a gigabyte for so many days. */
const MOST_DAYS = 1_000_000;

export const simulate = command({
  name: 'simulate',
  about: 'Simulates what the team in FILE, {"settings": {…}, "members": […]}, makes in a week; - is standard input.',
  input: ONE_FILE,
  options: {
    edition: edition(),
    days: whole('N', 1, MOST_DAYS, 'simulate at least N days'),
    precision:
      precision(`or stop when the weekly total is known to this relative standard error (default 0.25%). A printed ± is 1.96
standard errors: the true mean is inside it 19 times out of 20. The 10, 50 and 90 % points of a week then get extra days
until each is known to ± 0.5 % of the week, or the work has grown by half a CAL (about 2,000 days of a team of five)`),
    seed: seed('the same seed gives the same answer with any number of workers'),
    workers: workers(1, 'threads (default 1, at most one per core)'),
    'reference-rules': flag({ help: 'use the numbers and rules of the reference tool, to compare with it' }),
    json: JSON_INSTEAD,
  },
  exclusive: ['days', 'precision'],
  afterwards: 'Ctrl-C stops and prints the results so far.',
  interruptible: 'anything',
  run: async ({ file, options, interrupt }) => {
    const task = loadTask(file, options.edition, options['reference-rules'], options.seed);
    const start = performance.now();
    const request = requestOfTask(task);
    noteRefusals(request.game, task.checked);
    const simulation = createSimulation(request, {
      seed: options.seed,
      ...(options.days === undefined ? { precision: options.precision } : { days: options.days }),
    });
    const count = mostWorkers(options.workers);
    const source = count > 1 ? chainsOfWorkers(task, count) : chainsHere(simulation);
    const bar = barOn(process.stderr);
    try {
      await runSimulation(simulation, source, interrupt, bar.show);
    } finally {
      bar.clear();
      await source.end();
    }
    if (simulation.next() < 2) return undefined;
    const { recipeType } = request.settings;
    const { rotation, ...result } = simulation.result();
    const against = interrupt.aborted ? undefined : runToEnd(compareWithFixed(request, options.seed));
    return {
      result: rotation ? { ...result, rotation: { ...rotation, ...(against && { against }) } } : result,
      recipeType,
      seconds: (performance.now() - start) / 1000,
    };
  },
  table: ({ result, ...circumstances }) => tableOfResult(result, circumstances),
  json: ({ result }) => result,
});
