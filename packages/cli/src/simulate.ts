// `oversleep simulate`: what the team of a file makes in a week, as a table or as JSON.
import { createSimulation, type TeamRequest, type TeamResult } from '@oversleep/engine';
import { chainsHere, chainsOfWorkers, mostWorkers } from './chain-source.ts';
import type { Command } from './command.ts';
import { readJson, refusalOf } from './input.ts';
import { INTERRUPTED, onInterrupt } from './interrupt.ts';
import { barOn } from './progress-bar.ts';
import { noteRefusal } from './refused-team.ts';
import { optionsIn, USAGE, type Wanted } from './simulate-options.ts';
import { runSimulation } from './simulate-run.ts';
import { tableOfResult } from './simulate-table.ts';
import { requestOfTask, type Task } from './task.ts';

export const simulate: Command = {
  usage: USAGE,
  about: `What the team in FILE, {"settings": {…}, "members": […]}, makes in a week; - is standard input.
--days N           simulate at least N days, for everything
--precision P      or stop when the weekly total is known to this relative standard error (default 0.25%; what is printed after
                   a ± is 1.96 times the standard error, which holds 19 times out of 20); the points of the
                   week (10, 50 and 90 %) then get more days of their own, until each is known to ± 0.5 % of the week in 95 of
                   100 cases or the work has grown by half a CAL (some 2,000 days of a team of five)
--seed S           the same seed gives the same answer, with any number of workers
--workers N        threads (default 1, at most one per core)
--reference-rules  figures and rules of the reference tool, for comparison with it
--json             everything that is known instead of a table
Ctrl-C stops with what is known so far.`,
  run: async (args) => {
    // First of all: reading the input takes time, too, and Ctrl-C may come meanwhile.
    const interrupt = onInterrupt();
    const wanted = optionsIn(args);
    const { edition, referenceRules, json, options } = wanted;
    const task: Task = { edition, referenceRules, input: readJson(wanted.file), seed: options.seed };
    const request = requestOfTask(task);
    if (!request.ok) throw refusalOf(request.problems);
    const { game, members } = request.value;
    noteRefusal(
      game,
      members.map(({ build }) => build.species.name),
    );
    const start = performance.now();
    const result = await resultOf(request.value, task, wanted, interrupt);
    const exitCode = interrupt.aborted ? INTERRUPTED : 0;
    if (!result) return { text: '', exitCode };
    const seconds = (performance.now() - start) / 1000;
    const { recipeType } = request.value.settings;
    return { text: json ? JSON.stringify(result) : tableOfResult(result, { recipeType, seconds }), exitCode };
  },
};

async function resultOf(
  request: TeamRequest,
  task: Task,
  { options, workers }: Wanted,
  interrupt: AbortSignal,
): Promise<TeamResult | undefined> {
  const simulation = createSimulation(request, options);
  const count = mostWorkers(workers);
  const source = count > 1 ? chainsOfWorkers(task, count) : chainsHere(simulation);
  const bar = barOn(process.stderr);
  try {
    await runSimulation(simulation, source, interrupt, bar.show);
  } finally {
    bar.clear();
    await source.end();
  }
  const known = simulation.next() > 1;
  if (interrupt.aborted) process.stderr.write(`Stopped early${known ? '' : ', before anything was known'}.\n`);
  return known ? simulation.result() : undefined;
}
