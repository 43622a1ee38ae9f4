// The berry zone that a team's skills can open, and the members with its berry.
import type { TeamMember } from '../request.ts';
import type { Program } from './programs.ts';

export interface ZonePlan {
  /** Share beyond which it doesn't grow, whichever member uses the skill. */
  readonly cap: number;
  /** Members with its kind of berry. */
  readonly members: readonly number[];
}

/** The zone that the skills of a team can open; hardly any team has one, and the others must not pay for it. */
export function zonePlan(programs: readonly Program[], members: readonly TeamMember[]): ZonePlan | undefined {
  for (const { skill } of programs)
    for (const effect of skill.effects) {
      if (effect.unit !== 'berryZone') continue;
      const { berry, cap } = effect.zone;
      return {
        cap: cap / 100,
        members: members.flatMap(({ build }, m) => (build.species.berry.name === berry ? [m] : [])),
      };
    }
  return undefined;
}
