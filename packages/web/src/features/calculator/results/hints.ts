// Finds losses of production in the average day and the figures of a member.
import { awakeMinutes, DAY, formatClock, lowerEnds } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { durationText } from '../../../parts/words/duration-text.ts';
import { amountText } from '../../../parts/words/range-text.ts';
import type { MemberContext, TeamReport } from './team-report.ts';

const t = messages('calculator');

export interface Hint {
  readonly key: string;
  readonly kind: 'bag' | 'spill' | 'energy' | 'waste' | 'snack';
  readonly member: MemberContext;
  readonly text: string;
  /** For the order: larger is worse. */
  readonly weight: number;
}

/** Average share of the inventory above which it is full on almost every night. */
const FULL = 0.95;
/** Losses below this per day are not mentioned. */
const LITTLE = 0.5;
const MINUTES = 15;

export function hintsFor(context: TeamReport, member: MemberContext): readonly Hint[] {
  return [bagHint(context, member), energyHint(context, member), wasteHint(member), snackHint(member)].filter(
    (hint) => hint !== undefined,
  );
}

/** Of the whole team, worst first. */
export const teamHints = (context: TeamReport): readonly Hint[] =>
  context.members.flatMap((member) => hintsFor(context, member)).sort((a, b) => b.weight - a.weight);

export interface SharedHint extends Hint {
  /** All members with the same text. */
  readonly members: readonly MemberContext[];
}

/** Merges hints with the same text. */
export function sharedHints(hints: readonly Hint[]): readonly SharedHint[] {
  const byText = new Map<string, SharedHint>();
  for (const hint of hints) {
    const known = byText.get(hint.text);
    byText.set(hint.text, { ...(known ?? hint), members: [...(known?.members ?? []), hint.member] });
  }
  return [...byText.values()];
}

/** Clock time at which the inventory is full on an average night; undefined if it usually isn't. */
export function bagFullAt({ settings }: Pick<TeamReport, 'settings'>, { profile }: MemberContext): number | undefined {
  const night = Math.ceil(awakeMinutes(settings) / MINUTES);
  const quarter = profile.bag.findIndex((filled, q) => q >= night && filled >= FULL);
  return quarter < 0 ? undefined : (settings.wakeup + quarter * MINUTES) % DAY;
}

function bagHint(context: TeamReport, member: MemberContext): Hint | undefined {
  if (member.snacking) return undefined;
  const { nightPeriod } = member.figures.advanced;
  const spilled = nightPeriod.spilledIngredients.reduce((sum, { amount }) => sum + amount, 0);
  if (spilled < LITTLE) return undefined;
  const at = bagFullAt(context, member);
  const lost = Math.round(10 * spilled) / 10;
  return {
    key: `bag ${member.index}`,
    kind: at === undefined ? 'spill' : 'bag',
    member,
    weight: spilled,
    text: at === undefined ? t('results.spill', { lost }) : t('results.bagFullAt', { time: formatClock(at), lost }),
  };
}

/** Minutes of an average day below an energy bracket. The night doesn't count: energy always runs low then. */
export function minutesBelow(
  { game: { rules }, settings }: Pick<TeamReport, 'game' | 'settings'>,
  { profile }: MemberContext,
  bracket: number,
): number {
  const awake = Math.floor(awakeMinutes(settings) / MINUTES);
  const end = lowerEnds(rules, rules.speedBrackets)[bracket] ?? 0;
  return MINUTES * profile.energy.slice(0, awake).filter((value) => value < end).length;
}

/** Brackets with a hint: the fastest one, and the one below which helps are much slower. */
const [BEST, SLOW] = [0, 1];

function energyHint(context: TeamReport, member: MemberContext): Hint | undefined {
  const [tired, fading] = [minutesBelow(context, member, SLOW), minutesBelow(context, member, BEST)];
  if (fading === 0) return undefined;
  const [bracket, minutes] = tired > 0 ? [SLOW, tired] : [BEST, fading];
  const limit = context.game.rules.speedBrackets[bracket]?.from ?? 0;
  return {
    key: `energy ${member.index}`,
    kind: 'energy',
    member,
    weight: tired / 60 + fading / 240,
    text: t('results.tired', { limit, time: durationText(minutes) }),
  };
}

function wasteHint(member: MemberContext): Hint | undefined {
  const { wastedEnergy } = member.figures.advanced;
  if (wastedEnergy < LITTLE) return undefined;
  return {
    key: `waste ${member.index}`,
    kind: 'waste',
    member,
    weight: wastedEnergy / 10,
    text: t('results.wasted', { amount: amountText(wastedEnergy) }),
  };
}

function snackHint(member: MemberContext): Hint | undefined {
  const { sneakySnack } = member.figures.advanced;
  if (!member.snacking) return undefined;
  return {
    key: `snack ${member.index}`,
    kind: 'snack',
    member,
    weight: 0,
    text: t('results.snacking', { amount: amountText(sneakySnack.amount) }),
  };
}
