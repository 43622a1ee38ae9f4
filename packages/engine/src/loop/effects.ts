// Effects of skill triggers on energy, helps and the kitchen. Everything else follows from the number of triggers.

import { gainBelow, skillEnergy } from '@oversleep/game';
import { add } from './flat.ts';
import { gatherAny, gatherOne } from './gathering.ts';
import { drawWait, findProc, isSteady, passHelps, prolong, settle } from './help.ts';
import { Op, type Operation } from './operations.ts';
import { DEEPEST, type Program } from './programs.ts';
import { below, happens, uniform } from './rng.ts';
import type { MemberState, State } from './state.ts';
import { CookCount, Count } from './tally.ts';
import { choose, chosenFrom } from './targets.ts';
import { settleZone } from './zone.ts';

/** A help of the member triggers its skill. */
export function trigger(state: State, member: MemberState, stored: boolean): void {
  if (state.log) {
    const skill = member.plan.member.build.species.skill.name;
    state.log.push({ at: state.now, kind: 'proc', member: member.number, skill, stored });
  }
  add(state.tally, member.counts + Count.procs, 1);
  member.procsToday += 1;
  drawWait(state, member);
  runProgram(state, member.plan.program);
}

/** Makes a member's helps up to this moment. None of them triggers a skill, unless its triggers may be counted late. */
export function bringTo(state: State, member: MemberState): void {
  const time = state.now;
  if (member.next < time) {
    let helps = passHelps(state, member);
    if (member.plan.snacking) member.rolledBerries += helps * member.plan.drops.berries;
    else {
      // Rounding must not swallow a proc that is due at this very moment.
      if (helps >= member.wait && !member.deferring) {
        helps = member.wait - 1;
        member.next = time;
      }
      member.unrolled += helps;
      let left = helps;
      // Another member's skill may be in the middle of reaching this one.
      state.depth += 1;
      while (left >= member.wait) {
        left -= member.wait;
        trigger(state, member, false);
      }
      state.depth -= 1;
      member.wait -= left;
    }
    add(state.tally, member.counts + Count.dayHelps, helps);
  }
  settle(state, member, Count.energyDay);
}

export function runProgram(state: State, index: number): void {
  const program = state.plan.programs[index];
  const invoker = program && state.members[program.invoker];
  if (!program || !invoker) throw new Error(`No program ${index}`);
  if (program.becomes.length > 0) {
    const next = program.becomes[below(invoker.skill, program.becomes.length)];
    state.depth += 1;
    if (next !== undefined && state.depth <= DEEPEST) runProgram(state, next);
    state.depth -= 1;
    return;
  }
  add(state.tally, state.layout.programs + index, 1);
  if (program.surge) surge(state, program, invoker);
  let chosen = false;
  const { operations } = program;
  for (let i = 0; i < operations.length; i += 1) {
    const operation = operations[i];
    if (!operation || (operation.chance < 1 && !happens(invoker.skill, operation.chance))) continue;
    // All parts of a skill reach the same members, chosen after the user's own part, which changes the lowest energies.
    if (operation.chosen && !chosen) {
      choose(state, program, invoker);
      chosen = true;
    }
    operate(state, program, invoker, operation);
  }
  if (program.outcomes.length > 0) drawOutcome(state, program, invoker);
}

/** One of several effects. */
function drawOutcome(state: State, program: Program, invoker: MemberState): void {
  const { outcomes, outcomeOdds } = program;
  const u = uniform(invoker.skill);
  let o = 0;
  while (u >= (outcomeOdds[o] ?? 1)) o += 1;
  const operation = outcomes[o];
  if (operation) operate(state, program, invoker, operation);
}

/** At most once a day everything may come several times over. */
function surge(state: State, { surge: odds, index }: Program, invoker: MemberState): void {
  if (!odds) return;
  const { tally, layout } = state;
  add(tally, layout.surgeMartingale + index, -odds.chance * invoker.unsurged);
  invoker.unsurged *= 1 - odds.chance;
  if (invoker.surged || !happens(invoker.skill, odds.chance)) return;
  invoker.surged = true;
  add(tally, layout.surgeMartingale + index, 1);
  add(tally, layout.surges + index, 1);
}

function operate(state: State, program: Program, invoker: MemberState, operation: Operation): void {
  const { amount } = operation;
  const { members, kitchen, chosen } = state;
  const base = chosenFrom(state);
  switch (operation.op) {
    case Op.energySelf:
      giveOwnEnergy(state, invoker, operation, false);
      break;
    case Op.energyOwnPlain:
      giveOwnEnergy(state, invoker, operation, program.skill.key === 'CHARGE_ENERGY_S_MOONLIGHT');
      break;
    case Op.energyEveryone:
      for (const member of members) giveEnergy(state, invoker, member, operation);
      break;
    case Op.energyChosen:
      for (let i = 0; i < program.targets && i < members.length; i += 1) {
        const member = members[chosen[base + i] ?? 0];
        if (member) giveEnergy(state, invoker, member, operation);
      }
      break;
    case Op.drainOthers:
      for (const m of operation.members) drain(state, invoker, members[m], operation);
      break;
    case Op.helpsEveryone:
      for (const member of members) giveHelps(state, invoker, member, operation);
      break;
    case Op.helpsChosen:
      for (let i = 0; i < program.targets && i < members.length; i += 1)
        giveHelps(state, invoker, members[chosen[base + i] ?? 0], operation);
      break;
    case Op.triesChosen:
      for (let i = 0; i < program.targets && i < members.length; i += 1)
        trySkill(state, invoker, members[chosen[base + i] ?? 0], operation);
      break;
    case Op.pot:
      kitchen.potBonus += amount;
      break;
    case Op.tasty:
      kitchen.tastyBonus += amount;
      break;
    case Op.ingredientAny:
      add(state.tally, state.layout.cooking + CookCount.gathered, amount);
      gatherAny(state, invoker, operation);
      break;
    case Op.ingredientOne:
      add(state.tally, state.layout.cooking + CookCount.gathered, amount);
      gatherOne(state, operation, invoker);
      break;
    case Op.charge:
      charge(state, program, invoker);
      break;
    case Op.zone:
      growZone(state, amount);
      break;
  }
}

/** Brings a member up to date before its energy changes; the user of the skill is already. */
function bringUpToDate(state: State, member: MemberState): void {
  if (member.since < state.now || (member.deferring && member.next < state.now)) bringTo(state, member);
}

function energyChanged(state: State, member: MemberState): void {
  // A member in the middle of its own proc looks for the next one when that is done.
  if (member.procAt > state.now) findProc(state, member);
}

/** What fits below the cap; without the strict cap, an energy already above it is even pushed down. */
const gainOf = ({ plan }: State, energy: number, wanted: number): number =>
  plan.strictCap ? gainBelow(plan.energyCap, energy, wanted) : Math.min(wanted, plan.energyCap - energy);

/** Counts energy given from member to member, from which all energy figures follow, and what exceeded the cap. */
function bookEnergy(state: State, invoker: MemberState, member: MemberState, gain: number, wanted: number): void {
  member.energy += gain;
  state.log?.push({ at: state.now, kind: 'energy', from: invoker.number, to: member.number, amount: gain });
  add(state.tally, invoker.counts + Count.wasted, wanted - gain);
  add(state.tally, state.layout.energyGiven + invoker.plan.index * state.members.length + member.plan.index, gain);
}

function giveEnergy(state: State, invoker: MemberState, member: MemberState, { amount }: Operation): void {
  const wanted = skillEnergy(amount, member.plan.energyFactor);
  const steady = isSteady(state, member);
  if (steady) settle(state, member, Count.energyDay);
  else bringUpToDate(state, member);
  const gain = gainOf(state, member.energy, wanted);
  bookEnergy(state, invoker, member, gain, wanted);
  if (steady && gain >= 0) prolong(state, member);
  else energyChanged(state, member);
}

/** The part of a skill that is for its user alone; `unbounded`: the reference forgets the cap here. */
function giveOwnEnergy(state: State, invoker: MemberState, { op, amount }: Operation, unbounded: boolean): void {
  bringUpToDate(state, invoker);
  const wanted = op === Op.energySelf ? skillEnergy(amount, invoker.plan.energyFactor) : amount;
  const gain = unbounded ? wanted : gainOf(state, invoker.energy, wanted);
  add(state.tally, invoker.counts + Count.ownEnergy, gain);
  bookEnergy(state, invoker, invoker, gain, wanted);
  energyChanged(state, invoker);
}

function drain(state: State, invoker: MemberState, member: MemberState | undefined, { amount }: Operation): void {
  if (!member) return;
  bringUpToDate(state, member);
  const taken = Math.min(amount, member.energy);
  member.energy -= taken;
  state.log?.push({ at: state.now, kind: 'drain', from: invoker.number, to: member.number, amount: taken });
  add(state.tally, invoker.counts + Count.drained, taken);
  energyChanged(state, member);
}

/** Instant helps: drops like any other, but no chance of a proc. */
function giveHelps(
  state: State,
  invoker: MemberState,
  member: MemberState | undefined,
  { amount: helps, booked }: Operation,
): void {
  if (!member) return;
  member.unrolled += helps;
  state.log?.push({ at: state.now, kind: 'helps', from: invoker.number, to: member.number, amount: helps });
  add(state.tally, member.counts + Count.granted, helps);
  add(state.tally, state.layout.helpsGiven + invoker.plan.index * state.members.length + member.plan.index, booked);
}

/**
 * Up to some tries at the member's own skill chance; the first success triggers its skill once. A member that only
 * snacks has none.
 */
function trySkill(
  state: State,
  invoker: MemberState,
  member: MemberState | undefined,
  { amount: tries }: Operation,
): void {
  if (!member || member.plan.snacking || state.depth >= DEEPEST) return;
  const failure = (1 - member.plan.skillChance) ** tries;
  add(state.tally, member.counts + Count.procMartingale, failure - 1);
  if (happens(invoker.skill, failure)) return;
  bringUpToDate(state, member);
  add(state.tally, member.counts + Count.procMartingale, 1);
  add(state.tally, member.counts + Count.procs, 1);
  add(state.tally, member.counts + Count.bonusProcs, 1);
  add(state.tally, invoker.counts + Count.bonusProcsGiven, 1);
  member.procsToday += 1;
  state.depth += 1;
  runProgram(state, member.plan.program);
  state.depth -= 1;
}

/** Berries until now count with the zone as it was. */
function growZone(state: State, by: number): void {
  const { zone } = state.plan;
  if (!zone) return;
  for (const m of zone.members) {
    const member = state.members[m];
    if (member) bringUpToDate(state, member);
  }
  settleZone(state);
  state.zone = Math.min(zone.cap, state.zone + by);
}

/** One more charge, or all of them at once. */
function charge(state: State, { charges, releaseChance }: Program, invoker: MemberState): void {
  const full = invoker.charges >= charges.length - 1;
  if (happens(invoker.skill, releaseChance) || full) {
    add(state.tally, invoker.counts + Count.chargedStrength, charges[invoker.charges] ?? 0);
    invoker.charges = 0;
  } else invoker.charges += 1;
}
