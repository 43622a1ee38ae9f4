// A screen with a player's answers: answered fields count as read for sure.
import type { Game } from '@oversleep/game';
import type { Answers, FieldName } from './fields.ts';
import { type ReadValue, sure } from './marks.ts';
import type { Screen } from './read-screen.ts';

export function answeredScreen(game: Game, screen: Screen, answers: Answers): Screen {
  const number = (field: FieldName, read: ReadValue<number> | undefined): ReadValue<number> | undefined => {
    const answer = answers[field];
    return typeof answer === 'number' ? sure(answer) : read;
  };
  const key = (
    field: FieldName,
    read: ReadValue<string> | undefined,
    keyOf: (name: string) => string,
  ): ReadValue<string> | undefined => {
    const answer = answers[field];
    return typeof answer === 'string' ? sure(keyOf(answer)) : read;
  };
  return {
    ...screen,
    level: number('level', screen.level),
    rp: number('rp', screen.rp),
    interval: number('helpIntervalSeconds', screen.interval),
    carry: number('carrySize', screen.carry),
    skillLevel: number('skillLevel', screen.skillLevel),
    nature: key('nature', screen.nature, (name) => game.natures.get(name).key),
    subskills: Array.from({ length: 5 }, (_, slot) =>
      key(`subskills.${slot + 1}`, screen.subskills[slot], (name) => game.subskills.get(name).key),
    ),
  };
}
