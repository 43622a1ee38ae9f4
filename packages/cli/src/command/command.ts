// A row becomes a command that can be called: arguments in, checked against the row, an answer out.
import { parseArgs } from 'node:util';
import { newReport } from '@oversleep/game';
import { Refusal, refusalOf } from '../input/strict.ts';
import { onInterrupt } from './interrupt.ts';
import type { Option, Options, OptionValues } from './option.ts';
import type { CommandCall, CommandRow, Input } from './row.ts';
import { helpOf, usageOf } from './usage.ts';

export interface CommandResult {
  /** For standard output. */
  readonly text: string;
  readonly exitCode: number;
}

/** A row, ready to be called. */
export interface Command {
  readonly name: string;
  /** Behind `oversleep`, one for each way to call it. */
  readonly usages: readonly string[];
  readonly help: string;
  readonly run: (args: readonly string[]) => Promise<CommandResult>;
}

/** Exit code of a program that Ctrl-C ended, by the convention of shells. */
const INTERRUPTED = 130;

export function command<const O extends Options, Result>(row: CommandRow<O, Result>): Command {
  const usages = usageOf(row);
  return {
    name: row.name,
    usages,
    help: helpOf(row),
    run: async (args) => {
      // First of all: reading the input takes time, too, and Ctrl-C may come meanwhile.
      const ctrlC = row.interruptible === undefined ? undefined : onInterrupt();
      try {
        return await answerOf(row, argumentsOf(row, usages, args), ctrlC?.signal ?? new AbortController().signal);
      } finally {
        ctrlC?.release();
      }
    },
  };
}

async function answerOf<O extends Options, Result>(
  row: CommandRow<O, Result>,
  { files, options }: Pick<CommandCall<O>, 'files' | 'options'>,
  interrupt: AbortSignal,
): Promise<CommandResult> {
  const result = await row.run({ files, file: files[0] ?? '', options, interrupt });
  if (interrupt.aborted) {
    const unknown = result === undefined ? `, before ${row.interruptible} was known` : '';
    process.stderr.write(`Stopped early${unknown}.\n`);
  }
  const exitCode = interrupt.aborted ? INTERRUPTED : result === undefined ? 1 : 0;
  if (result === undefined) return { text: '', exitCode };
  const wantsJson = row.json !== undefined && 'json' in options && options.json === true;
  return { text: wantsJson ? JSON.stringify(row.json?.(result)) : row.table(result), exitCode };
}

const TURNS: readonly Option<unknown>['turn'][] = ['before input', 'early', undefined];

/** Everything that was given, or a refusal that names every wrong option. */
function argumentsOf<O extends Options, Result>(
  { name, input, options, exclusive = [], check }: CommandRow<O, Result>,
  usages: readonly string[],
  args: readonly string[],
): Pick<CommandCall<O>, 'files' | 'options'> {
  const entries = Object.entries(options);
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: Object.fromEntries(entries.map(([key, { type, multiple = false }]) => [key, { type, multiple }] as const)),
  });
  const report = newReport();
  const [chosen, ...others] = exclusive.filter((key) => values[key] !== undefined);
  const read: Record<string, unknown> = {};
  for (const turn of TURNS) {
    if (turn === 'early') {
      refuseInput(name, input, positionals, values, usages);
      if (others.length > 0) report.problem(`--${chosen}`, `give either ${eitherOf(exclusive)}, not both`);
    }
    for (const [key, option] of entries.filter(([, each]) => each.turn === turn))
      read[key] = option.read(others.includes(key) ? undefined : values[key], (message) =>
        report.problem(`--${key}`, message),
      );
  }
  const whole = asValuesOf<O>(read);
  check?.(whole, (key, message) => report.problem(`--${key}`, message));
  if (report.problems.length > 0) throw refusalOf(report.problems);
  return { files: positionals, options: whole };
}

const eitherOf = (keys: readonly string[]): string => keys.map((key) => `--${key}`).join(' or ');

function refuseInput(
  name: string,
  { words, least, most, with: needed }: Input,
  files: readonly string[],
  values: object,
  usages: readonly string[],
): void {
  const isWhole = files.length >= least && files.length <= most && (needed === undefined || needed in values);
  const what = most === 0 ? `${words} ${files[0]}` : words;
  if (!isWhole) throw new Refusal(`${name} takes ${what}.\n\nUsage: oversleep ${usages.join('\noversleep ')}`);
}

/** The only place where values become an object of the described type: each has just been read by its own option. */
const asValuesOf = <O>(values: object): OptionValues<O> => values as OptionValues<O>;
