// `oversleep`: the game on the command line. Answers go to standard output, everything else to standard error.
import { best } from './best.ts';
import { box } from './box.ts';
import type { Answer, Command } from './command.ts';
import { Refusal } from './input.ts';
import { next } from './next.ts';
import { patch } from './patch.ts';
import { rate } from './rate-command.ts';
import { simulate } from './simulate.ts';
import { tierlist } from './tierlist.ts';
import { week } from './week.ts';

const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({ rate, simulate, week, best, next, patch, tierlist, box }),
);

const HELP = `Usage:

${[...COMMANDS.values()].map(({ usage, about }) => `oversleep ${usage}\n    ${about.replaceAll('\n', '\n    ')}`).join('\n\n')}`;

function run([name, ...args]: readonly string[]): Answer | Promise<Answer> {
  if (name === undefined || name === '--help' || name === 'help') return { text: HELP, exitCode: 0 };
  const command = COMMANDS.get(name);
  if (!command) throw new Refusal(`Unknown command ${name}.\n\n${HELP}`);
  if (args.includes('--help')) return { text: `Usage: oversleep ${command.usage}\n\n${command.about}`, exitCode: 0 };
  return command.run(args);
}

try {
  const { text, exitCode } = await run(process.argv.slice(2));
  if (text !== '') process.stdout.write(`${text}\n`);
  process.exitCode = exitCode;
} catch (error) {
  // Options that Node cannot read are the user's, too.
  const expected =
    error instanceof Refusal ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
