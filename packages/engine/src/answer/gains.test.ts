// Gains of creatures that join a team: the same as teams with and without them, and on its own as a team of one.
import { gameOf } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { requestInput, simulateTeam } from '../../test/teams.ts';
import { checkTeam } from '../read-request.ts';
import { presence } from './contributions.ts';
import { createGains } from './gains.ts';

const game = gameOf('2026-08');
const input = requestInput(game, [
  { pokemon: 'VENUSAUR' },
  { pokemon: 'RAICHU', nature: 'Adamant', subskills: ['Berry Finding S'] },
  { pokemon: 'GARDEVOIR', skillLevel: 6 },
]);
const checked = checkTeam(game, input);
if (!checked.ok) throw new Error('The team is no team');
const { settings, members } = checked.value;

describe('alone', () => {
  test.each([0, 1, 2])('member %i makes what a team of one makes, known to one percent', (place) => {
    const [own] = members.slice(place, place + 1);
    if (!own) throw new Error('No such member');
    const alone = createGains(game, settings, [])(own);
    const team = simulateTeam(game, { ...input, members: input.members.slice(place, place + 1) }, { settle: false });
    if (!team.ok || !team.value) throw new Error('No answer');
    expect(alone.error).toBeLessThanOrEqual(0.01 * alone.mean);
    const apart = Math.abs(alone.mean - team.value.mean.team.total);
    expect(apart).toBeLessThan(4 * Math.hypot(alone.error, team.value.error.team.total));
  });
});

describe('among others', () => {
  test.each([0, 1, 2])('member %i adds what the team has more with it than without', (place) => {
    const [own] = members.slice(place, place + 1);
    const others = members.filter((_, m) => m !== place);
    if (!own) throw new Error('No such member');
    const gain = createGains(game, settings, others)(own);
    const whole = presence(game, settings, members, place)?.gain;
    if (!whole) throw new Error('No answer');
    const week = simulateTeam(game, input, { settle: false });
    if (!week.ok || !week.value) throw new Error('No answer');
    expect(gain.error).toBeGreaterThan(0);
    // What it is a part of is itself known to a quarter of a percent.
    expect(gain.error).toBeLessThan(0.011 * week.value.mean.team.total);
    expect(Math.abs(gain.mean - whole.mean)).toBeLessThan(4 * Math.hypot(gain.error, whole.error));
  });

  test('the same creature has the same gain, whichever was asked about before', () => {
    const others = members.slice(0, 1);
    const [second, third] = members.slice(1);
    if (!second || !third) throw new Error('No such member');
    const gainOf = createGains(game, settings, others);
    gainOf(second);
    expect(gainOf(third)).toEqual(createGains(game, settings, others)(third));
  });
});
