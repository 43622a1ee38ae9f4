// The options of `oversleep best`, read and checked together so that every wrong one is named.
import { parseArgs } from 'node:util';
import type { Goal } from '@oversleep/engine';
import { DEFAULT_EDITION, EDITIONS, type EditionId, gameOf, newReport, type Report } from '@oversleep/game';
import { editionIn, Refusal, refusalOf } from './input.ts';
import { wholeIn } from './simulate-options.ts';

export interface WantedSearch {
  readonly box: string;
  readonly settings: string;
  readonly edition: EditionId;
  readonly seconds: number | undefined;
  readonly steps: number | undefined;
  readonly seed: number;
  readonly workers: number;
  readonly goal: Goal;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly json: boolean;
}

export const USAGE = `best BOX.json --settings SETTINGS.json [--edition ${EDITIONS.join('|')}] [--seconds N | --steps N] [--seed S] [--workers N] [--goal strength|curry|salad|dessert|berries|dish:NAME] [--include IDS] [--exclude IDS] [--json]`;

const MOST_SECONDS = 86_400;
const MOST_STEPS = 10_000_000;
const MOST_WORKERS = 1024;

export function searchOptionsIn(args: readonly string[]): WantedSearch {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      settings: { type: 'string' },
      edition: { type: 'string', default: DEFAULT_EDITION },
      seconds: { type: 'string' },
      steps: { type: 'string' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: '1' },
      goal: { type: 'string', default: 'strength' },
      include: { type: 'string', multiple: true, default: [] },
      exclude: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
    },
  });
  const edition = editionIn(values.edition);
  const [box, ...rest] = positionals;
  const report = newReport();
  if (box === undefined || rest.length > 0 || values.settings === undefined)
    throw new Refusal(`best takes one BOX and --settings FILE.\n\nUsage: oversleep ${USAGE}`);
  if (values.seconds !== undefined && values.steps !== undefined)
    report.problem('--seconds', 'give either --seconds or --steps, not both');
  const seed = wholeIn(report, '--seed', values.seed, 0, Number.MAX_SAFE_INTEGER);
  const workers = wholeIn(report, '--workers', values.workers, 1, MOST_WORKERS);
  const seconds = values.seconds === undefined ? undefined : secondsIn(report, values.seconds);
  const steps = values.steps === undefined ? undefined : wholeIn(report, '--steps', values.steps, 1, MOST_STEPS);
  const goal = goalIn(report, edition, values.goal);
  if (report.problems.length > 0 || !goal) throw refusalOf(report.problems);
  const { settings, json } = values;
  const [include, exclude] = [idsIn(values.include), idsIn(values.exclude)];
  return { box, settings, edition, seconds, steps, seed, workers, goal, include, exclude, json };
}

function secondsIn(report: Report, text: string): number {
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(value > 0 && value <= MOST_SECONDS)) report.problem('--seconds', `must be above 0 and at most ${MOST_SECONDS}`);
  return value;
}

/** Separated by commas; the option may be given several times. */
const idsIn = (lists: readonly string[]): readonly string[] =>
  lists.flatMap((list) => list.split(',')).flatMap((id) => (id.trim() === '' ? [] : [id.trim()]));

function goalIn(report: Report, edition: EditionId, text: string): Goal | undefined {
  if (text === 'strength' || text === 'berries') return { kind: text };
  if (text === 'curry' || text === 'salad' || text === 'dessert') return { kind: 'dishes', type: text };
  const name = text.startsWith('dish:') ? text.slice('dish:'.length) : undefined;
  const recipe = name === undefined ? undefined : recipeNamed(edition, name);
  if (recipe) return { kind: 'dish', recipe };
  const problem = name === undefined ? `unknown goal ${text}` : `there is no dish ${name} in this edition`;
  report.problem('--goal', problem);
  return undefined;
}

/** By its key or by what it is called, in any case. */
function recipeNamed(edition: EditionId, name: string): string | undefined {
  const { recipes } = gameOf(edition);
  const same = (text: string) => text.toLowerCase() === name.toLowerCase();
  return (recipes.find(name) ?? recipes.rows.find(({ displayName }) => same(displayName)))?.name;
}
