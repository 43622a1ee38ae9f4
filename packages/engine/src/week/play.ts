// Simulates the rest of a week without cooking: ingredients at each meal, and strength from berries and skills at each
// bedtime. Cooking changes none of it, so the same weeks can be cooked in many ways.
import { DAYS_A_WEEK, WEEKDAYS } from '@oversleep/game';
import { beginDay, endDay, passDay } from '../loop/day.ts';
import { createHarvest, type Harvest } from '../loop/harvest-record.ts';
import { findProc } from '../loop/help.ts';
import type { State } from '../loop/state.ts';
import { settleZone } from '../loop/zone.ts';
import { arrive } from './arrive.ts';
import { sleptAfter, takeNap } from './nap.ts';
import { type WeekEvent, type WeekSchedule, weekEvents } from './order.ts';
import { type Bench, emptyBags, handOver, type RunningTeam, resetTeams, strengthSoFar } from './teams.ts';
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
  readonly teams: readonly RunningTeam[];
  /** The player's current state, as far as known. */
  readonly known: Now;
  readonly slots: number;
  readonly seed: number;
}

function play(playoutSetup: PlayoutSetup, events: readonly WeekEvent[], run: number, antithetic: boolean): Playout {
  const { teams, plan, naps, now, known, first } = playoutSetup;
  const { awake, ingredientCount } = planOfAll(playoutSetup);
  const harvest = createHarvest(playoutSetup.slots, ingredientCount);
  const gained = new Float64Array(WEEKDAYS.length);
  const gainedByNap = new Float64Array(WEEKDAYS.length);
  const bench: Bench = new Map(Object.entries(known.energy ?? {}).map(([id, energy]) => [id, newcomer(energy)]));
  const yesterday = (first + DAYS_A_WEEK - 1) % DAYS_A_WEEK;
  let team = teamAt(playoutSetup, plan[yesterday]?.night);
  let before = 0;
  const recordMeals = (into: Harvest) => {
    for (const { state } of teams) state.harvest = into;
  };
  const strength = () => {
    if (team.plan.zone) settleZone(team.state);
    return strengthSoFar(teams);
  };
  /** Starts counting strength and recording meals. */
  const startCounting = () => {
    recordMeals(harvest);
    before = strength();
  };

  const applyEvent = (event: WeekEvent): void => {
    const { weekday, at } = event;
    const { state } = team;
    switch (event.kind) {
      case 'wake-up':
        state.weekday = weekday;
        state.slept = sleptAfter(team.plan, weekday > first ? naps[weekday - 1] : undefined);
        beginDay(state);
        return;
      case 'line-up': {
        const next = teamAt(playoutSetup, event.team);
        handOver(team, next, bench, at);
        team = next;
        return;
      }
      case 'now':
        if (at === 0) applyKnownState(state, known, false);
        else if (at < awake) {
          passDay(state, at);
          arrive(state, at);
          applyKnownState(state, known, known.bag !== undefined);
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

  resetTeams(teams, playoutSetup.seed, run, antithetic);
  // Meals before the counted time only empty the pots.
  recordMeals(createHarvest(MOST_MEALS_BEFORE, ingredientCount));
  // Simulates the day before, so that members start in the middle of their routine.
  team.state.weekday = yesterday;
  team.state.slept = 1;
  beginDay(team.state);
  passDay(team.state, awake);
  finishDay(team.state);
  if (teamAt(playoutSetup, plan[yesterday]?.day) !== team) emptyBags(team.state);
  before = strength();
  const start = before;
  endDay(team.state);
  if (known.bag === undefined || now.minute === 0) recordMeals(harvest);
  for (const event of events) applyEvent(event);
  return { harvest, gained, gainedByNap, reached: before - start };
}

const planOfAll = ({ teams }: PlayoutSetup) => teams[0]?.plan ?? NO_TEAM;

const NO_TEAM = { awake: 0, ingredientCount: 0 };

const newcomer = (energy: number) => ({ energy, wait: 0, fullWait: 0, charges: 0 });

function teamAt({ teams }: PlayoutSetup, place = 0): RunningTeam {
  const team = teams[place] ?? teams[0];
  if (!team) throw new Error(`No team ${place}`);
  return team;
}

const finishDay = (state: State): void => arrive(state, state.plan.awake);

/** Replaces simulated values by the known ones. */
function applyKnownState(state: State, { energy, pot, tasty }: Now, isInBag: boolean): void {
  const { kitchen } = state;
  if (isInBag) kitchen.incoming.fill(0);
  if (pot !== undefined) kitchen.potBonus = 0;
  if (tasty !== undefined || isInBag) kitchen.tastyBonus = 0;
  if (!energy) return;
  for (const member of state.members) {
    const known = energy[member.plan.member.externalId];
    if (known === undefined) continue;
    member.energy = known;
    findProc(state, member);
  }
}

/** Simulates more weeks in antithetic pairs; `from` is how many exist already. */
export function playWeeks(playoutSetup: PlayoutSetup, from: number, count: number): readonly Playout[] {
  const events = weekEvents(playoutSetup, planOfAll(playoutSetup).awake);
  return Array.from({ length: count }, (_, n) => play(playoutSetup, events, (from + n) >> 1, (from + n) % 2 === 1));
}
