// The commands of the program, in the order of its help.
import { best } from './best/best.ts';
import { boxRead, boxWrite } from './box/box.ts';
import type { Command, CommandResult } from './command/command.ts';
import { Refusal } from './input/strict.ts';
import { next } from './next/next.ts';
import { patch } from './patch/patch.ts';
import { rate } from './rate/rate.ts';
import { simulate } from './simulate/simulate.ts';
import { tierlist } from './tierlist/tierlist.ts';
import { week } from './week/week.ts';

const COMMANDS: readonly Command[] = [rate, simulate, week, best, next, patch, tierlist, boxRead, boxWrite];

/** Commands of two words have the help of the first among them. */
const GROUPS: ReadonlyMap<string, readonly Command[]> = new Map(
  COMMANDS.map(({ name }) => firstWord(name)).map((word) => [
    word,
    COMMANDS.filter(({ name }) => firstWord(name) === word),
  ]),
);

function firstWord(name: string): string {
  return name.split(' ')[0] ?? '';
}

const usagesOf = (group: readonly Command[], between: string): string =>
  group.flatMap(({ usages }) => usages.map((usage) => `oversleep ${usage}`)).join(between);

const HELP = `Usage:

${[...GROUPS.values()]
  .map((group) => `${usagesOf(group, '\n')}\n    ${group[0]?.help.replaceAll('\n', '\n    ')}`)
  .join('\n\n')}`;

const said = (text: string): CommandResult => ({ text, exitCode: 0 });

export async function run([name, ...args]: readonly string[]): Promise<CommandResult> {
  if (name === undefined || name === '--help' || name === 'help') return said(HELP);
  const group = GROUPS.get(name);
  if (!group) throw new Refusal(`Unknown command ${name}.\n\n${HELP}`);
  if (args.includes('--help')) return said(`Usage: ${usagesOf(group, '\n')}\n\n${group[0]?.help}`);
  const [second = '', ...rest] = args;
  const whole = group.find((command) => command.name === name);
  if (whole) return whole.run(args);
  const part = group.find((command) => command.name === `${name} ${second}`);
  if (part) return part.run(rest);
  const choices = group.map((command) => command.name.slice(name.length + 1)).join(' or ');
  throw new Refusal(`${name} takes ${choices}, not ${second || 'nothing'}.\n\nUsage: ${usagesOf(group, '\n       ')}`);
}
