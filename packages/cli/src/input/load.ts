// The one loader of teams, boxes and settings: a file is read and parsed once, and what is wrong with it is refused by name.
import { type CheckedTeam, checkCandidates, checkTeam, type RequestMember } from '@oversleep/engine';
import { type Game, isObject } from '@oversleep/game';
import { type OpenedBox, openBox, readBox, TOO_DEEP, toCreature } from '@oversleep/interchange';
import { noteText } from '@oversleep/texts';
import { placeOf } from '../output/place.ts';
import { readJson, readText } from './files.ts';
import { noteRefusal } from './refused-team.ts';
import { Refusal, valueIn } from './strict.ts';

/** What a file says of a team; a recorded team has its figures beside its input. */
export function teamIn(file: string): unknown {
  const content = readJson(file);
  return isObject(content) && isObject(content.input) ? content.input : content;
}

/** A team of a file; one that the game refuses is noted. */
export function loadTeam(game: Game, file: string): CheckedTeam {
  const team = valueIn(checkTeam(game, teamIn(file)));
  noteRefusal(game, team.members);
  return team;
}

/** The settings of a file; one of a team has them inside. */
export function settingsIn(file: string): unknown {
  const content = teamIn(file);
  return isObject(content) && isObject(content.settings) && content.island === undefined ? content.settings : content;
}

/** All members of a box: creatures as a team has them, or a box of any tool. */
export function loadBox(game: Game, file: string, settings: unknown): CheckedTeam {
  const box = openBox(readText(file));
  if (box.isTooDeep) throw new Refusal(noteText(game, TOO_DEEP));
  const creatures = creaturesIn(box.value());
  const checked = valueIn(checkCandidates(game, creatures ?? [], settings));
  const members = creatures ? checked.members : membersIn(game, box);
  if (members.length === 0) throw new Refusal(`${file} has no Pokémon that this edition knows.`);
  return { ...checked, members };
}

/** The creatures of a file that is no box of a tool. */
function creaturesIn(file: unknown): readonly unknown[] | undefined {
  if (!isObject(file) || file.format !== undefined || !Array.isArray(file.creatures)) return undefined;
  return file.creatures.map((entry: unknown, i) =>
    isObject(entry) ? { ...entry, externalId: String(entry.id ?? entry.externalId ?? i + 1) } : entry,
  );
}

/** Pokémon that the edition does not know are left out and named. */
function membersIn(game: Game, box: OpenedBox): readonly RequestMember[] {
  const { format, creatures, problems } = readBox(game, box);
  for (const problem of problems) process.stderr.write(`${placeOf(problem)}: ${noteText(game, problem.note)}\n`);
  return creatures.flatMap((read) => {
    if (!game.species.find(read.creature.pokemon)) {
      process.stderr.write(`${placeOf(read)}: ${read.creature.pokemon} is not known to this edition\n`);
      return [];
    }
    const creature = toCreature(game, read, { id: read.id ?? String(read.row), format, at: '' });
    return [{ creature, sneakySnacking: false }];
  });
}
