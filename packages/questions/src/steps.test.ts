// A question is answered in steps, so that a host can stop it soon.
import { answerWeek, validateWeek, type WeekQuestion } from '@oversleep/engine';
import { DEFAULT_EDITION, gameOf, newCreature } from '@oversleep/game';
import { expect, test } from 'vitest';
import { answerTo } from './steps.ts';

const edition = DEFAULT_EDITION;
const game = gameOf(edition);

/** Sunday afternoon: one meal is left. */
function lateWeek(): WeekQuestion {
  const born = { id: 'a', random: () => 0.5, randomNickname: false };
  const member = newCreature(game, game.species.get('PIKACHU'), born);
  const settings = { bedtime: '21:30', wakeup: '06:00', camp: false };
  const read = validateWeek(game, { settings, members: [member], now: { day: 'sun', time: '19:00', strength: 1000 } });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}
const question = lateWeek();

test('a question that is stopped ends at its next step', async () => {
  const parts: (number | undefined)[] = [];
  const isOver = (part: number | undefined) => parts.push(part) > 2;
  expect(await answerTo('week', { edition, question }, isOver)).toBeUndefined();
  expect(parts).toHaveLength(3);
  expect(Math.max(...parts.map((done) => done ?? 0))).toBeLessThan(1);
});

test('answered in steps, the answer is the same', async () => {
  expect(await answerTo('week', { edition, question }, () => false)).toEqual(answerWeek(game, question));
});
