// Which signs a main skill has: what it chiefly gives, and what it gives besides.
import type { MainSkill } from '@oversleep/game';
import type { SkillSign } from './unit-icon.tsx';

export type SignedSkill = Pick<MainSkill, 'key' | 'name' | 'units' | 'baseSkill'>;

export interface SkillSigns {
  readonly main: SkillSign;
  readonly extra: SkillSign | undefined;
  /** A skill of its own kind that builds on a common one. */
  readonly isVariant: boolean;
}

export function signsOf({ key, units, baseSkill }: SignedSkill): SkillSigns {
  const [main, extra] = units;
  const isVariant = baseSkill !== null;
  if (main === undefined) return { main: key === 'METRONOME' ? 'metronome' : 'copy', extra: undefined, isVariant };
  return { main, extra, isVariant };
}
