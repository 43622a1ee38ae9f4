// Which producers may be in a team together, in the numbers that the search for smallest teams needs.
import { type Game, isAllowedTeam, isSpecial } from '@oversleep/game';

/** The special species of a team as bits; 0: none. */
export type SpecialSet = number;

export interface Specials {
  /** Whether the producer of that number may join a team with these special species. */
  readonly mayJoin: (producer: number, team: SpecialSet) => boolean;
  readonly joined: (producer: number, team: SpecialSet) => SpecialSet;
  /** Whether whatever one producer may join, the other may join too, if it takes the place of the first. */
  readonly canReplace: (producer: number, other: number) => boolean;
  /** Of the members that are there already; undefined: the game refuses these together. */
  readonly setOf: (species: readonly string[]) => SpecialSet | undefined;
}

/** `species` of each producer; undefined: the rule is not asked. */
export function specialsAmong(game: Game, species: readonly string[]): Specials {
  const kinds = game.rules.special.species;
  const kindOf = species.map((name) => (isSpecial(game, name) ? kinds.indexOf(name) : -1));
  const namesIn = (team: SpecialSet): readonly string[] => kinds.filter((_, kind) => (team & (1 << kind)) !== 0);
  // Few sets are ever met, and each is asked about again and again.
  const known = new Map<number, boolean>();
  const allows = (kind: number, team: SpecialSet): boolean => {
    const key = team * kinds.length + kind;
    const before = known.get(key);
    if (before !== undefined) return before;
    const allowed = isAllowedTeam(game, [...namesIn(team), kinds[kind] ?? '']);
    known.set(key, allowed);
    return allowed;
  };
  return {
    mayJoin: (producer, team) => {
      const kind = kindOf[producer] ?? -1;
      return kind < 0 || team === 0 || allows(kind, team);
    },
    joined: (producer, team) => {
      const kind = kindOf[producer] ?? -1;
      return kind < 0 ? team : team | (1 << kind);
    },
    canReplace: (producer, other) => (kindOf[other] ?? -1) < 0 || kindOf[other] === kindOf[producer],
    setOf: (names) =>
      isAllowedTeam(game, names)
        ? names.filter((name) => isSpecial(game, name)).reduce((set, name) => set | (1 << kinds.indexOf(name)), 0)
        : undefined,
  };
}
