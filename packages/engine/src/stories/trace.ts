// A log of one simulated day, with the same random numbers as the simulation, so that a figure can be traced to its
// cause.
import { formatClock } from '@oversleep/game';
import type { Moment } from '../loop/moment.ts';
import { type Plan, planOf } from '../loop/plan.ts';
import type { TeamRequest } from '../request.ts';
import { createRunner, replayDay } from '../statistics/chains.ts';

export interface TraceKey extends TracedDay {
  readonly seed: number;
}

interface TracedDay {
  /** Chain and which run of its pair; week and day count from 0. */
  readonly chain?: number;
  readonly antithetic?: boolean;
  readonly week: number;
  readonly day: number;
}

export interface Trace {
  readonly moments: readonly Moment[];
  /** The same in words, with clock times. */
  readonly lines: readonly string[];
}

/** Logs any days of a team; simulating the time before the first one takes longer than a day. */
export function createTracer(request: TeamRequest, seed: number): (day: TracedDay) => Trace {
  const plan = planOf(request);
  const runner = createRunner(plan, seed);
  return ({ chain = 0, antithetic = false, week, day }) => {
    // The loop puts members to bed one after the other, all at the same time of day.
    const moments = [...replayDay(runner, chain, antithetic, week, day)].sort((a, b) => a.at - b.at);
    return { moments, lines: moments.map((moment) => lineOf(plan, moment)) };
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

function lineOf(plan: Plan, moment: Moment): string {
  const name = (member: number) => plan.members[member]?.member.build.species.displayName ?? `member ${member + 1}`;
  return `${formatClock(Math.floor(plan.request.settings.wakeup + moment.at))} ${sentence(moment, name)}`;
}

function sentence(moment: Moment, name: (member: number) => string): string {
  switch (moment.kind) {
    case 'wake':
      return `${name(moment.member)} wakes up with ${round(moment.energy)} energy.`;
    case 'bed':
      return `${name(moment.member)} goes to bed with ${round(moment.energy)} energy.`;
    case 'in':
      return `${name(moment.member)} comes in with ${round(moment.energy)} energy.`;
    case 'out':
      return `${name(moment.member)} leaves with ${round(moment.energy)} energy.`;
    case 'proc':
      return `${name(moment.member)} uses ${moment.skill}${moment.stored ? ', stored over night' : ''}.`;
    case 'energy':
      return `${name(moment.from)} gives ${moment.from === moment.to ? 'itself' : name(moment.to)} ${round(moment.amount)} energy.`;
    case 'drain':
      return `${name(moment.from)} takes ${round(moment.amount)} energy from ${name(moment.to)}.`;
    case 'helps':
      return `${name(moment.from)} gives ${moment.from === moment.to ? 'itself' : name(moment.to)} ${moment.amount} helps.`;
    case 'meal':
      return `A meal with room for ${moment.pot} ingredients${moment.tasty ? ', extra tasty' : ''}.`;
    case 'dish':
      return moment.recipe === undefined
        ? `Nothing to cook a ${moment.type} from.`
        : `${moment.recipe} is cooked, worth ${Math.round(moment.value)}.`;
    case 'night':
      return `${name(moment.member)} helps ${moment.helps} times at night, ${moment.room} of them with room in the bag.`;
  }
}
