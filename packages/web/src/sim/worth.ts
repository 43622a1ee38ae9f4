// What creatures of the box are worth this week: which figures there are, which question answers each, and what is known.
import type { Estimate, RequestMember } from '@oversleep/engine';
import { type Creature, canBeBuilt, gameOf, TEAM_SIZE } from '@oversleep/game';
import { joinerName, type TeamQuestion, teamKey } from '@oversleep/questions';
import type { BoundedCache } from '../state/data/bounded.ts';
import type { WorthSheet } from '../state/data/results.ts';

export interface Worth {
  /** Strength of a week alone, with island, camp, sleep and recipes of the present team. */
  readonly alone: Estimate | undefined;
  /**
   * How much more the present team makes in a week because of it: it joins, or replaces the member that is missed least; a member keeps
   * its own slot. Undefined without a team.
   */
  readonly inTeam: Estimate | undefined;
}

/** A figure that can be computed: what a creature adds to the members of the question. */
export interface WorthRequest {
  readonly question: TeamQuestion;
  readonly key: string;
  readonly joining: RequestMember;
  readonly name: string;
}

export interface Wants {
  readonly id: string;
  readonly alone: WorthRequest;
  /** Undefined while it is not known which member it would replace, and without a team. */
  readonly inTeam: WorthRequest | undefined;
}

export const figureOn = (sheets: BoundedCache<WorthSheet>, { key, name }: WorthRequest): Estimate | undefined => {
  const known = sheets.get(key)?.[name];
  return known && { mean: known[0], error: known[1] };
};

/** For species that the edition knows. `team` has the present settings, and may have no members. */
export function wantsOf(
  team: TeamQuestion,
  creatures: readonly Creature[],
  sheets: BoundedCache<WorthSheet>,
): readonly Wants[] {
  const game = gameOf(team.edition);
  const alone = asker({ ...team, members: [] });
  const places = memberWants(team);
  const among = team.members.length === 0 ? undefined : hostsOf(team, sheets);
  const joined = among && asker(among);
  return creatures
    .filter((creature) => canBeBuilt(game, creature))
    .map((creature) => {
      const own = places.get(creature.externalId);
      return {
        id: creature.externalId,
        alone: alone({ creature, sneakySnacking: false }),
        inTeam: own ? own.ask({ ...own.member, creature }) : joined?.({ creature, sneakySnacking: false }),
      };
    });
}

/** Needed before any creature can join a full team: which member is missed least. */
export const placeWants = (team: TeamQuestion): readonly WorthRequest[] =>
  team.members.length < TEAM_SIZE ? [] : [...memberWants(team).values()].map(({ ask, member }) => ask(member));

export const worthOf = (sheets: BoundedCache<WorthSheet>, { alone, inTeam }: Wants): Worth => ({
  alone: figureOn(sheets, alone),
  inTeam: inTeam && figureOn(sheets, inTeam),
});

/** Each member, and the question of what it adds to the others. */
function memberWants(team: TeamQuestion) {
  return new Map(
    team.members.map((member) => {
      const others = team.members.filter((other) => other !== member);
      return [member.creature.externalId, { member, ask: asker({ ...team, members: others }) }] as const;
    }),
  );
}

/** The members that a newcomer joins; undefined while it is not known which one gives way. */
function hostsOf(team: TeamQuestion, sheets: BoundedCache<WorthSheet>): TeamQuestion | undefined {
  if (team.members.length < TEAM_SIZE) return team;
  const gains = placeWants(team).map((wanted) => figureOn(sheets, wanted)?.mean);
  if (!gains.every((gain) => gain !== undefined)) return undefined;
  const least = gains.indexOf(Math.min(...gains));
  return { ...team, members: team.members.filter((_, place) => place !== least) };
}

function asker(question: TeamQuestion): (joining: RequestMember) => WorthRequest {
  const key = teamKey(question);
  return (joining) => ({ question, key, joining, name: nameOf(joining) });
}

/** Computing a key takes longest here, and creatures are immutable. */
const names = new WeakMap<Creature, string>();

export const isNamed = (creature: Creature): boolean => names.has(creature);

/** Computes missing keys, one per step. */
export function* naming(creatures: readonly Creature[]): Generator<void, void> {
  for (const creature of creatures) {
    if (isNamed(creature)) continue;
    nameAlone(creature);
    yield;
  }
}

export function nameAlone(creature: Creature): string {
  const name = names.get(creature) ?? joinerName({ creature, sneakySnacking: false });
  names.set(creature, name);
  return name;
}

const nameOf = (joining: RequestMember): string =>
  joining.sneakySnacking ? joinerName(joining) : nameAlone(joining.creature);
