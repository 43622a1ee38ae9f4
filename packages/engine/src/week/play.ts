// One way the rest of the week may go, kitchen apart: what reaches it at each meal, and the strength of berries and skills by each bedtime.
// Nothing that is cooked changes any of it, so that the same weeks can be cooked in many ways.
import { WEEKDAYS } from '@oversleep/game';
import { beginDay, endDay, passDay } from '../loop/day.ts';
import { createHarvest, type Harvest } from '../loop/harvest-record.ts';
import { findProc } from '../loop/help.ts';
import type { State } from '../loop/state.ts';
import { settleZone } from '../loop/zone.ts';
import { arrive } from './arrive.ts';
import type { Instant } from './calendar.ts';
import { SUNDAY } from './calendar.ts';
import { type Nap, sleptAfter, takeNap } from './nap.ts';
import { type Bench, emptyBags, handOver, resetTeams, strengthSoFar, type Team } from './teams.ts';
import type { Now, TeamOfDay } from './types.ts';

const WEEK = 7;
/** Two days. */
const MOST_MEALS_BEFORE = 6;

export interface Playout {
  readonly harvest: Harvest;
  /** By weekday, gained since now when Snorlax's strength is taken at bedtime; 0 before now. */
  readonly gained: Float64Array;
  /** The same when a nap begins. */
  readonly gainedByNap: Float64Array;
  /** Strength of berries and skills between the first day that was played and now. */
  readonly reached: number;
}

export interface Stage {
  readonly teams: readonly Team[];
  /** By weekday. */
  readonly plan: readonly TeamOfDay[];
  readonly naps: readonly (Nap | undefined)[];
  readonly now: Instant;
  /** What is known of now. */
  readonly told: Now;
  /** The first day whose meals are noted: today if the bag is known, else Monday. */
  readonly first: number;
  readonly slots: number;
  readonly seed: number;
}

function play(stage: Stage, run: number, antithetic: boolean): Playout {
  const { teams, plan, naps, now, told, first } = stage;
  const { awake, ingredientCount } = teams[0]?.plan ?? NO_TEAM;
  const harvest = createHarvest(stage.slots, ingredientCount);
  const gained = new Float64Array(WEEKDAYS.length);
  const gainedByNap = new Float64Array(WEEKDAYS.length);
  const bench: Bench = new Map(Object.entries(told.energy ?? {}).map(([id, energy]) => [id, newcomer(energy)]));
  const yesterday = (first + WEEK - 1) % WEEK;
  let team = teamAt(stage, plan[yesterday]?.night);
  let before = 0;
  const note = (into: Harvest) => {
    for (const { state } of teams) state.harvest = into;
  };
  const change = (to: Team, at: number) => {
    handOver(team, to, bench, at);
    team = to;
  };
  const strength = () => {
    if (team.plan.zone) settleZone(team.state);
    return strengthSoFar(teams);
  };
  const count = () => {
    before = strength();
  };
  const pass = (weekday: number, until: number) => {
    const nap = naps[weekday];
    const { state } = team;
    if (nap && state.now <= nap.from && nap.to <= until)
      takeNap(state, nap, () => {
        gainedByNap[weekday] = strength() - before;
      });
    passDay(state, until);
  };

  resetTeams(teams, stage.seed, run, antithetic);
  // What is cooked before anything counts leaves nothing but empty pots.
  note(createHarvest(MOST_MEALS_BEFORE, ingredientCount));
  // The day before, so that everybody is somewhere in their day.
  team.state.weekday = yesterday;
  team.state.slept = 1;
  beginDay(team.state);
  passDay(team.state, awake);
  goToBed(team.state);
  if (teamAt(stage, plan[yesterday]?.day) !== team) emptyBags(team.state);
  count();
  const start = before;
  endDay(team.state);
  if (told.bag === undefined || now.minute === 0) note(harvest);

  for (let weekday = first; weekday <= SUNDAY; weekday += 1) {
    const today = weekday === now.weekday;
    team.state.weekday = weekday;
    team.state.slept = sleptAfter(team.plan, weekday > first ? naps[weekday - 1] : undefined);
    beginDay(team.state);
    change(teamAt(stage, plan[weekday]?.day), 0);
    if (today && now.minute === 0) tell(team.state, told, false);
    else if (today && now.minute < awake) {
      pass(weekday, now.minute);
      arrive(team.state, now.minute);
      tell(team.state, told, told.bag !== undefined);
      note(harvest);
      count();
    }
    pass(weekday, awake);
    goToBed(team.state);
    change(teamAt(stage, plan[weekday]?.night), awake);
    if (today && now.minute >= awake) {
      if (told.bag !== undefined) team.state.kitchen.incoming.fill(0);
      note(harvest);
      count();
    }
    if (weekday < now.weekday) count();
    else gained[weekday] = strength() - before;
    if (weekday === SUNDAY) break;
    endDay(team.state);
  }
  return { harvest, gained, gainedByNap, reached: before - start };
}

const NO_TEAM = { awake: 0, ingredientCount: 0 };

const newcomer = (energy: number) => ({ energy, wait: 0, fullWait: 0, charges: 0 });

function teamAt({ teams }: Stage, place = 0): Team {
  const team = teams[place] ?? teams[0];
  if (!team) throw new Error(`No team ${place}`);
  return team;
}

const goToBed = (state: State): void => arrive(state, state.plan.awake);

/** What is known takes the place of what was only likely. */
function tell(state: State, { energy, pot, tasty }: Now, isInBag: boolean): void {
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

/** Some more weeks, in antithetic pairs; `from` is how many there are already. */
export const playWeeks = (stage: Stage, from: number, count: number): readonly Playout[] =>
  Array.from({ length: count }, (_, n) => play(stage, (from + n) >> 1, (from + n) % 2 === 1));
