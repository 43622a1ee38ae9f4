import { describe, expect, test } from 'vitest';
import { problem, refuse } from './problems.ts';

describe('a problem', () => {
  test('of its own code has no reason and no values', () => {
    expect(problem('NO_SESSION')).toEqual({ statusCode: 401, code: 'NO_SESSION', message: 'Please log in.' });
  });

  test('that is one case of a general code names the case and the values of its message', () => {
    expect(problem('BOX_FULL', { limit: 2000 })).toEqual({
      statusCode: 409,
      code: 'LIMIT',
      reason: 'BOX_FULL',
      message: 'Your Pokébox is full: it holds 2,000 Pokémon. Please remove some first.',
      values: { limit: 2000 },
    });
  });

  test('keeps a value that looks like a placeholder as it is', () => {
    expect(problem('ROUTE_NOT_FOUND', { method: 'GET', path: '/{method}' }).message).toBe(
      'There is nothing at GET /{method}.',
    );
  });

  test('carries details, and what is stored now even if that is nothing', () => {
    expect(problem('BAD_INPUT', undefined, { details: ['/name is missing'] }).details).toEqual(['/name is missing']);
    expect(problem('TEAM_DELETED', undefined, { current: null })).toMatchObject({ current: null });
    expect('current' in problem('TEAM_DELETED')).toBe(false);
  });

  test('is the body and the message of a refusal', () => {
    const refusal = refuse('NOT_IN_TIER_LIST', { pokemon: 'PIKACHU' });
    expect(refusal.message).toBe("PIKACHU isn't in this tier list.");
    expect(refusal.problem).toMatchObject({ statusCode: 404, code: 'NOT_FOUND', reason: 'NOT_IN_TIER_LIST' });
  });
});
