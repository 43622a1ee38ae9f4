// A player's question, checked: what a thread is asked, under which name the answer is kept, and whose ids go back into it.
import { type TeamRequest, validateRequest } from '@oversleep/engine';
import { type EditionId, gameOf, type Problem } from '@oversleep/game';
import { questionKey } from './key.ts';
import { type IvTask, marked, type RankTask, type SolveTask, type TeamTask } from './task.ts';

interface Creature {
  readonly externalId: string;
}

export interface Situation {
  readonly edition: EditionId;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Of the engine. */
  readonly version: string;
}

export interface Question {
  readonly key: string;
  readonly task: TeamTask | IvTask | SolveTask | RankTask;
  /** Of those who are answered about, in their order. */
  readonly ids: readonly string[];
  /** What was adapted, a sentence each. */
  readonly notes: readonly string[];
}

export type Asked =
  | { readonly ok: true; readonly question: Question }
  | { readonly ok: false; readonly problems: readonly string[] };

export const sentence = ({ field, message }: Problem): string =>
  `${field ? `${field}: ` : ''}${message}${message.endsWith('.') ? '' : '.'}`;

const unique = (sentences: readonly string[]): readonly string[] => [...new Set(sentences)];
const idsOf = (creatures: readonly Creature[]): readonly string[] => creatures.map(({ externalId }) => externalId);

export function askTeam({ edition, settings, version }: Situation, members: readonly Creature[]): Asked {
  const checked = validateRequest(gameOf(edition), { settings, members });
  if (!checked.ok) return { ok: false, problems: checked.problems.map(sentence) };
  return {
    ok: true,
    question: {
      key: questionKey('team', version, [checked.value]),
      task: { kind: 'team', edition, settings, members: marked(members.map(fieldsOf)) },
      ids: idsOf(members),
      notes: checked.notes.map(sentence),
    },
  };
}

export function askIv(
  { edition, settings, version }: Situation,
  members: readonly Creature[],
  variants: readonly Creature[],
): Asked {
  const game = gameOf(edition);
  const problems = sameIds(variants);
  const notes: string[] = [];
  const requests: TeamRequest[] = [];
  for (const [v, variant] of variants.entries()) {
    const checked = validateRequest(game, { settings, members: [variant, ...members] });
    const told = (problem: Problem) => sentence({ ...problem, field: fieldOfVariant(problem.field, v) });
    if (checked.ok) {
      requests.push(checked.value);
      notes.push(...checked.notes.map(told));
    } else problems.push(...checked.problems.map(told));
  }
  if (problems.length > 0) return { ok: false, problems: unique(problems) };
  return {
    ok: true,
    question: {
      key: questionKey('iv', version, requests),
      task: {
        kind: 'iv',
        edition,
        settings,
        variants: marked(variants.map(fieldsOf)),
        members: members.map(withoutId),
      },
      ids: idsOf(variants),
      notes: unique(notes),
    },
  };
}

const fieldsOf = (creature: Creature) => ({ ...creature });
const withoutId = ({ externalId: _, ...fields }: Creature) => fields;

/** The variant stands first in its team, so that the others have moved up by one. */
const fieldOfVariant = (field: string, variant: number): string =>
  field.replace(/^members\[(\d+)\]/, (_, place: string) =>
    place === '0' ? `variants[${variant}]` : `members[${Number(place) - 1}]`,
  );

function sameIds(variants: readonly Creature[]): string[] {
  const ids = idsOf(variants);
  return ids.flatMap((id, v) =>
    ids.indexOf(id) < v ? [`variants[${v}].externalId: Two variants have the id ${id}.`] : [],
  );
}
