// One day, from wake-up to wake-up, as a sequence of events at exact times.
import { DAY } from '@oversleep/game';
import { bringAll, cookMeal, restockAll, rollDrops } from './cooking.ts';
import { MAX_SLOTS } from './drops.ts';
import { bringTo, trigger } from './effects.ts';
import { add, clear } from './flat.ts';
import { drawWait, eat, findProc, intervalNow, martingaleAhead, passHelps, settle, wake } from './help.ts';
import { uniform } from './rng.ts';
import type { MemberState, State } from './state.ts';
import { lessStored } from './stored-procs.ts';
import { Count } from './tally.ts';
import { startNight, watch, watchBag } from './watch.ts';
import { enterZone, settleZone } from './zone.ts';

export function runDay(state: State): void {
  const { plan, members } = state;
  if (state.weekday === 0 && plan.cooking) restockAll(state, plan.cooking);
  if (plan.zone) enterZone(state);
  state.now = 0;
  state.horizon = plan.meals[0]?.at ?? plan.awake;
  for (const member of members) {
    wakeUp(state, member);
    state.log?.push({ at: 0, kind: 'wake', member: member.plan.index, energy: member.energy });
  }
  for (const member of members) morningProcs(state, member);
  for (const member of members) {
    findProc(state, member);
    // The reference's average of energy counts the first line of its grid twice.
    if (plan.grid > 0) add(state.tally, member.counts + Count.energyDay, plan.grid * member.energy);
  }

  let meal = 0;
  for (;;) {
    let first: MemberState | undefined;
    let at = state.horizon;
    for (let m = 0; m < members.length; m += 1) {
      const member = members[m];
      if (!member || member.procAt >= at) continue;
      at = member.procAt;
      first = member;
    }
    state.now = at;
    if (first) proc(state, first);
    else if (meal < plan.meals.length) {
      meal += 1;
      state.horizon = plan.meals[meal]?.at ?? plan.awake;
      serve(state);
    } else break;
  }
  for (const member of members) {
    state.now = plan.awake;
    bedtime(state, member);
    state.now = DAY;
    night(state, member);
  }
  if (plan.zone) settleZone(state);
}

function wakeUp(state: State, member: MemberState): void {
  wake(member);
  member.surged = false;
  member.unsurged = 1;
  member.procsToday = 0;
  // A day that is told or charted needs every proc at its own time.
  member.deferring = member.plan.deferrable && !state.watch && !state.log;
  // Until the morning's procs are done nobody looks for the next one, as its time depends on the energy that they leave.
  member.procAt = 0;
  if (member.wait === 0) drawWait(state, member);
}

/** In the morning the night's helps turn out to be procs, up to as many as can be stored; the rest of the helps is forgotten. */
function morningProcs(state: State, member: MemberState): void {
  const { plan } = member;
  const place = member.counts + Count.procMartingale;
  // How many procs a night stores on average is known when it begins, so all of its luck goes into the martingale.
  if (plan.stored) lessStored(state.tally, place, plan.stored, member.nightHelps, member.fullWait - member.wait);
  let luck = martingaleAhead(member);
  let helps = member.room;
  let stored = 0;
  for (; stored < plan.storedProcs && member.wait <= helps; stored += 1) {
    helps -= member.wait;
    trigger(state, member, true);
    luck += 1 - member.fullWait * plan.procRate;
    add(state.tally, member.counts + Count.morningProcs, 1);
  }
  if (stored < plan.storedProcs) member.wait -= helps;
  member.room = 0;
  if (plan.stored) add(state.tally, place, stored - (luck - martingaleAhead(member)));
}

/** The help of this moment is a proc; the pause after it depends on the energy that the skill leaves. */
function proc(state: State, member: MemberState): void {
  const { plan, now } = state;
  if (state.watch) {
    passHelps(state, member);
    watch(state.watch.helps, member.plan.index, now, 1);
    watch(state.watch.procs, member.plan.index, now, 1);
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
  else clear(state.kitchen.incoming);
}

function bedtime(state: State, member: MemberState): void {
  bringTo(state, member);
  state.log?.push({ at: state.plan.awake, kind: 'bed', member: member.plan.index, energy: member.energy });
}

/** Helps fill the bag; with a full bag only berries are eaten on the way. Means come from the table, the bag itself is rolled. */
function night(state: State, member: MemberState): void {
  const { tally } = state;
  if (state.watch) startNight(state.watch);
  const helps = passHelps(state, member);
  settle(state, member, Count.energyNight);
  const { drops, night: table } = member.plan;
  const n = Math.min(helps, table.most);
  add(tally, member.counts + Count.nightHelps, helps);
  add(tally, member.counts + Count.fittedHelps, table.fitted[n] ?? 0);
  add(
    tally,
    member.counts + Count.nightBerries,
    (table.berries[n] ?? 0) + (helps - (table.room[n] ?? 0)) * drops.berries,
  );
  for (let s = 0; s < drops.slots; s += 1) {
    add(tally, member.counts + Count.nightIngredients + s, table.ingredients[n * MAX_SLOTS + s] ?? 0);
    add(tally, member.counts + Count.spilled + s, table.spilled[n * MAX_SLOTS + s] ?? 0);
  }
  fillBag(state, member, helps);
  state.log?.push({ at: DAY - 1, kind: 'night', member: member.plan.index, helps, room: member.room });
}

function fillBag(state: State, member: MemberState, helps: number): void {
  const { found, watch: watching } = state;
  const { drops, carry, snacking } = member.plan;
  const { until, slot, amount } = drops;
  const berryChance = until[0] ?? 1;
  clear(found);
  let held = snacking ? carry : 0;
  let room = 0;
  let berries = 0;
  while (room < helps && held < carry) {
    const u = uniform(member.night);
    room += 1;
    let o = 0;
    if (u < berryChance) berries += Math.min(drops.berries, carry - held);
    else {
      o = 1;
      while (u >= (until[o] ?? 1)) o += 1;
      add(found, slot[o] ?? 0, Math.min(amount[o] ?? 0, carry - held));
    }
    held += amount[o] ?? 0;
    if (watching) watching.held.push(held);
  }
  member.nightHelps = helps;
  member.room = room;
  bringAll(state, member);
  if (watching) watchBag(watching, member.plan.index, state.plan.awake, carry, helps);
  add(state.tally, member.counts + Count.roomHelps, room);
  member.rolledBerries += berries + (helps - room) * drops.berries;
}
