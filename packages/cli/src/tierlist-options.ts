// The options of `oversleep tierlist`, read and checked together so that every wrong one is named.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type TierChoice, tierChoices, tierLevels } from '@oversleep/engine';
import { DEFAULT_EDITION, EDITIONS, gameOf, newReport } from '@oversleep/game';
import { editionIn, Refusal, refusalOf } from './input.ts';

export interface WantedLists {
  readonly choices: readonly TierChoice[];
  readonly json: boolean;
  /** A file, or a folder when all lists are wanted. */
  readonly out: string | undefined;
  readonly all: boolean;
  readonly workers: number;
}

export const TIER_LIST_USAGE = `tierlist --level N [--camp] [--edition ${EDITIONS.join('|')}] [--scoring fixed|compat] [--workers N] [--json] [--out FILE]
oversleep tierlist --all --out FOLDER [--workers N]`;

const MOST_WORKERS = 1024;

export function tierListOptionsIn(args: readonly string[]): WantedLists {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      level: { type: 'string' },
      camp: { type: 'boolean', default: false },
      edition: { type: 'string' },
      scoring: { type: 'string', default: 'fixed' },
      workers: { type: 'string' },
      json: { type: 'boolean', default: false },
      out: { type: 'string' },
      all: { type: 'boolean', default: false },
    },
  });
  if (positionals.length > 0)
    throw new Refusal(`tierlist takes no ${positionals[0]}.\n\nUsage: oversleep ${TIER_LIST_USAGE}`);
  const report = newReport();
  const { json, out, all } = values;
  const workers = Number(values.workers ?? availableParallelism());
  if (!(Number.isInteger(workers) && workers >= 1 && workers <= MOST_WORKERS))
    report.problem('--workers', `must be a whole number 1-${MOST_WORKERS}, not ${values.workers}`);
  if (all) {
    for (const option of ['level', 'edition'] as const)
      if (values[option] !== undefined) report.problem(`--${option}`, 'is not for --all, which computes every list');
    if (values.camp || json) report.problem(values.camp ? '--camp' : '--json', 'is not for --all');
    if (out === undefined) report.problem('--out', 'must name a folder for all lists');
    if (report.problems.length > 0) throw refusalOf(report.problems);
    return { choices: tierChoices(), json, out, all, workers };
  }
  const edition = editionIn(values.edition ?? DEFAULT_EDITION);
  const level = Number(values.level);
  const levels = tierLevels(gameOf(edition));
  if (!levels.includes(level))
    report.problem('--level', `must be one of ${levels.join(', ')}, not ${values.level ?? 'left out'}`);
  const { scoring } = values;
  if (scoring !== 'fixed' && scoring !== 'compat')
    report.problem('--scoring', `must be fixed or compat, not ${scoring}`);
  if (report.problems.length > 0) throw refusalOf(report.problems);
  const choice: TierChoice = { edition, level, camp: values.camp, scoring: scoring === 'compat' ? 'compat' : 'fixed' };
  return { choices: [choice], json, out, all, workers };
}
