// Exact expectations for a member with energy and helps independent of chance: a cross-check of the simulation.
import { DAY, DAYS_A_WEEK } from '@oversleep/game';
import { deterministicDay } from '../src/loop/deterministic.ts';
import { MAX_SLOTS } from '../src/loop/drops.ts';
import type { MemberPlan, Plan } from '../src/loop/plan.ts';
import { createState } from '../src/loop/state.ts';

/** Per day. */
export interface Expectation {
  readonly dayHelps: number;
  readonly nightHelps: number;
  readonly roomHelps: number;
  readonly berries: number;
  /** By slot. */
  readonly ingredients: readonly number[];
  readonly procs: number;
  readonly morningProcs: number;
}

/** Starting phases of the help clock to average over: many for helps, fewer for procs, which take long to compute. */
const PHASES = 128;
const PROC_PHASES = 16;

/**
 * Help times follow from the energy of the day and are exact; chance is followed as a distribution: over the helps since the last
 * proc, and over when the bag is full. Averaged over all phases in which the help clock can start, for the days of one chain.
 */
export function expectedMember(plan: Plan, index: number): Expectation {
  const state = createState(plan);
  const member = state.members[index];
  if (!member) throw new Error(`No member ${index}`);
  const { drops, night, snacking, intervals } = member.plan;
  const { burnInWeeks, chainWeeks } = plan.method;
  const [from, to] = [burnInWeeks * DAYS_A_WEEK, (burnInWeeks + chainWeeks) * DAYS_A_WEEK];
  const sum = { day: 0, night: 0, room: 0, berries: 0, procs: 0, morning: 0 };
  const ingredients = new Array<number>(drops.slots).fill(0);
  const berryShare = (1 - drops.ingredientChance) * drops.berries;
  for (let phase = 0; phase < PHASES; phase += 1) {
    const pity = phase % (PHASES / PROC_PHASES) === 0 && !snacking ? createPity(member.plan) : undefined;
    member.energy = 0;
    member.next = DAY + ((phase + 0.5) / PHASES) * (intervals[0] ?? 0);
    let lastNight = 0;
    for (let day = 0; day < to; day += 1) {
      const morning = pity?.night(lastNight) ?? 0;
      const helps = deterministicDay(state, member);
      const daytime = pity?.day(helps.day) ?? 0;
      lastNight = helps.night;
      if (day < from) continue;
      const n = Math.min(helps.night, night.most);
      const room = night.room[n] ?? 0;
      sum.day += helps.day;
      sum.night += helps.night;
      sum.room += room;
      sum.procs += daytime + morning;
      sum.morning += morning;
      sum.berries += helps.day * (snacking ? drops.berries : berryShare);
      sum.berries += (night.berries[n] ?? 0) + (helps.night - room) * drops.berries;
      for (let s = 0; s < drops.slots; s += 1) {
        const daily = (snacking ? 0 : helps.day * (drops.mean[s] ?? 0)) + (night.ingredients[n * MAX_SLOTS + s] ?? 0);
        ingredients[s] = (ingredients[s] ?? 0) + daily;
      }
    }
  }
  const days = PHASES * (to - from);
  const procDays = PROC_PHASES * (to - from);
  return {
    dayHelps: sum.day / days,
    nightHelps: sum.night / days,
    roomHelps: sum.room / days,
    berries: sum.berries / days,
    ingredients: ingredients.map((amount) => amount / days),
    procs: sum.procs / procDays,
    morningProcs: sum.morning / procDays,
  };
}

/** The distribution of helps since the last proc: `wait[c]` is the chance of c of them. */
function createPity({ skillChance: p, procWithin, night, storedProcs }: MemberPlan) {
  let wait: Float64Array = new Float64Array(procWithin.length);
  wait[0] = 1;
  const last = wait.length - 1;

  /** One rolled help: the chance that it is a proc, and the distribution after it. */
  function roll(before: Float64Array): { proc: number; without: Float64Array } {
    const without = new Float64Array(before.length);
    let proc = 0;
    for (let c = 0; c <= last; c += 1) {
      const chance = before[c] ?? 0;
      if (c === last) proc += chance;
      else {
        proc += chance * p;
        without[c + 1] = chance * (1 - p);
      }
    }
    return { proc, without };
  }

  function day(helps: number): number {
    let procs = 0;
    for (let help = 0; help < helps; help += 1) {
      const { proc, without } = roll(wait);
      procs += proc;
      without[0] = (without[0] ?? 0) + proc;
      wait = without;
    }
    return procs;
  }

  /** Stored procs of a night; how many helps had room does not depend on which of them are procs. */
  function nightProcs(helps: number): number {
    // By number of procs stored so far: the distribution of the wait, all with room so far.
    let stored: Float64Array[] = Array.from({ length: storedProcs }, (_, s) =>
      s === 0 ? wait : new Float64Array(wait.length),
    );
    const after = new Float64Array(wait.length);
    const keep = (from: Float64Array, share: number) => {
      for (let c = 0; c < after.length; c += 1) after[c] = (after[c] ?? 0) + (from[c] ?? 0) * share;
    };
    let procs = 0;
    let roomy = 1;
    for (let help = 1; help <= helps; help += 1) {
      const room = (night.room[help] ?? 0) - (night.room[help - 1] ?? 0);
      // The bag filled up before this help: what was rolled until then stays.
      for (const part of stored) keep(part, roomy - room);
      roomy = room;
      const next = stored.map(() => new Float64Array(wait.length));
      for (const [s, part] of stored.entries()) {
        const { proc, without } = roll(part);
        procs += proc * room;
        const same = next[s];
        if (same) for (let c = 0; c < same.length; c += 1) same[c] = (same[c] ?? 0) + (without[c] ?? 0);
        const more = next[s + 1];
        if (more) more[0] = (more[0] ?? 0) + proc;
        // The last one that can be stored: the rest of the night is forgotten.
        else after[0] = (after[0] ?? 0) + proc * room;
      }
      stored = next;
    }
    for (const part of stored) keep(part, roomy);
    wait = after;
    return procs;
  }

  return { day, night: nightProcs };
}
