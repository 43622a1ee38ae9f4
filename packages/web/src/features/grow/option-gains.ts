// Gains of upgrade options for the current team: a member in its own slot, others in the slot of the weakest member.
import type { Estimate, RequestMember } from '@oversleep/engine';
import { type Creature, canBeBuilt, type Game } from '@oversleep/game';
import type { TeamQuestion } from '@oversleep/questions';
import { displayNameOf } from '../../messages/names.ts';
import type { GrowthWays } from '../../parts/growth/growth-plan.ts';
import { type BenchQuestions, insteadOf, leastMissed } from '../../sim/bench.ts';
import type { GainPlace, GrowthOption } from './best-plan.ts';
import { growthOptions } from './options.ts';
import { type PlannedGrowth, wantedOf } from './wishes.ts';

export interface Candidates {
  readonly creatures: readonly Creature[];
  /** Species candies the player has for it. */
  readonly own: (creature: Creature) => number;
  readonly ways: GrowthWays;
  readonly today: string;
}

export async function optionGains(
  game: Game,
  questions: BenchQuestions,
  team: TeamQuestion,
  { creatures, own, ways, today }: Candidates,
  onDone: (share: number) => void,
): Promise<readonly GrowthOption[]> {
  const wantedFor = (member: RequestMember): readonly PlannedGrowth[] =>
    growthOptions(game, team.settings, member, own(member.creature))
      .map((wish) => wantedOf(game, member.creature, wish, ways, today))
      .filter(({ grown }) => canBeBuilt(game, grown));
  const memberOf = ({ externalId }: Creature) =>
    team.members.find(({ creature }) => creature.externalId === externalId);
  const hasBench = creatures.some((creature) => !memberOf(creature));
  const leaving = hasBench ? await leastMissed(questions, team) : undefined;
  const hosts = { ...team, members: team.members.filter((member) => member !== leaving) };
  const [now] = leaving ? await questions.gains(hosts, [leaving]) : [];

  const place: GainPlace = leaving
    ? { instead: displayNameOf(leaving.creature) }
    : team.members.length > 0
      ? 'joining'
      : 'alone';

  const ofMember = async (member: RequestMember): Promise<readonly GrowthOption[]> => {
    const wanted = wantedFor(member);
    const teams = wanted.map(({ grown }) => ({
      ...team,
      members: team.members.map((one) => (one === member ? { ...one, creature: grown } : one)),
    }));
    return optionsOf(wanted, await questions.changes(team, teams), 'team');
  };
  const ofBench = async (creature: Creature): Promise<readonly GrowthOption[]> => {
    const wanted = wantedFor({ creature, sneakySnacking: false });
    const all = [creature, ...wanted.map(({ grown }) => grown)].map((one) => ({
      creature: one,
      sneakySnacking: false,
    }));
    const [asItIs, ...grown] = (await questions.gains(hosts, all)).map((gain) => insteadOf(gain, now));
    // If it already improves the team as it is, only the extra gain counts.
    const before = Math.max(0, asItIs?.mean ?? 0);
    const gains = grown.map(({ mean, error }) => ({ mean: mean - before, error }));
    return optionsOf(wanted, gains, place);
  };

  let done = 0;
  const options = await Promise.all(
    creatures.map(async (creature) => {
      const member = memberOf(creature);
      const found = await (member ? ofMember(member) : ofBench(creature));
      done += 1;
      onDone(done / creatures.length);
      return found;
    }),
  );
  return options.flat();
}

const optionsOf = (
  wanted: readonly PlannedGrowth[],
  gains: readonly Estimate[],
  where: GainPlace,
): readonly GrowthOption[] =>
  wanted.flatMap((one, i) => {
    const gain = gains[i];
    return gain ? [{ wanted: one, gain, where }] : [];
  });
