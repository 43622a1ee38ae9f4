// `oversleep rate`: the creatures of a file in, their figures out as JSON.
import { parseArgs } from 'node:util';
import { DEFAULT_EDITION, EDITIONS, gameOf } from '@oversleep/game';
import type { Command } from './command.ts';
import { editionIn, Refusal, readJson, refusalOf } from './input.ts';
import { rateRows } from './rate.ts';

const USAGE = `rate FILE [--edition ${EDITIONS.join('|')}]`;

export const rate: Command = {
  usage: USAGE,
  about: `RP, help interval, carry size and chances of every creature in FILE, a JSON array; - is standard input.
"catchChance" is the chance that a catch has its nature, open subskills and open ingredients (odds that players counted).`,
  run: (args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { edition: { type: 'string', default: DEFAULT_EDITION } },
    });
    const edition = editionIn(values.edition);
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0) throw new Refusal(`rate takes one FILE.\n\nUsage: oversleep ${USAGE}`);
    const result = rateRows(gameOf(edition), readJson(file));
    if (!result.ok) throw refusalOf(result.problems);
    return { text: JSON.stringify(result.value, null, 2), exitCode: 0 };
  },
};
