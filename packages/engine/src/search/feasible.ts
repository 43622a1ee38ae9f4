// Checks without trying teams whether any team fulfils the wishes, and if not, which wishes conflict.
import { isAllowedTeam, isSpecial, TEAM_SIZE } from '@oversleep/game';
import type { SearchQuestion, Wishes } from './types.ts';
import { rulesOf, skillsOf } from './wishes.ts';

export type WishName = keyof Wishes;

/** Wishes about which members are together; the others are refused by name where they contradict each other. */
const COMPOSED: readonly WishName[] = ['atMost', 'healers', 'near'];

/**
 * Wishes that can't all hold: one that no candidate fulfils, or several that exclude each other. Empty if some team
 * fulfils all.
 */
export function conflictingWishes(
  question: Pick<SearchQuestion, 'game' | 'candidates' | 'wishes'>,
): readonly WishName[] {
  const { wishes } = question;
  if (!isAllowedTeam(question.game, includedSpecies(question))) return ['include'];
  const fulfils = (some: Wishes): boolean => isFeasible({ ...question, wishes: some });
  if (fulfils(wishes)) return [];
  const asked = COMPOSED.filter((name) => wishes[name] !== undefined);
  const memberWishes = { include: wishes.include ?? [], exclude: wishes.exclude ?? [] };
  const alone = asked.filter((name) => !fulfils({ ...memberWishes, [name]: wishes[name] }));
  if (alone.length > 0) return alone;
  const decisive = asked.filter((name) => fulfils({ ...wishes, [name]: undefined }));
  return decisive.length > 0 ? decisive : asked;
}

function includedSpecies({ game, candidates, wishes }: Pick<SearchQuestion, 'game' | 'candidates' | 'wishes'>) {
  const included = new Set(wishes.include);
  return candidates
    .filter(({ creature }) => included.has(creature.externalId))
    .map(({ creature }) => game.species.find(creature.pokemon)?.name ?? creature.pokemon);
}

/** Candidates of one kind are equivalent for every wish and for the game's rule about special Pokémon. */
interface Kind {
  /** Name of a special species, or '' for any other. */
  readonly special: string;
  readonly skill: string;
  readonly heals: boolean;
  readonly isNew: boolean;
  readonly count: number;
}

function isFeasible({ game, candidates, wishes }: Pick<SearchQuestion, 'game' | 'candidates' | 'wishes'>): boolean {
  const skillOf = skillsOf(game);
  const { pool, fixed, size } = rulesOf(game, candidates, wishes, TEAM_SIZE);
  const limits = new Map((wishes.atMost ?? []).map(({ skill, members }) => [skill, members]));
  const near = wishes.near && new Set(wishes.near.team);
  const kindOf = (number: number): Omit<Kind, 'count'> => {
    const creature = candidates[number]?.creature;
    const skill = creature && skillOf(creature.pokemon);
    const species = creature && game.species.find(creature.pokemon)?.name;
    return {
      special: species !== undefined && isSpecial(game, species) ? species : '',
      skill: skill && limits.has(skill.key) ? skill.key : '',
      heals: skill?.healsOthers === true,
      isNew: near !== undefined && creature !== undefined && !near.has(creature.externalId),
    };
  };
  const kinds = new Map<string, Kind>();
  for (const number of pool.filter((free) => !fixed.includes(free))) {
    const kind = kindOf(number);
    const key = `${kind.special} ${kind.skill} ${kind.heals} ${kind.isNew}`;
    kinds.set(key, { ...kind, count: (kinds.get(key)?.count ?? 0) + 1 });
  }
  const allowed = (chosen: readonly Kind[]): boolean =>
    [...limits].every(([skill, most]) => countOf(chosen, (kind) => kind.skill === skill) <= most) &&
    countOf(chosen, ({ isNew }) => isNew) <= (wishes.near?.changes ?? size) &&
    isAllowedTeam(
      game,
      chosen.flatMap(({ special, count }) => Array.from({ length: special === '' ? 0 : count }, () => special)),
    );
  const fill = (chosen: readonly Kind[], rest: readonly Kind[]): boolean => {
    if (!allowed(chosen)) return false;
    const open = size - countOf(chosen, () => true);
    if (open === 0) return countOf(chosen, ({ heals }) => heals) >= (wishes.healers ?? 0);
    const [next, ...others] = rest;
    if (!next) return false;
    return Array.from({ length: Math.min(open, next.count) + 1 }, (_, count) => count).some((count) =>
      fill([...chosen, { ...next, count }], others),
    );
  };
  return fill(
    fixed.map((number) => ({ ...kindOf(number), count: 1 })),
    [...kinds.values()],
  );
}

const countOf = (kinds: readonly Kind[], is: (kind: Kind) => boolean): number =>
  kinds.reduce((sum, kind) => sum + (is(kind) ? kind.count : 0), 0);
