// Which Pokémon the game allows on a team together.
import type { Game } from './types.ts';

type WithRules = Pick<Game, 'rules'>;

/** Whether it is a legendary or mythical Pokémon, which the game limits per team. */
export const isSpecial = ({ rules }: WithRules, species: string): boolean => rules.special.species.includes(species);

/** The special ones among these species where the game refuses them together, otherwise none. A part of an allowed team is always allowed. */
export function refusedTogether(game: WithRules, species: readonly string[]): readonly string[] {
  const { limit, together } = game.rules.special;
  const special = species.filter((name) => isSpecial(game, name));
  if (special.length <= limit) return [];
  const isOnceEach = new Set(special).size === special.length;
  const areTogether = together.some((names) => special.every((name) => names.includes(name)));
  return isOnceEach && areTogether ? [] : special;
}

export const isAllowedTeam = (game: WithRules, species: readonly string[]): boolean =>
  refusedTogether(game, species).length === 0;

const LIST = new Intl.ListFormat('en');

/** The sentence of the rule, without a full stop. */
function specialRuleWords({ rules, species }: Pick<Game, 'rules' | 'species'>): string {
  const named = (names: readonly string[]) => LIST.format(names.map((name) => species.get(name).displayName));
  const pairs = rules.special.together.map((names) => `${named(names)} can be together`);
  return `The game allows only one special Pokémon in a team${pairs.length > 0 ? ` (${pairs.join(', ')})` : ''}`;
}

/** The rule that a team of these species breaks, in English for the API and the command line; undefined if the game allows it. */
export function refusalWords(game: Pick<Game, 'rules' | 'species'>, species: readonly string[]): string | undefined {
  const refused = refusedTogether(game, species);
  if (refused.length === 0) return undefined;
  const names = refused.map((name) => game.species.get(name).displayName);
  return `${specialRuleWords(game)}. This one has ${LIST.format(names)}.`;
}
