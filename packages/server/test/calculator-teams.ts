// Teams for calculations, as a player's program would send them.
import { randomUUID } from 'node:crypto';
import { DEFAULT_EDITION, type EditionId, gameOf } from '@oversleep/game';
import { askTeam } from '../src/compute/question.ts';
import type { QuestionTask } from '../src/compute/task.ts';

export interface SentCreature {
  readonly externalId: string;
  readonly [field: string]: unknown;
}

/** Level 60, no nature or subskills to speak of, the first ingredients. */
export function creature(
  pokemon: string,
  fields: Readonly<Record<string, unknown>> = {},
  edition: EditionId = DEFAULT_EDITION,
): SentCreature {
  const { ingredient0, ingredient30, ingredient60 } = gameOf(edition).species.get(pokemon);
  const slot = (level: number, [set]: typeof ingredient0) => ({
    level,
    name: set?.ingredient.name ?? '',
    amount: set?.amount ?? 0,
  });
  return {
    externalId: randomUUID(),
    pokemon,
    level: 60,
    ribbon: 0,
    skillLevel: 3,
    nature: 'Bashful',
    subskills: [],
    ingredients: [slot(0, ingredient0), slot(30, ingredient30), slot(60, ingredient60)],
    ...fields,
  };
}

export const SETTINGS = { camp: false, bedtime: '21:30', wakeup: '06:00' };

/** What a thread is asked about a team. */
export function taskOf(members: readonly SentCreature[]): QuestionTask<'teamAgainst'> {
  const asked = askTeam({ edition: DEFAULT_EDITION, settings: SETTINGS, version: '1' }, members);
  if (!asked.ok || !isAboutTeam(asked.question.task)) throw new Error('no question about a team');
  return asked.question.task;
}

const isAboutTeam = (task: QuestionTask): task is QuestionTask<'teamAgainst'> => task.name === 'teamAgainst';

/** For a worker of the tests, which looks for what it should do among the settings. */
export function testTask(wishes: Readonly<Record<string, unknown>> = {}): QuestionTask<'teamAgainst'> {
  const { input, ...task } = taskOf([creature('PIKACHU')]);
  return { ...task, input: { ...input, settings: { ...input.settings, ...wishes }, members: [] } };
}
