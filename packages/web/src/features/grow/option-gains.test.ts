// Upgrade options and their gains: a member in its own slot, the bench in the slot of the weakest member.
import type { Estimate, RequestMember } from '@oversleep/engine';
import { type Creature, gameOf, newCreature } from '@oversleep/game';
import { expect, it } from 'vitest';
import { USUAL_WAYS } from '../../parts/growth/growth-plan.ts';
import type { BenchQuestions } from '../../sim/bench.ts';
import { settingsFor } from '../../sim/question.ts';
import { emptyTeam } from '../../state/data/data.ts';
import { DEFAULT_SETTINGS } from '../../state/data/user.ts';
import { optionGains } from './option-gains.ts';
import { growthOptions } from './options.ts';

const EDITION = '2026-10';
const game = gameOf(EDITION);
const settings = settingsFor({ ...DEFAULT_SETTINGS, edition: EDITION }, emptyTeam(0));
const born = (externalId: string, pokemon: string, level: number): RequestMember => ({
  creature: {
    ...newCreature(game, game.species.get(pokemon), { id: externalId, random: () => 0.4, randomNickname: false }),
    name: externalId,
    level,
  },
  sneakySnacking: false,
});

it('options are the next upgrades several steps ahead, levels first', () => {
  const options = growthOptions(game, settings, born('ivy', 'BULBASAUR', 7), 3);
  expect(options.slice(0, 5)).toEqual([10, 15, 20, 30, 35].map((to) => ({ to, into: null, own: 3 })));
  expect(options.at(-1)).toEqual({ to: 12, into: 'IVYSAUR', own: 3 });
});

/** Each Pokémon is worth its level. */
const known = (mean: number): Estimate => ({ mean, error: 0 });
const levels = (members: readonly RequestMember[]) => members.map(({ creature }) => creature.level);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const questions: BenchQuestions = {
  worths: async ({ members }) => levels(members).map(known),
  gains: async (_, joining) => levels(joining).map(known),
  changes: async ({ members }, teams) => teams.map((team) => known(sum(levels(team.members)) - sum(levels(members)))),
};

it('a member counts in its own slot, the bench in that of the weakest member', async () => {
  const members = [20, 30, 40, 50, 50].map((level, i) => born(`m${i}`, 'PIKACHU', level));
  const weak = born('weak', 'PIKACHU', 14).creature;
  const strong = born('strong', 'PIKACHU', 24).creature;
  const first = members[0]?.creature ?? weak;
  const creatures: readonly Creature[] = [first, weak, strong];
  const ask = { creatures, own: () => 0, ways: USUAL_WAYS, today: '2026-11-16' };
  const team = { edition: EDITION, settings, members } as const;
  const options = await optionGains(game, questions, team, ask, () => undefined);
  const gainTo = (id: string, level: number) => {
    const option = options.find(({ wanted }) => wanted.creature.externalId === id && wanted.wish.to === level);
    return option && [option.gain.mean, option.where];
  };
  expect(gainTo('m0', 25)).toEqual([5, 'team']);
  // Replaces a member worth 20: a loss at level 15. One that is already better gains only the difference.
  expect(gainTo('weak', 15)).toEqual([-5, { instead: 'm0' }]);
  expect(gainTo('weak', 25)).toEqual([5, { instead: 'm0' }]);
  expect(gainTo('strong', 25)).toEqual([1, { instead: 'm0' }]);
});
