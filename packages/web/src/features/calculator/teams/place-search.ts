// The search for the best Pokémon for a slot, and its result: all candidates, best first.
import { type Creature, canBeBuilt, gameOf } from '@oversleep/game';
import type { TeamSearch } from '@oversleep/questions';
import { MOST_FOR_A_PLACE } from '../../../sim/best/team-search.ts';
import { settingsFor } from '../../../sim/question.ts';
import { boxOf, type Creatures, membersOf, type PlayerTeam } from '../../../state/data/data.ts';
import type { FoundTeams, ListedTeam } from '../../../state/data/results.ts';
import type { PlayerSettings } from '../../../state/data/user.ts';

/** The other members stay as they are, including those that are Sneaky Snacking. */
export function placeSearch(user: PlayerSettings, team: PlayerTeam, place: number, creatures: Creatures): TeamSearch {
  const game = gameOf(user.edition);
  const can = (creature: Creature) => canBeBuilt(game, creature);
  const present = membersOf(team)
    .flatMap((id) => creatures[id] ?? [])
    .filter(can)
    .map((creature) => ({ creature, sneakySnacking: team.snacking.includes(creature.externalId) }));
  const ids = new Set(present.map(({ creature }) => creature.externalId));
  const others = [...ids].filter((id) => id !== team.members[place]);
  const newcomers = boxOf(creatures)
    .filter((creature) => can(creature) && !ids.has(creature.externalId))
    .map((creature) => ({ creature, sneakySnacking: false }));
  return {
    edition: user.edition,
    settings: settingsFor(user, team),
    candidates: [...present, ...newcomers].sort((a, b) => (a.creature.externalId < b.creature.externalId ? -1 : 1)),
    goal: { kind: 'strength' },
    wishes: { include: others, size: others.length + 1 },
    present,
    top: MOST_FOR_A_PLACE,
    most: MOST_FOR_A_PLACE,
  };
}

export interface RankedCreature extends Pick<ListedTeam, 'lead' | 'total'> {
  readonly id: string;
}

/** In the order of the differences that are shown; those not compared yet come last, by their totals. */
export function rankedFor({ teams }: FoundTeams, { wishes }: TeamSearch): readonly RankedCreature[] {
  const others = new Set(wishes.include);
  return teams
    .flatMap(({ ids, lead, total }) => {
      const id = ids.find((one) => !others.has(one));
      return id === undefined ? [] : [{ id, lead, total }];
    })
    .sort((a, b) => gainOf(b) - gainOf(a));
}

const gainOf = ({ lead }: RankedCreature): number => lead?.mean ?? -Number.MAX_VALUE;
