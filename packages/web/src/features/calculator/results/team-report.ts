// Everything that results show: the game on the island, the settings, and each member with its figures. Made once for all tabs.
import type { TeamSettings } from '@oversleep/engine';
import { type Build, buildOf, type Creature, type Game, gameInWeek, gameOf, type MainSkill } from '@oversleep/game';
import type { TeamQuestion } from '@oversleep/questions';
import { displayNameOf } from '../../../messages/names.ts';
import type { MemberProduction, Production } from '../../../state/data/results.ts';

export interface MemberContext {
  /** Among the members that were simulated. */
  readonly index: number;
  /** In the team. */
  readonly place: number;
  readonly creature: Creature;
  readonly snacking: boolean;
  readonly build: Build;
  readonly figures: MemberProduction;
  readonly errors: Production['errors']['members'][number];
  readonly spread: Production['distributions'][number];
  readonly profile: Production['profiles'][number];
}

/** How figures relate to the team as it is: of an earlier state of it, still improving, final but for the points of the week, or final. */
export type Freshness = 'old' | 'improving' | 'settling' | 'final';

/** The figures that the player waits for are there. */
export const areKnown = (freshness: Freshness): boolean => freshness === 'settling' || freshness === 'final';

/** Members, figures and places are in the same order. */
interface AnsweredTeam {
  readonly question: TeamQuestion;
  /** The place in the team of each member of the question. */
  readonly places: readonly number[];
  readonly production: Production;
}

export interface TeamReport extends AnsweredTeam {
  /** With the rules of an expert island and of the week's events. */
  readonly game: Game;
  readonly settings: TeamSettings;
  readonly members: readonly MemberContext[];
}

export function teamReport({ question, places, production }: AnsweredTeam): TeamReport {
  const { edition, settings } = question;
  const plain = gameOf(edition);
  const game = gameInWeek(plain, settings);
  const members = question.members.flatMap(({ creature, sneakySnacking }, index): MemberContext[] => {
    const [figures, errors] = [production.members[index], production.errors.members[index]];
    const [spread, profile] = [production.distributions[index], production.profiles[index]];
    if (!figures || !errors || !spread || !profile) return [];
    const build = buildOf(game, creature);
    const place = places[index] ?? index;
    return [{ index, place, creature, snacking: sneakySnacking, build, figures, errors, spread, profile }];
  });
  return { question, places, production, game, settings, members };
}

export const memberName = ({ creature }: Pick<MemberContext, 'creature'>): string => displayNameOf(creature);

export const othersOf = ({ members }: TeamReport, member: MemberContext): readonly MemberContext[] =>
  members.filter((other) => other !== member);

export const skillsOf = (members: readonly MemberContext[]): readonly MainSkill[] =>
  members.map(({ build }) => build.species.skill);
