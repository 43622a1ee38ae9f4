// What a main skill does at each proc, and what all its procs bring, read from its row of effects and the figures of its user.
import type { TeamProduction } from '@oversleep/contract';
import {
  type AmountContext,
  amountAt,
  amountBounds,
  type Effect,
  type EffectUnit,
  type MainSkill,
} from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { amountText } from './range-text.ts';

const t = messages('parts');

type Member = TeamProduction['members'][number];
type MemberErrors = TeamProduction['errors']['members'][number];

/** The member that uses the skill, and its teammates. */
export interface SkillUserFigures {
  readonly skill: MainSkill;
  readonly level: number;
  /** Place among the members that were simulated. */
  readonly index: number;
  readonly figures: Member;
  readonly errors: MemberErrors;
  /** Skills and species of the others. */
  readonly partners: { readonly skills: readonly string[]; readonly species: readonly string[] };
  readonly amounts: AmountContext;
}

export interface SkillLine {
  /** Of its message in the group totals. */
  readonly key: TotalKey;
  readonly unit: EffectUnit;
  readonly amount: number;
  readonly error: number;
}

type TotalKey =
  | Exclude<EffectUnit, 'energy' | 'helps' | 'berries'>
  | `${'own' | 'other'}${'Energy' | 'Helps' | 'Berries'}`
  | 'energyTaken';

// ── At each proc ─────────────────────────────────────────────────────────────────────────────────────────────────────

export interface ProcLine {
  readonly key: string;
  readonly unit: EffectUnit;
  readonly text: string;
}

/** Effects of the same kind share a line, with their least and most. */
export function procLines({ skill, level, partners, amounts }: SkillUserFigures): readonly ProcLine[] {
  const kinds = new Map<string, Effect[]>();
  for (const effect of skill.effects) {
    if (!happens(effect, partners)) continue;
    const key = `${effect.unit} ${effect.to}`;
    kinds.set(key, [...(kinds.get(key) ?? []), effect]);
  }
  return [...kinds].flatMap(([key, effects]) => {
    const first = effects[0];
    if (!first) return [];
    const amount = procText(effects, level, amounts);
    return amount === '0' ? [] : [{ key, unit: first.unit, text: lineText(first, skill, amount) }];
  });
}

function happens({ when }: Effect, { skills, species }: SkillUserFigures['partners']): boolean {
  if (!when) return true;
  const { partner } = when;
  return 'skills' in partner
    ? skills.some((key) => partner.skills.includes(key))
    : species.some((name) => partner.species.includes(name));
}

function procText(effects: readonly Effect[], level: number, amounts: AmountContext): string {
  const [only] = effects;
  // Parts that come together add up; outcomes that exclude each other, or only may happen, are a range.
  const together = effects.filter(({ weight, chance }) => weight === undefined && chance === undefined);
  const sum = together.reduce((total, { amount }) => total + amountAt(amount, level, amounts), 0);
  if (effects.length === 1 && only?.amount.by === 'range') return t('amounts.average', { amount: amountText(sum) });
  if (effects.length === 1 && only?.amount.by === 'stored') return rangeOf(amountBounds(only.amount, level));
  const possible = effects
    .filter((effect) => !together.includes(effect))
    .map(({ amount }) => sum + amountAt(amount, level, amounts));
  const ends = [...possible, ...(together.length > 0 ? [sum] : [])].map(Math.abs);
  return rangeOf([Math.min(...ends), Math.max(...ends)]);
}

const rangeOf = ([least, most]: readonly [number, number]): string =>
  least === most ? amountText(least) : t('amounts.range', { least: amountText(least), most: amountText(most) });

function lineText(effect: Effect, { targeting, surge }: MainSkill, amount: string): string {
  const { to, unit } = effect;
  const members = targeting?.members ?? 1;
  const receiver = to === 'chosen' && members > 1 ? 'several' : to;
  return (
    t.find(`procs.${lineKey(effect, surge !== undefined)}`, { amount, to: receiver, members, times: surge?.times }) ??
    unit
  );
}

function lineKey(effect: Effect, hasSurge: boolean): string {
  const { to, unit, amount } = effect;
  if (amount.by === 'level' && (amount.values[0] ?? 0) < 0) return 'energyLost';
  if (effect.unit === 'ingredients' && effect.ingredient.from === 'first') return 'firstIngredient';
  return hasSurge && to === 'self' ? 'berriesSurge' : unit;
}

// ── In all ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The keys of figures. */
const FIGURE_UNITS: Readonly<Record<EffectUnit, string>> = {
  strength: 'strength',
  dreamShards: 'dream shards',
  energy: 'energy',
  berries: 'berries',
  ingredients: 'ingredients',
  helps: 'helps',
  skillHelps: 'skill helps',
  potSize: 'pot size',
  tastyChance: 'crit chance',
  candy: 'candy',
  items: 'items',
  berryZone: 'berry zone',
};

const UNITS = Object.keys(FIGURE_UNITS).filter((unit): unit is EffectUnit => unit in FIGURE_UNITS);

/** What the procs of a day bring; nothing that never comes. */
export function totalLines(user: SkillUserFigures): readonly SkillLine[] {
  return UNITS.flatMap((unit) => linesOf(user, unit)).filter(({ amount, error }) => amount !== 0 || error !== 0);
}

function linesOf(user: SkillUserFigures, unit: EffectUnit): readonly SkillLine[] {
  switch (unit) {
    case 'strength':
      return [strengthLine(user)];
    case 'energy':
      return energyLines(user);
    case 'helps':
      return givenLines(user, 'helps');
    case 'berries':
      return berryLines(user);
    case 'ingredients':
      return [ingredientLine(user)];
    default: {
      const value = bookedFor(user, unit);
      return [{ key: unit, unit, ...value }];
    }
  }
}

/** The amount of a unit for all recipients together. */
function bookedFor({ figures, errors }: SkillUserFigures, unit: EffectUnit): { amount: number; error: number } {
  const [value, error] = [figures.skillValue[FIGURE_UNITS[unit]], errors.skillValue[FIGURE_UNITS[unit]]];
  return {
    amount: (value?.amountToSelf ?? 0) + (value?.amountToTeam ?? 0),
    error: (error?.amountToSelf ?? 0) + (error?.amountToTeam ?? 0),
  };
}

/** With the area bonus and events, which fall on all strength alike. */
function strengthLine(user: SkillUserFigures): SkillLine {
  const { base, favourite, total } = user.figures.strength.skill;
  const factor = base + favourite > 0 ? total / (base + favourite) : 1;
  const { amount, error } = bookedFor(user, 'strength');
  return { key: 'strength', unit: 'strength', amount: amount * factor, error: error * factor };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function givenLines({ index, figures, errors }: SkillUserFigures, kind: 'energy' | 'helps'): readonly SkillLine[] {
  const [given, doubts] = [figures.advanced.gave[kind], errors.advanced.gave[kind]];
  const line = (key: TotalKey, mine: boolean): SkillLine => ({
    key,
    unit: kind,
    amount: sum(given.filter((_, to) => (to === index) === mine)),
    error: sum(doubts.filter((_, to) => (to === index) === mine)),
  });
  const [own, other] =
    kind === 'energy' ? (['ownEnergy', 'otherEnergy'] as const) : (['ownHelps', 'otherHelps'] as const);
  return [line(own, true), line(other, false)];
}

/** Energy that reached a member, or was taken from the others. */
function energyLines(user: SkillUserFigures): readonly SkillLine[] {
  const taken = user.skill.effects.some(({ unit, to }) => unit === 'energy' && to === 'others');
  if (!taken) return givenLines(user, 'energy');
  const { amount, error } = bookedFor(user, 'energy');
  return [{ key: 'energyTaken', unit: 'energy', amount, error }];
}

function berryLines({ figures, errors }: SkillUserFigures): readonly SkillLine[] {
  const own = figures.produceWithoutSkill.berries[0]?.berry.name;
  const { berries } = figures.produceFromSkill;
  const line = (key: TotalKey, mine: boolean): SkillLine => ({
    key,
    unit: 'berries',
    amount: sum(berries.filter(({ berry }) => (berry.name === own) === mine).map(({ amount }) => amount)),
    error: sum(
      errors.produceFromSkill.berries
        .filter((_, b) => (berries[b]?.berry.name === own) === mine)
        .map(({ amount }) => amount),
    ),
  });
  return [line('ownBerries', true), line('otherBerries', false)];
}

function ingredientLine({ figures, errors }: SkillUserFigures): SkillLine {
  return {
    key: 'ingredients',
    unit: 'ingredients',
    amount: sum(figures.produceFromSkill.ingredients.map(({ amount }) => amount)),
    error: sum(errors.produceFromSkill.ingredients.map(({ amount }) => amount)),
  };
}
