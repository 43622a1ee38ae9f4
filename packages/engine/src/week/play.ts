// Simulates the rest of a week without cooking: ingredients at each meal, and strength from berries and skills at each
// bedtime. Cooking changes none of it, so the same weeks can be cooked in many ways.
import { DAYS_A_WEEK, WEEKDAYS } from '@oversleep/game';
import { endDay, passDay } from '../loop/day.ts';
import { createHarvest, type Harvest } from '../loop/harvest-record.ts';
import { findProc } from '../loop/help.ts';
import { lineupAt } from '../loop/lineup-plan.ts';
import { handOver, wakeAll } from '../loop/lineups.ts';
import { enterLineup, presentTeam, type State } from '../loop/state.ts';
import { settleZone } from '../loop/zone.ts';
import { arrive } from './arrive.ts';
import { sleptAfter, takeNap } from './nap.ts';
import { type WeekEvent, type WeekSchedule, weekEvents } from './order.ts';
import { type RunningTeam, resetTeam, strengthSoFar } from './teams.ts';
import type { Now } from './types.ts';

/** Two days. */
const MOST_MEALS_BEFORE = 6;

export interface Playout {
  readonly harvest: Harvest;
  /** By weekday, strength gained since now when Snorlax is measured at bedtime; 0 before now. */
  readonly gained: Float64Array;
  /** The same at the start of a nap. */
  readonly gainedByNap: Float64Array;
  /** Strength from berries and skills between the first simulated day and now. */
  readonly reached: number;
}

/** The first simulated day is today if the bag is known, otherwise Monday. */
export interface PlayoutSetup extends WeekSchedule {
  readonly team: RunningTeam;
  /** The player's current state, as far as known. */
  readonly known: Now;
  readonly slots: number;
  readonly seed: number;
}

function play(playoutSetup: PlayoutSetup, events: readonly WeekEvent[], run: number, antithetic: boolean): Playout {
  const { team, naps, now, known, first, changes } = playoutSetup;
  const { state: all, plan } = team;
  const { awake, ingredientCount } = plan;
  const harvest = createHarvest(playoutSetup.slots, ingredientCount);
  const gained = new Float64Array(WEEKDAYS.length);
  const gainedByNap = new Float64Array(WEEKDAYS.length);
  const yesterday = (first + DAYS_A_WEEK - 1) % DAYS_A_WEEK;
  let before = 0;
  const recordMeals = (into: Harvest) => {
    for (const state of [all, ...(all.lineups?.states ?? [])]) state.harvest = into;
  };
  const strength = () => {
    if (plan.zone) settleZone(presentTeam(all));
    return strengthSoFar(team);
  };
  /** Starts counting strength and recording meals. */
  const startCounting = () => {
    recordMeals(harvest);
    before = strength();
  };

  const applyEvent = (event: WeekEvent): void => {
    const { weekday, at } = event;
    const state = presentTeam(all);
    switch (event.kind) {
      case 'wake-up':
        all.weekday = weekday;
        all.slept = sleptAfter(plan, weekday > first ? naps[weekday - 1] : undefined);
        wakeAll(all);
        return;
      case 'line-up':
        if (at < awake) passDay(state, at);
        handOver(all, event.lineup, at);
        return;
      case 'now':
        if (at === 0) applyKnownState(all, known, false);
        else if (at < awake) {
          passDay(state, at);
          arrive(state, at);
          applyKnownState(all, known, known.bag !== undefined);
          startCounting();
        } else {
          if (known.bag !== undefined) state.kitchen.incoming.fill(0);
          startCounting();
        }
        return;
      case 'nap':
        takeNap(state, event.nap, () => {
          gainedByNap[weekday] = strength() - before;
        });
        return;
      case 'bedtime':
        passDay(state, at);
        finishDay(state);
        return;
      case 'strength':
        if (weekday < now.weekday) before = strength();
        else gained[weekday] = strength() - before;
        return;
      case 'night':
        endDay(state);
        return;
    }
  };

  resetTeam(team, playoutSetup.seed, run, antithetic);
  // Meals before the counted time only empty the pots.
  recordMeals(createHarvest(MOST_MEALS_BEFORE, ingredientCount));
  // Simulates the day before, so that members start in the middle of their routine.
  if (plan.rotation) enterLineup(all, lineupAt(plan.rotation, yesterday - 1));
  all.weekday = yesterday;
  all.slept = 1;
  wakeAll(all);
  const late = (changes[yesterday] ?? []).filter(({ at }) => at >= awake);
  for (const { at, lineup } of (changes[yesterday] ?? []).filter((change) => !late.includes(change))) {
    passDay(presentTeam(all), at);
    handOver(all, lineup, at);
  }
  passDay(presentTeam(all), awake);
  finishDay(presentTeam(all));
  for (const { at, lineup } of late) handOver(all, lineup, at);
  before = strength();
  const start = before;
  endDay(presentTeam(all));
  if (known.bag === undefined || now.minute === 0) recordMeals(harvest);
  for (const event of events) applyEvent(event);
  return { harvest, gained, gainedByNap, reached: before - start };
}

const finishDay = (state: State): void => arrive(state, state.plan.awake);

/** Replaces simulated values by the known ones. */
function applyKnownState(state: State, { energy, pot, tasty }: Now, isInBag: boolean): void {
  const { kitchen } = state;
  if (isInBag) kitchen.incoming.fill(0);
  if (pot !== undefined) kitchen.potBonus = 0;
  if (tasty !== undefined || isInBag) kitchen.tastyBonus = 0;
  if (!energy) return;
  const team = presentTeam(state);
  for (const member of state.members) {
    const known = energy[member.plan.member.externalId];
    if (known === undefined) continue;
    member.energy = known;
    if (team.members.includes(member)) findProc(team, member);
  }
}

/** Simulates more weeks in antithetic pairs; `from` is how many exist already. */
export function playWeeks(playoutSetup: PlayoutSetup, from: number, count: number): readonly Playout[] {
  const events = weekEvents(playoutSetup, playoutSetup.team.plan.awake);
  return Array.from({ length: count }, (_, n) => play(playoutSetup, events, (from + n) >> 1, (from + n) % 2 === 1));
}
