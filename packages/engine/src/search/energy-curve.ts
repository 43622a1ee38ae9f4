// Average energy over a day for a member that recovers a given amount per day, expressed as helping speed.
import { energyRow, gainBelow, intervalFactor, lowerEnds, mealEnergy } from '@oversleep/game';
import type { Plan } from '../loop/plan.ts';

/** Minutes of the day and of the night, weighted by the helping speed. */
interface Speed {
  readonly day: number;
  readonly night: number;
}

/** Speeds by healing step, alternating day and night. */
export type EnergyCurve = Float64Array;

/** The sleep that a member gets, by its bonuses and nature. */
interface Sleeper {
  readonly gift: number;
  readonly cap: number;
}

/** Step size of the healing table, in energy per day, and its number of steps. */
const STEP = 6;
const STEPS = 50;

/** Days until the evening's energy equals that of the day before. */
const SETTLING = 3;

export type CurveOf = (sleeper: Sleeper) => EnergyCurve;

/** Shared by all members of a box: few of them sleep differently. */
export function energyCurves(plan: Plan): CurveOf {
  const known = new Map<string, EnergyCurve>();
  return (sleeper) => {
    const key = `${sleeper.gift} ${sleeper.cap}`;
    const before = known.get(key);
    if (before) return before;
    const curve = new Float64Array(2 * (STEPS + 1));
    for (let step = 0; step <= STEPS; step += 1) {
      const { day, night } = curveOf(plan, sleeper, step * STEP);
      curve[2 * step] = day;
      curve[2 * step + 1] = night;
    }
    known.set(key, curve);
    return curve;
  };
}

/** Interpolates between two healing steps; `part` 0 is the day, 1 the night. */
export function speedOf(curve: EnergyCurve, healing: number, part: 0 | 1): number {
  const place = Math.min(Math.max(healing / STEP, 0), STEPS);
  const low = Math.floor(place);
  const below = curve[2 * low + part] ?? 0;
  const above = curve[2 * Math.min(low + 1, STEPS) + part] ?? 0;
  return below + (place - low) * (above - below);
}

const NONE: Speed = { day: 0, night: 0 };

function curveOf(plan: Plan, { gift, cap }: Sleeper, healing: number): Speed {
  const { game, awake, sleep, meals, decayMinutes, energyCap } = plan;
  const { speedBrackets } = game.rules;
  const ends = lowerEnds(game.rules, speedBrackets);
  const speeds = speedBrackets.map(({ from }) => 1 / intervalFactor(game, from));
  const perStep = (healing * decayMinutes) / awake;
  let energy = 0;
  let speed = NONE;
  for (let day = 0; day < SETTLING; day += 1) {
    energy += gainBelow(cap, energy, gift);
    let meal = 0;
    let [byDay, byNight] = [0, 0];
    for (let at = 0; at < awake + sleep; at += decayMinutes) {
      const isDay = at < awake;
      while (isDay && meal < meals.length && (meals[meal]?.at ?? 0) <= at) {
        energy += mealEnergy(game, energy);
        meal += 1;
      }
      if (isDay) energy += gainBelow(energyCap, energy, perStep);
      const minutes =
        Math.min(decayMinutes, (isDay ? awake : awake + sleep) - at) * (speeds[energyRow(ends, energy)] ?? 1);
      if (isDay) byDay += minutes;
      else byNight += minutes;
      energy = Math.max(0, energy - 1);
    }
    speed = { day: byDay, night: byNight };
  }
  return speed;
}
