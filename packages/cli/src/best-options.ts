// The options of `oversleep best`, read and checked together so that every wrong one is named.
import { parseArgs } from 'node:util';
import type { Goal } from '@oversleep/engine';
import {
  type Catalogue,
  DEFAULT_EDITION,
  EDITIONS,
  type EditionId,
  gameOf,
  newReport,
  type Report,
  rankNamed,
} from '@oversleep/game';
import { editionIn, Refusal, refusalOf } from './input.ts';
import { wholeIn } from './simulate-options.ts';

/** A rank takes another strength on every island, so the settings have to be known first. */
export type WantedGoal = Goal | { readonly kind: 'rank'; readonly rank: number };

export interface WantedSearch {
  readonly box: string;
  readonly settings: string;
  readonly edition: EditionId;
  readonly seconds: number | undefined;
  readonly steps: number | undefined;
  readonly seed: number;
  readonly workers: number;
  readonly goal: WantedGoal;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly json: boolean;
}

export const USAGE = `best BOX.json --settings SETTINGS.json [--edition ${EDITIONS.join('|')}] [--seconds N | --steps N] [--seed S] [--workers N] [--goal strength|curry|salad|dessert|berries|dish:NAME|shards|procs|ingredient:NAME|rank:NAME] [--include IDS] [--exclude IDS] [--json]`;

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

function goalIn(report: Report, edition: EditionId, text: string): WantedGoal | undefined {
  if (text === 'strength' || text === 'berries' || text === 'shards' || text === 'procs') return { kind: text };
  if (text === 'curry' || text === 'salad' || text === 'dessert') return { kind: 'dishes', type: text };
  const [kind, ...rest] = text.split(':');
  const goal = NAMED_GOALS[kind ?? '']?.(edition, rest.join(':'));
  if (typeof goal === 'object') return goal;
  report.problem('--goal', goal ?? `unknown goal ${text}`);
  return undefined;
}

/** What comes after the colon, or what is wrong with it. */
const NAMED_GOALS: Readonly<Record<string, (edition: EditionId, name: string) => WantedGoal | string>> = {
  dish: (edition, name) => {
    const recipe = named(gameOf(edition).recipes, name)?.name;
    return recipe === undefined ? `there is no dish ${name} in this edition` : { kind: 'dish', recipe };
  },
  ingredient: (edition, name) => {
    const found = named(gameOf(edition).ingredients, name)?.name;
    return found === undefined ? `there is no ingredient ${name} in this edition` : { kind: 'ingredient', name: found };
  },
  rank: (_, name) => {
    const rank = rankNamed(name);
    return rank === undefined ? `there is no rank ${name}: they are Basic 1 to Master 20` : { kind: 'rank', rank };
  },
};

/** By its key or by what it is called, in any case. */
function named<Row extends { readonly name: string; readonly displayName?: string }>(
  { find, rows }: Catalogue<Row>,
  name: string,
): Row | undefined {
  return find(name) ?? rows.find(({ displayName }) => displayName?.toLowerCase() === name.toLowerCase());
}
