// The daily output of the creature in the editor, computed anew a moment after each change.
import { type Creature, isKnown, TEAM_SIZE } from '@oversleep/game';
import { useMemo } from 'react';
import { TEAM } from '../../../sim/answer-rows.ts';
import { settingsFor } from '../../../sim/question.ts';
import type { TeamQuestion } from '../../../sim/simulator.ts';
import { type Answered, useAnswer } from '../../../sim/use-answer.ts';
import { useSettings } from '../../../state/context.ts';
import { emptyTeam } from '../../../state/data/data.ts';
import type { Production } from '../../../state/data/results.ts';
import { gameFor, type PlayerSettings } from '../../../state/data/user.ts';
import type { TeamAround } from '../../../state/page/dialogs.ts';
import { type Output, outputOf } from './output-figures.ts';

export interface LiveOutput {
  /** The last one that was computed, perhaps of the draft before. */
  readonly output: Output | undefined;
  /** `waiting`: nothing is known of this draft yet; `refining`: what is known becomes surer. */
  readonly state: 'waiting' | 'refining' | 'done' | 'failed';
  readonly retry: () => void;
}

/** Long enough for a slider to come to rest. */
const PAUSE_MS = 120;

/** `stead`: the id of the member of the team that it stands in for. */
export function useOutput(
  creature: Creature | undefined,
  around: TeamAround | null | undefined,
  stead: string,
): LiveOutput {
  const own = useSettings();
  const question = useMemo(
    () => creature && questionWith(own, creature, around, stead),
    [own, creature, around, stead],
  );
  const asked = useAnswer(TEAM, question, PAUSE_MS);
  const id = creature?.externalId ?? '';
  const production = question && asked.last;
  const output = useMemo(() => production && outputOf(production, id), [production, id]);
  return { output, state: question ? stateOf(asked) : 'done', retry: asked.retry };
}

function stateOf({ state, value, done }: Answered<Production>): LiveOutput['state'] {
  if (state === 'failed') return 'failed';
  if (!value) return 'waiting';
  return done === 1 ? 'done' : 'refining';
}

/** Inside the team it stands where the other stood, or joins; alone it has a plain week. */
function questionWith(
  own: PlayerSettings,
  creature: Creature,
  around: TeamAround | null | undefined,
  stead: string,
): TeamQuestion | undefined {
  if (!isKnown(gameFor(own), creature)) return undefined;
  const alone = [{ creature, sneakySnacking: false }];
  if (!around) {
    return { edition: own.edition, settings: settingsFor(own, emptyTeam(0)), members: alone };
  }
  const { members } = around;
  const place = members.findIndex((other) => other.creature.externalId === stead);
  if (place >= 0)
    return { ...around, members: members.map((other, i) => (i === place ? { ...other, creature } : other)) };
  return { ...around, members: members.length < TEAM_SIZE ? [...members, ...alone] : alone };
}
