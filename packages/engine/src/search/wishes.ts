// Which teams the wishes allow.
import { type Game, isAllowedTeam, isSpecial, refusalWords } from '@oversleep/game';
import type { RequestMember } from '../request.ts';
import type { Wishes } from './types.ts';

export interface TeamRules {
  /** Candidates that may be in a team, by index. */
  readonly pool: readonly number[];
  /** Those that are in every team. */
  readonly fixed: readonly number[];
  readonly size: number;
  /** Whether a whole team fulfils every wish and the game's rules. */
  readonly allows: (team: readonly number[]) => boolean;
  /** Whether the game allows these members together. */
  readonly isOpen: (part: readonly number[]) => boolean;
  /** Whether a candidate is special; the game limits those to one per team. */
  readonly isSpecial: (number: number) => boolean;
}

/** Thrown for a wish that no team can fulfil. */
export class ImpossibleWish extends Error {}

interface Skill {
  readonly key: string;
  readonly healsOthers: boolean;
}

type SkillOf = (species: string) => Skill | undefined;

/** What wishes need to know about an edition's main skills. */
export const skillsOf =
  (game: Game): SkillOf =>
  (species) => {
    const skill = game.species.find(species)?.skill;
    const healsOthers = skill?.effects.some(({ unit, to }) => unit === 'energy' && to !== 'self' && to !== 'others');
    return skill && { key: skill.key, healsOthers: healsOthers === true };
  };

export function rulesOf(game: Game, candidates: readonly RequestMember[], wishes: Wishes, usual: number): TeamRules {
  const skillOf = skillsOf(game);
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
  const species = candidates.map(({ creature }) => game.species.find(creature.pokemon)?.name ?? creature.pokemon);
  const special = species.map((name) => isSpecial(game, name));
  const namesOf = (team: readonly number[]) => team.map((number) => species[number] ?? '');
  const refusal = refusalWords(game, namesOf(fixed));
  if (refusal !== undefined) throw new ImpossibleWish(refusal);
  const isOpen = (team: readonly number[]): boolean => {
    let specials = 0;
    for (const number of team) if (special[number]) specials += 1;
    return specials < 2 || isAllowedTeam(game, namesOf(team));
  };
  const skills = candidates.map(({ creature }) => skillOf(creature.pokemon)?.key);
  const healers = candidates.map(({ creature }) => skillOf(creature.pokemon)?.healsOthers === true);
  const near = wishes.near && { team: new Set(wishes.near.team.map(known)), changes: wishes.near.changes };
  const limits = wishes.atMost ?? [];
  const wanted = wishes.healers ?? 0;
  const isFree = limits.length === 0 && wanted === 0 && !near;
  return {
    pool,
    fixed,
    size: Math.min(size, mostTogether(pool, fixed, special, isOpen)),
    isOpen,
    isSpecial: (number) => special[number] === true,
    allows: (team) => {
      if (!fixed.every((number) => team.includes(number)) || !isOpen(team)) return false;
      if (isFree) return true;
      for (const { skill, members } of limits)
        if (team.filter((number) => skills[number] === skill).length > members) return false;
      if (wanted > 0 && team.filter((number) => healers[number]).length < wanted) return false;
      return !near || team.filter((number) => !near.team.has(number)).length <= near.changes;
    },
  };
}

/** Size of the largest team that the game allows. */
function mostTogether(
  pool: readonly number[],
  fixed: readonly number[],
  special: readonly boolean[],
  isOpen: TeamRules['isOpen'],
): number {
  const plain = pool.filter((number) => !special[number]).length;
  const free = pool.filter((number) => special[number] && !fixed.includes(number));
  const most = Math.max(...specialSets(free, fixed, isOpen).map(({ length }) => length));
  return plain + fixed.filter((number) => special[number]).length + most;
}

/** Every allowed choice of special candidates beside the fixed ones, including none. */
function specialSets(
  free: readonly number[],
  fixed: readonly number[],
  isOpen: TeamRules['isOpen'],
): readonly (readonly number[])[] {
  const sets: (readonly number[])[] = [[]];
  const grow = (set: readonly number[], from: number): void => {
    for (let i = from; i < free.length; i += 1) {
      const more = [...set, free[i] ?? 0];
      if (!isOpen([...fixed, ...more])) continue;
      sets.push(more);
      grow(more, i + 1);
    }
  };
  grow([], 0);
  return sets;
}

/** Number of teams that the game allows, ignoring wishes about their composition. */
export function teamCount({ pool, fixed, size, isOpen, isSpecial: isSpecialOne }: TeamRules): number {
  const free = pool.filter((number) => !fixed.includes(number));
  const special = free.filter(isSpecialOne);
  const plain = free.length - special.length;
  const places = size - fixed.length;
  return specialSets(special, fixed, isOpen).reduce((sum, set) => sum + waysToChoose(places - set.length, plain), 0);
}

function waysToChoose(places: number, from: number): number {
  if (places < 0 || places > from) return 0;
  let count = 1;
  for (let k = 1; k <= places; k += 1) count = (count * (from - places + k)) / k;
  return Math.round(count);
}

/** All allowed teams, each once. */
export function* allTeams({ pool, fixed, size, allows, isOpen }: TeamRules): Generator<readonly number[]> {
  const free = pool.filter((number) => !fixed.includes(number));
  const team = [...fixed];
  function* fill(from: number): Generator<readonly number[]> {
    if (team.length === size) {
      if (allows(team)) yield [...team];
      return;
    }
    for (let i = from; i <= free.length - (size - team.length); i += 1) {
      team.push(free[i] ?? 0);
      if (isOpen(team)) yield* fill(i + 1);
      team.pop();
    }
  }
  yield* fill(0);
}
