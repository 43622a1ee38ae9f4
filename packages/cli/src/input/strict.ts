// Strict reading: what the engine would adapt is refused here, with every problem by its field.
import type { Problem, Validation } from '@oversleep/game';

/** An expected failure: its message is for the user, without a stack. */
export class Refusal extends Error {}

/** Too long a nickname is cut, which changes no figure. */
const isNickname = ({ field }: Problem): boolean => /^(members|creatures|teams\[\d+\])\[\d+\]\.name$/.test(field);

/** A team that the game refuses is calculated all the same. */
const isWholeTeam = ({ field }: Problem): boolean => /^(members|teams\[\d+\])$/.test(field);

/** An empty place, or a member that is never in, is as the player wants it. */
const isRotation = ({ field }: Problem): boolean => field.startsWith('settings.rotation.');

/** What the engine would adapt is a problem here: a misspelt berry would quietly cost strength. */
export function strictly<T>(checked: Validation<T>): Validation<T> {
  if (!checked.ok) return checked;
  const problems = checked.notes.filter((note) => !isNickname(note) && !isWholeTeam(note) && !isRotation(note));
  return problems.length > 0 ? { ok: false, problems } : checked;
}

/** The value of what was checked strictly; otherwise a refusal. */
export function valueIn<T>(checked: Validation<T>): T {
  const result = strictly(checked);
  if (!result.ok) throw refusalOf(result.problems);
  return result.value;
}

/** One line for each problem. */
export const refusalOf = (problems: readonly Problem[]): Refusal =>
  new Refusal(problems.map(({ field, message }) => `${field || 'file'}: ${message}`).join('\n'));
