// What creatures of the box are worth this week: which figures there are of each, by which question, and what is known of them.
import type { Estimate, RequestMember } from '@oversleep/engine';
import { type Creature, canBeBuilt, gameOf, TEAM_SIZE } from '@oversleep/game';
import type { Bounded } from '../state/data/bounded.ts';
import type { WorthSheet } from '../state/data/results.ts';
import { joinerName, keyOf } from './keys.ts';
import type { TeamQuestion } from './question.ts';

export interface Worth {
  /** Strength of a week alone, on the island, with camp, sleep and recipes of the present team. */
  readonly alone: Estimate | undefined;
  /**
   * How much more the present team makes in a week because of it: it joins, or stands in for the member that is missed least; a member stands
   * in its own place. Undefined where there is no team too.
   */
  readonly inTeam: Estimate | undefined;
}

/** A figure that can be found out: what somebody adds to those of the question. */
export interface Wanted {
  readonly question: TeamQuestion;
  readonly key: string;
  readonly joining: RequestMember;
  readonly name: string;
}

export interface Wants {
  readonly id: string;
  readonly alone: Wanted;
  /** Undefined as long as it is not known whose place it would take, and where there is no team. */
  readonly inTeam: Wanted | undefined;
}

export const figureOn = (sheets: Bounded<WorthSheet>, { key, name }: Wanted): Estimate | undefined => {
  const known = sheets.get(key)?.[name];
  return known && { mean: known[0], error: known[1] };
};

/** Of those whose species the edition knows. `team` has the present settings, and may have nobody in it. */
export function wantsOf(
  team: TeamQuestion,
  creatures: readonly Creature[],
  sheets: Bounded<WorthSheet>,
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

/** What has to be known before anybody can join: who of a full team is missed least. */
export const placeWants = (team: TeamQuestion): readonly Wanted[] =>
  team.members.length < TEAM_SIZE ? [] : [...memberWants(team).values()].map(({ ask, member }) => ask(member));

export const worthOf = (sheets: Bounded<WorthSheet>, { alone, inTeam }: Wants): Worth => ({
  alone: figureOn(sheets, alone),
  inTeam: inTeam && figureOn(sheets, inTeam),
});

/** Each member, and how to ask what it adds to the others. */
function memberWants(team: TeamQuestion) {
  return new Map(
    team.members.map((member) => {
      const others = team.members.filter((other) => other !== member);
      return [member.creature.externalId, { member, ask: asker({ ...team, members: others }) }] as const;
    }),
  );
}

/** Those whom somebody from outside joins; undefined as long as nobody knows who of them gives way. */
function hostsOf(team: TeamQuestion, sheets: Bounded<WorthSheet>): TeamQuestion | undefined {
  if (team.members.length < TEAM_SIZE) return team;
  const gains = placeWants(team).map((wanted) => figureOn(sheets, wanted)?.mean);
  if (!gains.every((gain) => gain !== undefined)) return undefined;
  const least = gains.indexOf(Math.min(...gains));
  return { ...team, members: team.members.filter((_, place) => place !== least) };
}

function asker(question: TeamQuestion): (joining: RequestMember) => Wanted {
  const key = keyOf(question);
  return (joining) => ({ question, key, joining, name: nameOf(joining) });
}

/** A name takes longer to make than everything else here, and creatures are values that never change. */
const names = new WeakMap<Creature, string>();

export const isNamed = (creature: Creature): boolean => names.has(creature);

/** Gives names to those who have none, one at a time. */
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
