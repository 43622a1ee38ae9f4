// One day, from wake-up to wake-up, as a sequence of events at exact times.
import { DAY } from '@oversleep/game';
import { collect, passTimeAway, storedProcs } from './away.ts';
import { cookMeal, restockAll, rollDrops } from './cooking.ts';
import { bringTo, trigger } from './effects.ts';
import { add, clear } from './flat.ts';
import type { Harvest } from './harvest-record.ts';
import { drawWait, eat, findProc, intervalNow, passHelps, settle, wake } from './help.ts';
import { uniform } from './rng.ts';
import type { MemberState, State } from './state.ts';
import { Count } from './tally.ts';
import { startNight, watch } from './watch.ts';
import { enterZone, settleZone } from './zone.ts';

/** Notes what has come in since the last meal instead of cooking it. */
function noteMeal({ kitchen, cook }: State, harvest: Harvest): void {
  const { meals } = harvest;
  harvest.ingredients.set(kitchen.incoming, meals * kitchen.incoming.length);
  harvest.pot[meals] = kitchen.potBonus;
  harvest.tasty[meals] = kitchen.tastyBonus;
  harvest.luck[meals] = uniform(cook);
  harvest.meals += 1;
  kitchen.potBonus = 0;
  kitchen.tastyBonus = 0;
}

export function runDay(state: State): void {
  beginDay(state);
  passDay(state, state.plan.awake);
  endDay(state);
}

/** Wake-up: sleep, and what the night has stored. */
export function beginDay(state: State): void {
  const { plan, members } = state;
  if (state.weekday === 0 && plan.cooking) restockAll(state, plan.cooking);
  if (plan.zone) enterZone(state);
  state.now = 0;
  state.meal = 0;
  state.horizon = plan.meals[0]?.at ?? plan.awake;
  for (const member of members) {
    wakeUp(state, member);
    state.log?.push({ at: 0, kind: 'wake', member: member.number, energy: member.energy });
  }
  for (const member of members) storedProcs(state, member);
  for (const member of members) {
    findProc(state, member);
    // The reference's average of energy counts the first line of its grid twice.
    if (plan.grid > 0) add(state.tally, member.counts + Count.energyDay, plan.grid * member.energy);
  }
  if (plan.looks) mealsHere(state);
}

/** What happens up to a time of the day; what falls on that very minute is still to come, unless it is bedtime. */
export function passDay(state: State, until: number): void {
  const { plan, members } = state;
  if (plan.looks) {
    passLooks(state, plan.looks, until);
    return;
  }
  for (;;) {
    let first: MemberState | undefined;
    let at = Math.min(state.horizon, until);
    for (let m = 0; m < members.length; m += 1) {
      const member = members[m];
      if (!member || member.procAt >= at) continue;
      at = member.procAt;
      first = member;
    }
    state.now = at;
    if (first) proc(state, first);
    else if (state.meal < plan.meals.length && (at < until || until === plan.awake)) {
      serveNext(state);
    } else break;
  }
}

/** Between two check-ins a day is like a night: bags fill and triggers are stored. Meals need a check-in. */
function passLooks(state: State, looks: readonly number[], until: number): void {
  const { plan } = state;
  for (const look of looks) {
    // Skips check-ins before now.
    if (look <= state.now || look > until || (look === until && until < plan.awake)) continue;
    state.now = look;
    lookIn(state);
    mealsHere(state);
  }
  state.now = until;
}

/** A check-in after a time alone: empties bags and runs stored triggers. */
export function lookIn(state: State): void {
  const { members } = state;
  for (const member of members) {
    passTimeAway(state, member, Count.energyDay);
    collect(state, member);
  }
  for (const member of members) storedProcs(state, member);
  for (const member of members) findProc(state, member);
}

/** Meals that have their last check-in now. */
function mealsHere(state: State): void {
  const { plan } = state;
  while ((plan.meals[state.meal]?.at ?? Number.POSITIVE_INFINITY) <= state.now) {
    serveNext(state);
  }
}

/** The next meal of the day, whatever the time is. */
export function serveNext(state: State): void {
  const { meals, awake } = state.plan;
  state.meal += 1;
  state.horizon = meals[state.meal]?.at ?? awake;
  serve(state);
}

/** Bedtime and the night. */
export function endDay(state: State): void {
  const { plan, members } = state;
  for (const member of members) {
    state.now = plan.awake;
    bedtime(state, member);
    state.now = DAY;
    night(state, member);
  }
  if (plan.zone) settleZone(state);
}

/**
 * A logged or charted day needs every trigger at its own time. With occasional check-ins there are no triggers in
 * between.
 */
export const defers = ({ plan, watch: watching, log }: State, member: MemberState): boolean =>
  plan.looks !== undefined || (member.plan.deferrable && !watching && !log);

function wakeUp(state: State, member: MemberState): void {
  wake(member, state.slept);
  member.surged = false;
  member.unsurged = 1;
  member.procsToday = 0;
  member.deferring = defers(state, member);
  // Until the morning's triggers are done the next one isn't searched, because its time depends on the energy they
  // leave.
  member.procAt = 0;
  if (member.wait === 0) drawWait(state, member);
}

/** The current help triggers the skill; the pause after it depends on the energy that the skill leaves. */
function proc(state: State, member: MemberState): void {
  const { plan, now } = state;
  if (state.watch) {
    passHelps(state, member);
    watch(state.watch.helps, member.number, now, 1);
    watch(state.watch.procs, member.number, now, 1);
  }
  settle(state, member, Count.energyDay);
  member.unrolled += member.wait;
  add(state.tally, member.counts + Count.dayHelps, member.wait);
  member.procAt = now;
  trigger(state, member, false);
  member.next = member.procHelp + intervalNow(plan, member);
  findProc(state, member);
}

function serve(state: State): void {
  const { plan, members } = state;
  for (const member of members) {
    bringTo(state, member);
    eat(state, member);
    findProc(state, member);
  }
  if (!state.rolling) return;
  for (const member of members) rollDrops(state, member);
  if (plan.cooking) cookMeal(state, plan.cooking);
  else {
    if (state.harvest) noteMeal(state, state.harvest);
    clear(state.kitchen.incoming);
  }
}

function bedtime(state: State, member: MemberState): void {
  if (state.plan.looks) passTimeAway(state, member, Count.energyDay);
  else bringTo(state, member);
  state.log?.push({ at: state.plan.awake, kind: 'bed', member: member.number, energy: member.energy });
}

function night(state: State, member: MemberState): void {
  if (state.watch) startNight(state.watch);
  passTimeAway(state, member, Count.energyNight);
  const helps = member.away;
  collect(state, member);
  state.log?.push({ at: DAY - 1, kind: 'night', member: member.number, helps, room: member.room });
}
