// `oversleep best`: the best teams of five out of a box.
import {
  conduct,
  createSearch,
  type Goal,
  ImpossibleWish,
  questionOf,
  type Search,
  type SearchAnswer,
  type SearchTask,
} from '@oversleep/engine';
import { chanceText, type EditionId, gameOf, nameIn, ranksOf } from '@oversleep/game';
import { candidatesIn, settingsIn } from './best-box.ts';
import { searchOptionsIn, USAGE, type WantedGoal, type WantedSearch } from './best-options.ts';
import { mostWorkers } from './chain-source.ts';
import type { Command } from './command.ts';
import { Refusal, readJson, readText } from './input.ts';
import { INTERRUPTED, onInterrupt } from './interrupt.ts';
import { shareBarOn } from './progress-bar.ts';
import { crewHere, crewOfWorkers, letIn } from './search-crew.ts';
import { counted, doubtful, fixed, tableOf, whole } from './text.ts';

export const best: Command = {
  usage: USAGE,
  about: `The best teams of five out of BOX.json, {"creatures": [{"id", …}]} with the fields of a member of simulate, or anything that
box read reads (ids are then those of the file, or the numbers of its records), in the week that SETTINGS.json describes (the
"settings" of simulate); - is standard input.
--seconds N        stop after N seconds with the best so far
--steps N          or after N chains of simulated weeks; the same seed and steps give the same answer, with any number of workers
--goal G           what a team is to make most of: strength of the week (default), of its curries, salads or desserts, of its berries
                   alone, how often a week it cooks a dish, dream shards, procs or an ingredient a week, or the chance (0 to 1) that a
                   week reaches a rank of Snorlax, such as "rank:Master 5"
--include IDS      creatures that are in every team, by id, separated by commas
--exclude IDS      creatures that are in none
--json             {"teams": [{"ids", "total", "error", "raced", "sure"}], "considered", "simulated", "steps", "exhaustive", "seconds"}, best first
"error" is a standard error; "raced" says whether a team ran in the final race; "sure" is the
chance that the first team makes more than this one (of the first: than the next that raced), null unless both raced.
Ctrl-C stops with the best so far.`,
  run: async (args) => {
    const start = performance.now();
    const interrupt = onInterrupt();
    const wanted = searchOptionsIn(args);
    const task = taskOf(wanted);
    // Reading the box may have taken long enough for Ctrl-C to be waiting.
    await letIn();
    const answer = interrupt.aborted ? undefined : await searched(task, wanted, interrupt);
    const exitCode = interrupt.aborted ? INTERRUPTED : 0;
    if (interrupt.aborted) {
      const known = answer !== undefined && answer.teams.length > 0;
      process.stderr.write(`Stopped early${known ? '' : ', before any team was known'}.\n`);
    }
    if (!answer || (interrupt.aborted && answer.teams.length === 0)) return { text: '', exitCode };
    const seconds = (performance.now() - start) / 1000;
    return { text: wanted.json ? jsonOf(task, answer, seconds) : tableOfTeams(task, answer, seconds), exitCode };
  },
};

function taskOf({ box, settings, edition, goal, include, exclude, seed }: WantedSearch): SearchTask {
  const checked = candidatesIn(gameOf(edition), readText(box), settingsIn(readJson(settings)));
  if (checked.members.length === 0) throw new Refusal(`There is nobody in ${box} that this edition knows.`);
  return {
    edition,
    checked,
    goal: goalOn(edition, checked.settings.island, goal),
    wishes: { include, exclude },
    seed,
    present: [],
  };
}

function goalOn(edition: EditionId, island: string, goal: WantedGoal): Goal {
  if (goal.kind !== 'rank') return goal;
  const strength = ranksOf(edition, island).snorlaxRankStrength?.[goal.rank];
  if (strength === undefined)
    throw new Refusal(`--goal: nobody has told how much strength that rank takes on ${island}.`);
  return { kind: 'reach', strength: Math.max(1, strength) };
}

async function searched(task: SearchTask, wanted: WantedSearch, interrupted: AbortSignal): Promise<SearchAnswer> {
  const { seconds, steps } = wanted;
  const count = mostWorkers(wanted.workers);
  const search = searchFor(task, steps ?? (seconds === undefined ? undefined : Number.POSITIVE_INFINITY));
  const crew = count > 1 ? crewOfWorkers(task, count) : crewHere(task);
  const ending = new AbortController();
  const end = () => ending.abort();
  if (interrupted.aborted) end();
  interrupted.addEventListener('abort', end);
  // A timer that somebody holds: one inside of a combined signal may be collected before it rings.
  const alarm = seconds === undefined ? undefined : setTimeout(end, 1000 * seconds);
  const bar = shareBarOn(process.stderr);
  const began = performance.now();
  try {
    const onRound = () => {
      const spent = (performance.now() - began) / 1000;
      bar.show(() => Math.max(search.done(), seconds === undefined ? 0 : Math.min(1, spent / seconds)));
    };
    await conduct({ search, crew, stop: ending.signal, onRound, lookAround: letIn });
  } finally {
    clearTimeout(alarm);
    interrupted.removeEventListener('abort', end);
    bar.clear();
    await crew.end();
  }
  return search.answer();
}

function searchFor(task: SearchTask, steps: number | undefined): Search {
  try {
    return createSearch(questionOf(task), steps === undefined ? {} : { steps });
  } catch (error) {
    if (error instanceof ImpossibleWish) throw new Refusal(error.message);
    throw error;
  }
}

const idsOf = ({ checked }: SearchTask, team: readonly number[]): readonly string[] =>
  team.map((number) => checked.members[number]?.creature.externalId ?? '');

const jsonOf = (task: SearchTask, { teams, ...answer }: SearchAnswer, seconds: number): string =>
  JSON.stringify({
    teams: teams.map(({ team, ...found }) => ({ ids: idsOf(task, team), ...found })),
    ...answer,
    seconds,
  });

function tableOfTeams(task: SearchTask, answer: SearchAnswer, seconds: number): string {
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
    `${known} ${fixed(seconds, 1)} s`,
    'The true mean lies within each ± 19 times out of 20. Only teams of the final race show how sure the order is.',
  ].join('\n\n');
}

function nameOf({ checked }: SearchTask, number: number): string {
  const creature = checked.members[number]?.creature;
  if (!creature) return '';
  const species = nameIn('en', 'species', creature.pokemon) ?? creature.pokemon;
  return `${species} (${creature.externalId})`;
}
