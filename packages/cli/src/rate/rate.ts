// `oversleep rate`: the creatures of a file in, their figures out as JSON.
import { gameOf } from '@oversleep/game';
import { command } from '../command/command.ts';
import { edition } from '../command/options.ts';
import { ONE_FILE } from '../command/row.ts';
import { readJson } from '../input/files.ts';
import { refusalOf } from '../input/strict.ts';
import { rateRows } from './rows.ts';

export const rate = command({
  name: 'rate',
  about: `RP, helping frequency, Carry Limit and chances of each Pokémon in FILE, a JSON array; - is standard input.
"catchChance" is the chance that a catch has its Nature, unlocked Sub Skills and unlocked ingredients (odds counted by players).`,
  input: ONE_FILE,
  options: { edition: edition() },
  run: ({ file, options }) => {
    const result = rateRows(gameOf(options.edition), readJson(file));
    if (!result.ok) throw refusalOf(result.problems);
    return result.value;
  },
  table: (rows) => JSON.stringify(rows, null, 2),
});
