// `oversleep`: the game on the command line. Answers go to standard output as JSON, everything else to standard error.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_EDITION, EDITIONS, gameOf, isEdition } from '@oversleep/game';
import { rateRows } from './rate.ts';

const USAGE = `Usage: oversleep rate [--edition ${EDITIONS.join('|')}] FILE

rate   RP, help interval, carry size and chances of every creature in FILE (a JSON array, - for standard input).`;

/** An expected failure: its message is for the user, without a stack. */
class Refusal extends Error {}

function readJson(file: string): unknown {
  const path = file === '-' ? 0 : resolve(process.env.INIT_CWD ?? '.', file);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Refusal(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function rate(args: readonly string[]): string {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { edition: { type: 'string', default: DEFAULT_EDITION } },
  });
  const { edition } = values;
  const [file, ...rest] = positionals;
  if (!isEdition(edition)) throw new Refusal(`Unknown edition ${edition}; there are ${EDITIONS.join(' and ')}.`);
  if (file === undefined || rest.length > 0) throw new Refusal(`rate takes one FILE.\n\n${USAGE}`);
  const result = rateRows(gameOf(edition), readJson(file));
  if (!result.ok) throw new Refusal(result.problems.map(({ field, message }) => `${field}: ${message}`).join('\n'));
  return JSON.stringify(result.value, null, 2);
}

function run([command, ...args]: readonly string[]): string {
  if (command === 'rate') return rate(args);
  if (command === undefined || command === '--help' || command === 'help') return USAGE;
  throw new Refusal(`Unknown command ${command}.\n\n${USAGE}`);
}

try {
  process.stdout.write(`${run(process.argv.slice(2))}\n`);
} catch (error) {
  const usage = error instanceof Refusal || (error instanceof TypeError && 'code' in error);
  process.stderr.write(`${usage ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
