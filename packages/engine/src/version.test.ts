// Changed results need another engine version: stored answers would otherwise be shown as current.
import { createHash } from 'node:crypto';
import { EDITIONS, type EditionId, gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { requestFor } from '../test/teams.ts';
import { simulateRequest } from './answer/simulate.ts';
import { teamAnswer } from './answer/team.ts';
import { ENGINE_VERSION } from './version.ts';

function answerIn(edition: EditionId): string {
  const request = requestFor(gameOf(edition), [{ pokemon: 'VENUSAUR' }, { pokemon: 'MAGNETON', skillLevel: 7 }]);
  const result = simulateRequest(request, { days: 200, seed: 1 });
  if (!result) throw new Error('no answer');
  const answer = createHash('sha256').update(JSON.stringify(teamAnswer(request, result)));
  return answer.digest('base64url').slice(0, 12);
}

test('a changed answer needs a higher engine version', () => {
  expect({ version: ENGINE_VERSION, answers: EDITIONS.map((edition) => [edition, answerIn(edition)]) }).toEqual({
    version: '0.6.2',
    answers: [
      ['2025-10', 'swkmRqSatfMa'],
      ['2026-08', '2JY0tr6YGgGP'],
      ['2026-10', 'LOn0CZkE9fHT'],
    ],
  });
});
