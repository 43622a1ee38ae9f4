// Times without a check-in, such as every night: helps fill a limited bag, and some skill triggers are stored.
import { DAY } from '@oversleep/game';
import { bringAll } from './cooking.ts';
import { MAX_SLOTS } from './drops.ts';
import { trigger } from './effects.ts';
import { add, clear } from './flat.ts';
import { martingaleAhead, passHelps, settle } from './help.ts';
import { uniform } from './rng.ts';
import type { MemberState, State } from './state.ts';
import { lessStored } from './stored-procs.ts';
import { Count } from './tally.ts';
import { watchBag } from './watch.ts';

/** Helps of a time without a check-in. */
export function passTimeAway(state: State, member: MemberState, energy: number): void {
  member.away += passHelps(state, member);
  settle(state, member, energy);
}

/** Helps fill the bag; with a full bag only berries are eaten on the way. Means come from the table, the bag itself is rolled. */
export function collect(state: State, member: MemberState): void {
  const { tally } = state;
  const helps = member.away;
  member.away = 0;
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
  if (watching && state.now === DAY) watchBag(watching, member.number, state.plan.awake, carry, helps);
  add(state.tally, member.counts + Count.roomHelps, room);
  member.rolledBerries += berries + (helps - room) * drops.berries;
}

/** Turns helps without a check-in into stored triggers, up to the limit; the other helps are dropped. */
export function storedProcs(state: State, member: MemberState): void {
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
