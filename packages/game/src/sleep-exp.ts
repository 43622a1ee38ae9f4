// EXP from sleep: EXP per member and night, and nights per level.
import type { GrowthFacts } from './rows.ts';
import type { Game, Nature } from './types.ts';

interface Night {
  /** Of the day's sessions together. */
  readonly score: number;
  /** Members of the team that have Sleep EXP Bonus open. */
  readonly bonusMembers?: number;
  /** Factor of the day's events. */
  readonly event?: number;
  readonly incense?: boolean;
}

/** Products of decimal factors that should be whole are sometimes a hair below. */
const wholeBelow = (value: number): number => Math.floor(value + 1e-9);

export function sleepExp(
  { subskills, rules }: Pick<Game, 'subskills' | 'rules'>,
  growth: Pick<GrowthFacts, 'expPerScorePoint' | 'growthIncense' | 'scoreCap'>,
  { exp }: Pick<Nature, 'exp'>,
  { score, bonusMembers = 0, event = 1, incense = false }: Night,
): number {
  const share = subskills.get('SLEEP_EXP_BONUS').amount * Math.min(bonusMembers, rules.maxTeamSize);
  const points = Math.min(growth.scoreCap, score) * growth.expPerScorePoint;
  return wholeBelow(Math.round(points * (1 + share)) * event * (incense ? growth.growthIncense : 1) * exp);
}

/** More nights than any plan needs. */
const MOST_NIGHTS = 3650;

/** Nights until so much EXP is gained; `nightly` returns the EXP of the n-th night, from 0. Undefined if never. */
export function nightsFor(exp: number, nightly: (night: number) => number): number | undefined {
  let gained = 0;
  for (let night = 0; night < MOST_NIGHTS; night += 1) {
    if (gained >= exp) return night;
    gained += nightly(night);
  }
  return undefined;
}
