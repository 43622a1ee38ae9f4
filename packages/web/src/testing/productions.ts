// Real simulation results for tests of what is shown.
import type { Creature } from '@oversleep/game';
import { TEAM, type TeamQuestion } from '@oversleep/questions';
import { askedTeam } from '../sim/question.ts';
import type { PlayerTeam } from '../state/data/data.ts';
import type { Production } from '../state/data/results.ts';
import type { PlayerSettings } from '../state/data/user.ts';
import { byId, creatureOf, teamOf } from './creatures.ts';
import { rememberedSimulation } from './remembered-simulation.ts';
import { SPECIFIED_SETTINGS } from './specified.ts';

export interface Simulated {
  readonly team: PlayerTeam;
  readonly members: readonly Creature[];
  readonly question: TeamQuestion;
  readonly places: readonly number[];
  readonly production: Production;
}

/** A team that covers everything: berries, energy for all, ingredients of any kind, any skill, and a bag that is too small. */
export const MIXED_TEAM: readonly Creature[] = [
  creatureOf(1, {
    pokemon: 'RAICHU',
    name: 'Sparky',
    nature: 'Adamant',
    subskills: ['Helping Bonus', 'Berry Finding S', null, null, null],
  }),
  creatureOf(2, {
    pokemon: 'GARDEVOIR',
    name: 'Luna',
    skillLevel: 5,
    subskills: ['Energy Recovery Bonus', null, null, null, null],
  }),
  creatureOf(3, { pokemon: 'VAPOREON', name: 'Puddle', skillLevel: 4 }),
  creatureOf(4, { pokemon: 'CLEFABLE', name: 'Moony', skillLevel: 4 }),
  creatureOf(5, { pokemon: 'VICTREEBEL', name: 'Moss', ribbon: 0, nature: 'Quiet' }),
];

export async function simulated(
  members: readonly Creature[] = MIXED_TEAM,
  fields: Partial<PlayerTeam> = {},
  user: Partial<PlayerSettings> = {},
): Promise<Simulated> {
  const team = teamOf(0, members, fields);
  const asked = askedTeam({ ...SPECIFIED_SETTINGS, ...user }, team, byId(...members));
  if (!asked) throw new Error('no member to simulate');
  const answer = await rememberedSimulation()('team', asked.question);
  const production = TEAM.kept(answer, asked.question);
  return { team, members, question: asked.question, places: asked.places, production };
}
