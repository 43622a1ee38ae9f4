// The daily output of the creature in the editor, recalculated shortly after each change.
import { type Creature, isKnown, TEAM_SIZE } from '@oversleep/game';
import { TEAM, type TeamQuestion } from '@oversleep/questions';
import { useMemo } from 'react';
import { settingsFor } from '../../../sim/question.ts';
import { type AnswerState, useAnswer } from '../../../sim/use-answer.ts';
import { useSettings } from '../../../state/context.ts';
import { emptyTeam } from '../../../state/data/data.ts';
import type { Production } from '../../../state/data/results.ts';
import { gameFor, type PlayerSettings } from '../../../state/data/user.ts';
import type { TeamAround } from '../../../state/page/dialogs.ts';
import { type CreatureOutput, outputOf } from './output-figures.ts';

export interface LiveOutput {
  /** The last result, perhaps of the draft before. */
  readonly output: CreatureOutput | undefined;
  /** `waiting`: no result for this draft yet; `refining`: there is one, and it is getting more precise. */
  readonly state: 'waiting' | 'refining' | 'done' | 'failed';
  readonly retry: () => void;
}

/** Long enough for a slider to stop. */
const PAUSE_MS = 120;

/** `replacedId`: the team member that the creature replaces. */
export function useOutput(
  creature: Creature | undefined,
  around: TeamAround | null | undefined,
  replacedId: string,
): LiveOutput {
  const own = useSettings();
  const question = useMemo(
    () => creature && questionWith(own, creature, around, replacedId),
    [own, creature, around, replacedId],
  );
  const asked = useAnswer(TEAM, question, PAUSE_MS);
  const id = creature?.externalId ?? '';
  const production = question && asked.last;
  const output = useMemo(() => production && outputOf(production, id), [production, id]);
  return { output, state: question ? stateOf(asked) : 'done', retry: asked.retry };
}

function stateOf({ state, value, done }: AnswerState<Production>): LiveOutput['state'] {
  if (state === 'failed') return 'failed';
  if (!value) return 'waiting';
  return done === 1 ? 'done' : 'refining';
}

/** In a team it replaces the other member or joins; alone it has default settings. */
function questionWith(
  own: PlayerSettings,
  creature: Creature,
  around: TeamAround | null | undefined,
  replacedId: string,
): TeamQuestion | undefined {
  if (!isKnown(gameFor(own), creature)) return undefined;
  const alone = [{ creature, sneakySnacking: false }];
  if (!around) {
    return { edition: own.edition, settings: settingsFor(own, emptyTeam(0)), members: alone };
  }
  const { members } = around;
  const place = members.findIndex((other) => other.creature.externalId === replacedId);
  if (place >= 0)
    return { ...around, members: members.map((other, i) => (i === place ? { ...other, creature } : other)) };
  return { ...around, members: members.length < TEAM_SIZE ? [...members, ...alone] : alone };
}
