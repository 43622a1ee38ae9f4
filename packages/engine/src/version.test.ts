// Answers that move belong to another engine: kept ones would otherwise be shown as if they were of this one.
import { createHash } from 'node:crypto';
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { requestFor } from '../test/teams.ts';
import { simulateRequest } from './answer/simulate.ts';
import { teamAnswer } from './answer/team.ts';
import { ENGINE_VERSION } from './version.ts';

test('when an answer moves or changes its shape, the version of the engine is raised', () => {
  const request = requestFor(gameOf('2025-10'), [{ pokemon: 'VENUSAUR' }, { pokemon: 'MAGNETON', skillLevel: 7 }]);
  const result = simulateRequest(request, { days: 200, seed: 1 });
  if (!result) throw new Error('no answer');
  const answer = createHash('sha256')
    .update(JSON.stringify(teamAnswer(request, result)))
    .digest('base64url');
  expect({ version: ENGINE_VERSION, answer: answer.slice(0, 12) }).toEqual({
    version: '0.5.0',
    answer: 'swkmRqSatfMa',
  });
});
