// The remaining nights and their naps: score, Drowsy Power, and visiting Pokémon.
import { type Game, growthOf, sleepMinutes, sleepScore, WEEKDAYS } from '@oversleep/game';
import type { Nap } from './nap.ts';
import type { PlayoutSetup } from './play.ts';
import { sleepOf } from './ranks.ts';
import type { WeekNight, WeekQuestion } from './types.ts';

/** Snorlax's strength by week at a day's bedtime, or when its nap starts. */
export type StrengthsAt = (weekday: number, nap?: Nap) => Float64Array;

export function nightsOf(
  game: Game,
  { settings, drowsy }: WeekQuestion,
  { now, naps }: PlayoutSetup,
  strengthsAt: StrengthsAt,
): readonly WeekNight[] {
  const { scoreCap } = growthOf(game.edition);
  const { island, camp } = settings;
  const own = sleepScore(game.rules, sleepMinutes(settings));
  return WEEKDAYS.flatMap((day, weekday) => {
    if (weekday < now.weekday) return [];
    const factor = drowsy[day] ?? 1;
    const nap = naps[weekday];
    const napScore = nap ? sleepScore(game.rules, nap.to - nap.from) : 0;
    const score = Math.min(own, scoreCap - napScore);
    const night = sleepOf(game, { island, score, factor, camp: camp && !nap }, strengthsAt(weekday));
    const isToCome = nap && (weekday > now.weekday || nap.from >= now.minute);
    if (!isToCome) return [{ day, ...night }];
    return [
      { day, ...night, nap: sleepOf(game, { island, score: napScore, factor, camp }, strengthsAt(weekday, nap)) },
    ];
  });
}
