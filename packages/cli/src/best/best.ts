// `oversleep best`: the best teams of five out of a box.
import {
  conflictingWishes,
  createSearch,
  ImpossibleWish,
  type NamedSwapPlans,
  questionOf,
  runSearchRounds,
  type Search,
  type SearchAnswer,
  type SearchTask,
} from '@oversleep/engine';
import { chanceText, gameOf, nameIn } from '@oversleep/game';
import { command } from '../command/command.ts';
import { names, type OptionValues, text } from '../command/option.ts';
import { edition, json, seed, whole as wholeNumber, workers } from '../command/options.ts';
import type { Input } from '../command/row.ts';
import { mostWorkers } from '../command/workers.ts';
import { loadBox, settingsIn } from '../input/load.ts';
import { Refusal } from '../input/strict.ts';
import { shareBarOn } from '../output/progress-bar.ts';
import { counted, doubtful, fixed, tableOf, whole } from '../output/text.ts';
import { CONDITIONS, conditioned, refuseContradiction } from './conditions.ts';
import { GOAL, goalOn } from './goal.ts';
import { onThisThread, onWorkerThreads, yieldToEvents } from './search-workers.ts';
import { rotationsOf, SWAP_OPTIONS, swapsIn, tableOfSwaps } from './swaps.ts';

const MOST_SECONDS = 86_400;
const MOST_STEPS = 10_000_000;

const BOX: Input = {
  shown: 'BOX.json',
  words: 'one BOX and --settings FILE',
  least: 1,
  most: 1,
  with: 'settings',
};

const OPTIONS = {
  settings: text('SETTINGS.json', (given = '') => given, { required: true }),
  edition: edition(),
  seconds: text(
    'N',
    (given, complain) => {
      if (given === undefined) return undefined;
      const value = /^\d+(\.\d+)?$/.test(given) ? Number(given) : Number.NaN;
      if (!(value > 0 && value <= MOST_SECONDS)) complain(`must be above 0 and at most ${MOST_SECONDS}`);
      return value;
    },
    { help: 'stop after N seconds and print the best so far' },
  ),
  steps: wholeNumber(
    'N',
    1,
    MOST_STEPS,
    'or after N chains of simulated weeks; the same seed and steps give the same answer with any number of workers',
  ),
  seed: seed(),
  workers: workers(1),
  goal: GOAL,
  include: names('IDS', { help: 'Pokémon that must be in every team: ids, separated by commas' }),
  exclude: names('IDS', { help: 'Pokémon that must not be in any team' }),
  ...CONDITIONS,
  ...SWAP_OPTIONS,
  json: json(
    '{"teams": [{"ids", "total", "error", "raced", "sure"}], "considered", "simulated", "steps", "exhaustive", "seconds"}, best first',
  ),
};

type BestOptions = OptionValues<typeof OPTIONS>;

export const best = command({
  name: 'best',
  about: `Finds the best teams of five in BOX.json for the week that SETTINGS.json describes. BOX.json is {"creatures": [{"id", …}]} with the
fields of a member as in simulate, or any file that box read understands (ids are then those of the file, or its record numbers).
SETTINGS.json is the "settings" of simulate. - is standard input.`,
  input: BOX,
  options: OPTIONS,
  exclusive: ['seconds', 'steps'],
  afterwards: `"error" is a standard error. "raced" is true for teams in the final round. "sure" is the chance that the first team is better than
this one (for the first team: than the next one in the final round), or null unless both were in the final round.
With --swaps, "fixed" is the best team without changes, and "swaps" has {"swaps", "pays", "strength", "members", "rotation",
"against"} for each frequency; "rotation" can be used as "settings.rotation" in simulate.
Ctrl-C stops the search and prints the best so far.`,
  interruptible: 'any team',
  run: async ({ file, options, interrupt }) => {
    const start = performance.now();
    const task = taskOf(file, options);
    // Reading the box may have taken long enough for Ctrl-C to be waiting.
    await yieldToEvents();
    const swaps = swapsIn(options, task.checked.settings);
    const answer = interrupt.aborted ? undefined : await searched(task, options, interrupt);
    if (!answer || (interrupt.aborted && answer.teams.length === 0)) return undefined;
    const rotations = swaps.wanted.length > 0 ? await rotationsOf(task, answer, swaps, interrupt) : undefined;
    return { task, answer, rotations, seconds: (performance.now() - start) / 1000 };
  },
  table: tableOfTeams,
  json: jsonOf,
});

interface BestResult {
  readonly task: SearchTask;
  readonly answer: SearchAnswer;
  /** Asked for with --swaps. */
  readonly rotations: NamedSwapPlans | undefined;
  readonly seconds: number;
}

function taskOf(file: string, wanted: BestOptions): SearchTask {
  const { edition: id, settings, seed: start } = wanted;
  const goal = goalOn(gameOf(id), wanted.goal);
  const { checked, wishes } = conditioned(gameOf(id), loadBox(gameOf(id), file, settingsIn(settings)), wanted);
  return { edition: id, checked, goal: goal(checked.settings.island), wishes, seed: start, present: [] };
}

async function searched(task: SearchTask, wanted: BestOptions, interrupted: AbortSignal): Promise<SearchAnswer> {
  const { seconds, steps } = wanted;
  const count = mostWorkers(wanted.workers);
  const search = searchFor(task, steps ?? (seconds === undefined ? undefined : Number.POSITIVE_INFINITY));
  const workers = count > 1 ? onWorkerThreads(task, count) : onThisThread(task);
  const ending = new AbortController();
  const end = () => ending.abort();
  if (interrupted.aborted) end();
  interrupted.addEventListener('abort', end);
  // The timer is kept in a variable: one inside a combined signal may be collected before it fires.
  const alarm = seconds === undefined ? undefined : setTimeout(end, 1000 * seconds);
  const bar = shareBarOn(process.stderr);
  const began = performance.now();
  try {
    const onRound = () => {
      const spent = (performance.now() - began) / 1000;
      bar.show(() => Math.max(search.done(), seconds === undefined ? 0 : Math.min(1, spent / seconds)));
    };
    await runSearchRounds({ search, workers, stop: ending.signal, onRound, yieldToEvents });
  } finally {
    clearTimeout(alarm);
    interrupted.removeEventListener('abort', end);
    bar.clear();
    await workers.end();
  }
  return search.answer();
}

function searchFor(task: SearchTask, steps: number | undefined): Search {
  try {
    const question = questionOf(task);
    const search = createSearch(question, steps === undefined ? {} : { steps });
    refuseContradiction(conflictingWishes(question));
    return search;
  } catch (error) {
    if (error instanceof ImpossibleWish) throw new Refusal(error.message);
    throw error;
  }
}

const idsOf = ({ checked }: SearchTask, team: readonly number[]): readonly string[] =>
  team.map((number) => checked.members[number]?.creature.externalId ?? '');

function jsonOf({ task, answer: { teams, ...answer }, rotations, seconds }: BestResult) {
  return {
    teams: teams.map(({ team, ...found }) => ({ ids: idsOf(task, team), ...found })),
    ...answer,
    ...rotations,
    seconds,
  };
}

function tableOfTeams({ task, answer, rotations, seconds }: BestResult): string {
  const { teams, considered, simulated, exhaustive } = answer;
  const rows = teams.map(({ team, total, error, sure }, place) => [
    `${place + 1}`,
    doubtful(total, error),
    place === 0 || sure === null ? '' : chanceText(sure),
    team.map((number) => nameOf(task, number)).join(', '),
  ]);
  const known = exhaustive
    ? simulated === 1
      ? 'There is only one such team.'
      : `All ${whole(simulated)} teams were simulated.`
    : `Best found: ${counted(considered, 'team was', 'teams were')} estimated and ${whole(simulated)} of them simulated.`;
  return [
    tableOf([['', 'a week', 'first is better', 'team'], ...rows]),
    ...(rotations ? [tableOfSwaps(task, rotations)] : []),
    `${known} ${fixed(seconds, 1)} s`,
    'The true mean is within each ± 19 times out of 20. Only teams in the final round show how sure the order is.',
  ].join('\n\n');
}

function nameOf({ checked }: SearchTask, number: number): string {
  const creature = checked.members[number]?.creature;
  if (!creature) return '';
  const species = nameIn('en', 'species', creature.pokemon) ?? creature.pokemon;
  return `${species} (${creature.externalId})`;
}
