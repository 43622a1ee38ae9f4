// Measures the time to distinguish two builds that differ by one percent, in a team of five with its kitchen: first and
// last answer.
import { type Creature, gameOf, newCreature } from '@oversleep/game';
import { bench, describe } from 'vitest';
import { PLAIN_WEEK } from '../../test/plain-week.ts';
import { planOf } from '../loop/plan.ts';
import { type RequestMember, requestOf, type TeamSettings } from '../request.ts';
import { createRunner, runChains } from '../statistics/chains.ts';
import { chainValues } from './chain-values.ts';

const game = gameOf('2025-10');

const settings: TeamSettings = { ...PLAIN_WEEK, camp: true, island: 'cyan', areaBonus: 20, favourites: ['ORAN'] };

const member = (name: string, more: Partial<Creature> = {}): RequestMember => ({
  creature: {
    ...newCreature(game, game.species.get(name), { id: name, random: () => 0.5, randomNickname: false }),
    ...more,
  },
  sneakySnacking: false,
});

const others = ['WIGGLYTUFF', 'VENUSAUR', 'GENGAR', 'ABSOL'].map((name) => member(name));
const rivals = [2, 3].map((skillLevel) => member('SYLVEON', { skillLevel }));

describe('two builds that differ by one percent', () => {
  for (const chains of [16, 64])
    bench(`by ${chains} chains`, () => {
      for (const rival of rivals) {
        const plan = planOf(requestOf(game, settings, [rival, ...others]), { cooking: true });
        chainValues(plan, runChains(createRunner(plan, 1), 0, chains).chains, 0);
      }
    });
});
