// The options of `oversleep simulate`, read and checked together so that every wrong one is named.
import { parseArgs } from 'node:util';
import { DEFAULT_PRECISION, DEFAULT_SEED, type SimulateOptions } from '@oversleep/engine';
import { DEFAULT_EDITION, EDITIONS, type EditionId, newReport, type Report } from '@oversleep/game';
import { editionIn, Refusal, refusalOf } from './input.ts';

export interface Wanted {
  readonly file: string;
  readonly edition: EditionId;
  readonly referenceRules: boolean;
  readonly json: boolean;
  readonly workers: number;
  readonly options: SimulateOptions & { readonly seed: number };
}

export const USAGE = `simulate FILE [--edition ${EDITIONS.join('|')}] [--days N | --precision P] [--seed S] [--workers N] [--reference-rules] [--json]`;

/** Every chain is kept until the end, which takes about a gigabyte for so many days. */
const MOST_DAYS = 1_000_000;
const MOST_WORKERS = 1024;

export function optionsIn(args: readonly string[]): Wanted {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      edition: { type: 'string', default: DEFAULT_EDITION },
      days: { type: 'string' },
      precision: { type: 'string' },
      seed: { type: 'string', default: String(DEFAULT_SEED) },
      workers: { type: 'string', default: '1' },
      'reference-rules': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const edition = editionIn(values.edition);
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new Refusal(`simulate takes one FILE.\n\nUsage: oversleep ${USAGE}`);
  const report = newReport();
  if (values.days !== undefined && values.precision !== undefined)
    report.problem('--days', 'give either --days or --precision, not both');
  const seed = wholeIn(report, '--seed', values.seed, 0, Number.MAX_SAFE_INTEGER);
  const workers = wholeIn(report, '--workers', values.workers, 1, MOST_WORKERS);
  const goal =
    values.days === undefined
      ? { precision: precisionIn(report, values.precision) }
      : { days: wholeIn(report, '--days', values.days, 1, MOST_DAYS) };
  if (report.problems.length > 0) throw refusalOf(report.problems);
  return {
    file,
    edition,
    referenceRules: values['reference-rules'],
    json: values.json,
    workers,
    options: { seed, ...goal },
  };
}

export function wholeIn(report: Report, option: string, text: string, min: number, max: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) report.problem(option, `must be a whole number ${min}-${max}, not ${text}`);
  return value;
}

/** A share such as 0.0025, or the same in percent. */
export function precisionIn(report: Report, text = String(DEFAULT_PRECISION)): number {
  const [, digits, percent] = /^(\d*\.?\d+)(%?)$/.exec(text) ?? [];
  const value = digits === undefined ? Number.NaN : Number(digits) / (percent ? 100 : 1);
  if (!(value > 0 && value < 1)) report.problem('--precision', `must be like 0.0025 or 0.25%, not ${text}`);
  return value;
}
