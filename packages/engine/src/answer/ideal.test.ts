// A member against its ideal builds: every figure as sure as was promised, with as little work as that takes.
import { gameOf } from '@oversleep/game';
import { expect, it } from 'vitest';
import { requestFor } from '../../test/teams.ts';
import { relativeError } from '../statistics/regression.ts';
import { type IdealScores, idealBuilds, idealRounds } from './ideal.ts';

const game = gameOf('2025-10');
const healed = requestFor(game, [{ pokemon: 'RAICHU' }, { pokemon: 'WIGGLYTUFF', skillLevel: 6 }]);

/** Of the figures that scores are made from. */
const errorsOf = ({ current, builds }: IdealScores): readonly number[] =>
  (['berry', 'ingredient', 'skill'] as const).flatMap((kind) => {
    const best = Object.values(builds).reduce((a, b) => (b[kind].mean > a[kind].mean ? b : a));
    return [current[kind], best[kind]].map(relativeError);
  });

it('a healed creature gets more chains, until each figure is known to 0.4 %', () => {
  const rounds = [...idealRounds(healed, 0)];
  expect(rounds.length).toBeGreaterThan(1);
  expect(Math.max(...rounds.slice(0, -1).map((scores) => Math.max(...errorsOf(scores))))).toBeGreaterThan(0.004);
  expect(Math.max(...errorsOf(rounds.at(-1) ?? idealBuilds(healed, 0, { chains: 2 })))).toBeLessThanOrEqual(0.004);
});

it('the first round is the result of the first chains, the last one the answer', () => {
  const rounds = [...idealRounds(healed, 0)];
  expect(rounds[0]).toEqual(idealBuilds(healed, 0, { chains: 5 }));
  expect(rounds.at(-1)).toEqual(idealBuilds(healed, 0));
});
