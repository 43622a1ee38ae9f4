// Which teams the wishes allow.
import type { Game } from '@oversleep/game';
import type { RequestMember } from '../request.ts';
import type { Wishes } from './types.ts';

export interface Rules {
  /** Candidates that may be in a team, by number. */
  readonly pool: readonly number[];
  /** Those that are in every team. */
  readonly fixed: readonly number[];
  readonly size: number;
  /** Of a whole team: whether every wish holds. */
  readonly allows: (team: readonly number[]) => boolean;
}

/** Wishes that no team can fulfil are refused by name. */
export class ImpossibleWish extends Error {}

const gives = ({ creature }: RequestMember, skillOf: SkillOf): boolean =>
  skillOf(creature.pokemon)?.healsOthers === true;

interface Skill {
  readonly key: string;
  readonly healsOthers: boolean;
}

type SkillOf = (species: string) => Skill | undefined;

/** What wishes have to know of the main skills of an edition. */
export const skillsOf =
  (game: Game): SkillOf =>
  (species) => {
    const skill = game.species.find(species)?.skill;
    const healsOthers = skill?.effects.some(({ unit, to }) => unit === 'energy' && to !== 'self' && to !== 'others');
    return skill && { key: skill.key, healsOthers: healsOthers === true };
  };

export function rulesOf(candidates: readonly RequestMember[], wishes: Wishes, usual: number, skillOf: SkillOf): Rules {
  const size = wishes.size ?? usual;
  const numberOf = new Map(candidates.map(({ creature }, i) => [creature.externalId, i]));
  const known = (id: string): number => {
    const number = numberOf.get(id);
    if (number === undefined) throw new ImpossibleWish(`There is no ${id} in the box`);
    return number;
  };
  const fixed = [...new Set(wishes.include ?? [])].map(known);
  const excluded = new Set((wishes.exclude ?? []).map(known));
  for (const number of fixed)
    if (excluded.has(number))
      throw new ImpossibleWish(`${candidates[number]?.creature.externalId} cannot be both included and excluded`);
  if (fixed.length > size) throw new ImpossibleWish(`A team has room for ${size}, not for ${fixed.length}`);
  const pool = candidates.flatMap((_, i) => (excluded.has(i) ? [] : [i]));
  const skills = candidates.map(({ creature }) => skillOf(creature.pokemon)?.key);
  const healers = candidates.map((candidate) => gives(candidate, skillOf));
  const near = wishes.near && { team: new Set(wishes.near.team.map(known)), changes: wishes.near.changes };
  const limits = wishes.atMost ?? [];
  const wanted = wishes.healers ?? 0;
  const isFree = limits.length === 0 && wanted === 0 && !near;
  return {
    pool,
    fixed,
    size: Math.min(size, pool.length),
    allows: (team) => {
      if (!fixed.every((number) => team.includes(number))) return false;
      if (isFree) return true;
      for (const { skill, members } of limits)
        if (team.filter((number) => skills[number] === skill).length > members) return false;
      if (wanted > 0 && team.filter((number) => healers[number]).length < wanted) return false;
      return !near || team.filter((number) => !near.team.has(number)).length <= near.changes;
    },
  };
}

/** How many teams there are, apart from wishes about their composition. */
export function teamCount({ pool, fixed, size }: Rules): number {
  const free = pool.length - fixed.length;
  const places = size - fixed.length;
  let count = 1;
  for (let k = 1; k <= places; k += 1) count = (count * (free - places + k)) / k;
  return Math.round(count);
}

/** All of them, each once. */
export function* allTeams({ pool, fixed, size, allows }: Rules): Generator<readonly number[]> {
  const free = pool.filter((number) => !fixed.includes(number));
  const team = [...fixed];
  function* fill(from: number): Generator<readonly number[]> {
    if (team.length === size) {
      if (allows(team)) yield [...team];
      return;
    }
    for (let i = from; i <= free.length - (size - team.length); i += 1) {
      team.push(free[i] ?? 0);
      yield* fill(i + 1);
      team.pop();
    }
  }
  yield* fill(0);
}
