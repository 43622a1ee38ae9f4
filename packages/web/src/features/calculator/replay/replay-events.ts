// Groups the moments of a simulated day into events with texts.
import type { Moment } from '@oversleep/engine';
import { formatClock, type RecipeType } from '@oversleep/game';
import { listFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { amountText } from '../../../parts/words/range-text.ts';
import { countText } from '../../../parts/words/wording.ts';
import { mealAt, mealName } from '../results/meals.ts';
import { memberName, type TeamReport } from '../results/team-report.ts';

const t = messages('calculatorReplay');

const listed = listFormat({ type: 'unit' });

export type ReplayKind = 'wake' | 'proc' | 'meal' | 'bed' | 'night';

export interface ReplayEvent {
  /** Counted from 0. */
  readonly number: number;
  readonly kind: ReplayKind;
  /** Minutes since wake-up. */
  readonly at: number;
  readonly clock: string;
  readonly text: string;
  /** Its effects. */
  readonly details: readonly string[];
  /** Indexes of the members that take part. */
  readonly members: readonly number[];
  /** Moments that count in the sums so far. */
  readonly moments: readonly Moment[];
}

export function replayEvents(
  context: TeamReport,
  moments: readonly Moment[],
  type: RecipeType,
): readonly ReplayEvent[] {
  return groupsOf(moments).map((group, number) => ({ number, ...eventOf(context, group, type) }));
}

type Group = readonly [Moment, ...Moment[]];

/** One group for a trigger and its effects, a meal and its dishes, and the waking, bedtime or night of all members. */
function groupsOf(moments: readonly Moment[]): readonly Group[] {
  const groups: [Moment, ...Moment[]][] = [];
  for (const moment of moments) {
    const last = groups.at(-1);
    if (last && belongs(moment, last[0])) last.push(moment);
    else groups.push([moment]);
  }
  return groups;
}

function belongs(moment: Moment, first: Moment): boolean {
  if (moment.at !== first.at) return false;
  switch (moment.kind) {
    case 'energy':
    case 'drain':
    case 'helps':
      return first.kind === 'proc' || first.kind === moment.kind;
    case 'dish':
      return first.kind === 'meal';
    case 'wake':
    case 'bed':
    case 'night':
      return first.kind === moment.kind;
    default:
      return false;
  }
}

function eventOf(context: TeamReport, group: Group, type: RecipeType): Omit<ReplayEvent, 'number'> {
  const [first] = group;
  const members = [...new Set(group.flatMap(membersIn))];
  return {
    at: first.at,
    clock: formatClock(Math.floor(context.settings.wakeup + first.at)),
    members: first.kind === 'meal' ? context.members.map(({ index }) => index) : members,
    moments: group.filter((moment) => moment.kind !== 'dish' || moment.type === type),
    ...words(context, group, type),
  };
}

function membersIn(moment: Moment): readonly number[] {
  if ('member' in moment) return [moment.member];
  return 'from' in moment ? [moment.from, moment.to] : [];
}

type Words = Pick<ReplayEvent, 'kind' | 'text' | 'details'>;

function words(context: TeamReport, group: Group, type: RecipeType): Words {
  const [first] = group;
  const nameAt = (index: number) => {
    const member = context.members.find((candidate) => candidate.index === index);
    return member ? memberName(member) : t('story.member', { number: index + 1 });
  };
  switch (first.kind) {
    case 'wake':
    case 'bed':
      return {
        kind: first.kind,
        text: t(first.kind === 'wake' ? 'story.wake' : 'story.bed'),
        details: [
          t('story.energy', {
            members: listed(
              group.flatMap((moment) =>
                'energy' in moment ? [memberAmount(nameAt(moment.member), amountText(moment.energy))] : [],
              ),
            ),
          }),
        ],
      };
    case 'night':
      return {
        kind: 'night',
        text: t('story.night'),
        details: group.flatMap((moment) => (moment.kind === 'night' ? [nightText(moment, nameAt)] : [])),
      };
    case 'meal':
      return mealWords(context, group, first, type);
    case 'proc':
      return {
        kind: 'proc',
        text: t(first.stored ? 'story.storedSkill' : 'story.skill', { name: nameAt(first.member), skill: first.skill }),
        details: giftTexts(group, nameAt),
      };
    default:
      return {
        kind: 'proc',
        text: t('story.skillContinues'),
        details: giftTexts(group, nameAt),
      };
  }
}

type Namer = (index: number) => string;

function nightText({ member, helps, room }: Extract<Moment, { kind: 'night' }>, nameAt: Namer): string {
  const late = helps - room;
  const name = nameAt(member);
  return late > 0 ? t('story.nightFull', { name, helps, late }) : t('story.nightRoom', { name, helps });
}

/** Effects of a skill on members, one sentence per kind. */
function giftTexts(group: Group, nameAt: Namer): readonly string[] {
  const named = (kind: 'energy' | 'drain' | 'helps', sign: string) =>
    listed(
      group.flatMap((moment) =>
        moment.kind === kind ? [memberAmount(nameAt(moment.to), `${sign}${amountText(moment.amount)}`)] : [],
      ),
    );
  const [energy, drained, helps] = [named('energy', '+'), named('drain', '−'), named('helps', '')];
  return [
    ...(energy === '' ? [] : [t('story.energy', { members: energy })]),
    ...(drained === '' ? [] : [t('story.energy', { members: drained })]),
    ...(helps === '' ? [] : [t('story.helps', { members: helps })]),
  ];
}

const memberAmount = (name: string, amount: string): string => t('story.memberAmount', { name, amount });

const MIXED = { curry: 'story.mixedCurry', salad: 'story.mixedSalad', dessert: 'story.mixedDessert' } as const;

function mealWords(
  context: TeamReport,
  group: Group,
  { at, pot, tasty }: Extract<Moment, { kind: 'meal' }>,
  type: RecipeType,
): Words {
  const meal = mealAt(context, at);
  const dish = group.find((moment) => moment.kind === 'dish' && moment.type === type);
  const name = meal ? mealName(meal) : t('story.meal');
  const details = [t('story.pot', { pot: countText(pot) })];
  if (dish?.kind !== 'dish' || dish.recipe === undefined)
    return { kind: 'meal', text: t(MIXED[type], { meal: name }), details };
  const values = { meal: name, dish: dish.recipe, strength: countText(dish.value) };
  return { kind: 'meal', text: t(tasty ? 'story.tastyDish' : 'story.dish', values), details };
}

// ── The sums so far ──────────────────────────────────────────────────────────────────────────────────────────────────

interface SoFar {
  readonly procs: number;
  readonly energyGiven: number;
  readonly helpsGiven: number;
}

export interface DaySums {
  /** By index of the member. */
  readonly members: ReadonlyMap<number, SoFar>;
  readonly dishes: number;
}

/** All events up to and including the last one. */
export function sumsUntil(events: readonly ReplayEvent[], last: number): DaySums {
  const members = new Map<number, SoFar>();
  let dishes = 0;
  const note = (index: number, change: Partial<SoFar>) => {
    const { procs = 0, energyGiven = 0, helpsGiven = 0 } = members.get(index) ?? {};
    members.set(index, {
      procs: procs + (change.procs ?? 0),
      energyGiven: energyGiven + (change.energyGiven ?? 0),
      helpsGiven: helpsGiven + (change.helpsGiven ?? 0),
    });
  };
  for (const moment of events.slice(0, last + 1).flatMap((event) => event.moments)) {
    if (moment.kind === 'proc') note(moment.member, { procs: 1 });
    if (moment.kind === 'energy') note(moment.from, { energyGiven: moment.amount });
    if (moment.kind === 'helps') note(moment.from, { helpsGiven: moment.amount });
    if (moment.kind === 'dish') dishes += moment.value;
  }
  return { members, dishes };
}
