// What it takes to bring a creature to a level: candies, shards and handy candies, or nights of sleep.
import {
  type CandyBoost,
  type CandySizes,
  type ClimbCost,
  type Creature,
  climbCost,
  type EvolutionStep,
  evolutionItem,
  type Game,
  growthOf,
  handyCandies,
  milestoneLevels,
  natureOf,
  nightsFor,
  sleepExp,
} from '@oversleep/game';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { sleepEvents } from './sleep-events.ts';

const t = messages('parts');
const list = listFormat();

/** The player's choices. */
export interface GrowthWays {
  readonly boost: CandyBoost;
  readonly score: number;
  /** Members of the team with Sleep EXP Bonus. */
  readonly bonusMembers: number;
  readonly incense: boolean;
}

export const USUAL_WAYS: GrowthWays = { boost: 'none', score: 100, bonusMembers: 0, incense: false };

export interface GrowthCost extends ClimbCost {
  /** Of sleep alone, without a candy; undefined when it never comes to it. */
  readonly nights: number | undefined;
  /** What makes up all of the candies. */
  readonly handy: CandySizes;
}

/** Undefined where the EXP is unknown: for the species, or for a level beyond those of the edition. */
export function growthCost(
  game: Game,
  creature: Creature,
  to: number,
  { boost, score, bonusMembers, incense }: GrowthWays,
  today: string,
): GrowthCost | undefined {
  const growth = growthOf(game.edition);
  const nature = natureOf(game, creature);
  const boosted = boost === 'none' ? undefined : (growth.boosts[boost].perEvent ?? undefined);
  const climb = climbCost(game, {
    species: { name: creature.pokemon },
    nature,
    from: creature.level,
    to,
    boost,
    ...(boosted !== undefined && { boosted }),
  });
  if (!climb) return undefined;
  const events = sleepEvents(today);
  const nightly = (night: number) =>
    sleepExp(game, growth, nature, { score, bonusMembers, incense, event: events(night) });
  return { ...climb, nights: nightsFor(climb.exp, nightly), handy: handyCandies(growth, climb.candies).used };
}

/** The suggested target: the next level that unlocks something, else the highest of the edition. */
export const likelyTarget = (game: Game, level: number): number =>
  Math.min(game.rules.maxLevel, milestoneLevels(game).find((milestone) => milestone > level) ?? game.rules.maxLevel);

/** "2 L, 3 M, and 1 S"; nothing for none. */
export const handyText = (sizes: CandySizes): string =>
  list(
    (['L', 'M', 'S'] as const)
      .filter((size) => sizes[size] > 0)
      .map((size) => t('growth.handySize', { count: sizes[size], size })),
  );

/** "80 candies, level 24 and a Fire Stone". */
export function stepText({ takes }: EvolutionStep): string {
  if (!takes) return t('evolve.unknown');
  const { candy, minLevel, items = [], sleepHours, time } = takes;
  return list([
    t('evolve.candies', { count: candy }),
    ...(minLevel === undefined ? [] : [t('evolve.level', { level: minLevel })]),
    ...items.map((item) => t('evolve.item', { item: evolutionItem(item) })),
    ...(sleepHours === undefined ? [] : [t('evolve.sleep', { hours: sleepHours })]),
    ...(time === 'day' ? [t('evolve.day')] : time === 'night' ? [t('evolve.night')] : []),
  ]);
}
