// What a command is given, files and editions, and the refusal of what it cannot use.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { EDITIONS, type EditionId, isEdition, type Problem, type Validated } from '@oversleep/game';
import { isTooDeep } from '@oversleep/interchange';

/** An expected failure: its message is for the user, without a stack. */
export class Refusal extends Error {}

/** `-` is standard input; other paths are seen from where the user is, which npm leaves for the project's folder. */
export function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : resolve(process.env.INIT_CWD ?? '.', file), 'utf8');
  } catch (error) {
    throw new Refusal(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export function readJson(file: string): unknown {
  const text = readText(file);
  if (isTooDeep(text)) throw new Refusal(`${file} is nested too deep to be read.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export function editionIn(value: string): EditionId {
  if (isEdition(value)) return value;
  throw new Refusal(`Unknown edition ${value}; there are ${EDITIONS.join(' and ')}.`);
}

/** Too long a nickname is cut, which changes no figure. */
const isNickname = ({ field }: Problem): boolean => /^(members|creatures|teams\[\d+\])\[\d+\]\.name$/.test(field);

/** A team that the game refuses is calculated all the same. */
const isWholeTeam = ({ field }: Problem): boolean => /^(members|teams\[\d+\])$/.test(field);

/** What the engine would adapt is a problem here: a misspelt berry would quietly cost strength. */
export function strictly<T>(checked: Validated<T>): Validated<T> {
  if (!checked.ok) return checked;
  const problems = checked.notes.filter((note) => !isNickname(note) && !isWholeTeam(note));
  return problems.length > 0 ? { ok: false, problems } : checked;
}

/** The value of what was checked strictly; otherwise a refusal. */
export function valueIn<T>(checked: Validated<T>): T {
  const result = strictly(checked);
  if (!result.ok) throw refusalOf(result.problems);
  return result.value;
}

/** One line for each problem. */
export const refusalOf = (problems: readonly Problem[]): Refusal =>
  new Refusal(problems.map(({ field, message }) => `${field || 'file'}: ${message}`).join('\n'));
