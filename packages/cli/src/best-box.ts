// The box of a search: creatures as `simulate` has them, or a box of any tool; and the settings of its week.
import { type CheckedTeam, checkCandidates, type RequestMember } from '@oversleep/engine';
import { type Game, isObject } from '@oversleep/game';
import { isTooDeep, readBox, TOO_DEEP, takenOver } from '@oversleep/interchange';
import { placeOf } from './box-text.ts';
import { Refusal, valueIn } from './input.ts';

export function candidatesIn(game: Game, text: string, settings: unknown): CheckedTeam {
  const creatures = creaturesIn(text);
  const checked = valueIn(checkCandidates(game, creatures ?? [], settings));
  return creatures ? checked : { ...checked, members: membersIn(game, text) };
}

/** A file of simulate, or a recorded team, has its settings inside. */
export const settingsIn = (file: unknown): unknown =>
  isObject(file) && isObject(file.settings) && file.island === undefined ? file.settings : file;

/** The creatures of a file that is no box of a tool. */
function creaturesIn(text: string): readonly unknown[] | undefined {
  if (isTooDeep(text)) throw new Refusal(TOO_DEEP);
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(file) || file.format !== undefined || !Array.isArray(file.creatures)) return undefined;
  return file.creatures.map((entry: unknown, i) =>
    isObject(entry) ? { ...entry, externalId: String(entry.id ?? entry.externalId ?? i + 1) } : entry,
  );
}

/** Whom the edition does not know is left out, and said so. */
function membersIn(game: Game, text: string): readonly RequestMember[] {
  const { format, creatures, problems } = readBox(game, text);
  for (const problem of problems) process.stderr.write(`${placeOf(problem)}: ${problem.message}\n`);
  return creatures.flatMap((read) => {
    if (!game.species.find(read.creature.pokemon)) {
      process.stderr.write(`${placeOf(read)}: ${read.creature.pokemon} is not known to this edition\n`);
      return [];
    }
    const creature = takenOver(game, read, { id: read.id ?? String(read.row), format, at: '' });
    return [{ creature, sneakySnacking: false }];
  });
}
