// The draft of the island dialog: an island, and the favourite berries of each island.
import type { Berry, Creature, ExpertBonus, ExpertChoice, Game, Island, TeamIsland } from '@oversleep/game';
import type { IslandChoice } from '../../../state/data/teams.ts';

export interface IslandDraft {
  readonly shortName: string;
  readonly choices: Readonly<Record<string, IslandChoice>>;
}

/** `remembered`: what was chosen on each island before. */
export function draftOf(
  { shortName, berries, expert }: Omit<TeamIsland, 'areaBonus'>,
  remembered: Readonly<Record<string, IslandChoice>>,
): IslandDraft {
  return { shortName, choices: { ...remembered, [shortName]: { berries, expert } } };
}

/** On an island: what was chosen there, else its own favourites. */
export function choiceOn(island: Island, { choices }: IslandDraft): IslandChoice {
  const chosen = choices[island.shortName];
  if (chosen && (island.expert || chosen.berries.length > 0 || island.choosesBerries)) return chosen;
  return { berries: ownBerries(island), expert: undefined };
}

export const ownBerries = (island: Island): readonly string[] => island.berries.map(({ name }) => name);

export const withChoice = (draft: IslandDraft, choice: IslandChoice): IslandDraft => ({
  ...draft,
  choices: { ...draft.choices, [draft.shortName]: choice },
});

/** From A to Z, as they are looked for. */
export const byName = ({ berries }: Game): readonly Berry[] =>
  [...berries.rows].sort((a, b) => a.displayName.localeCompare(b.displayName, 'en'));

/** In the order of the game's own list, so that the same choice is the same list. */
export function withBerry(game: Game, berries: readonly string[], name: string, isChosen: boolean): readonly string[] {
  return game.berries.rows
    .map((berry) => berry.name)
    .filter((known) => (known === name ? isChosen : berries.includes(known)));
}

export type Role = 'main' | 'sub' | undefined;

/** What an expert island's choice is while it is not complete. */
export interface ExpertDraft {
  readonly main: string | undefined;
  readonly sub: readonly string[];
  readonly bonus: ExpertBonus;
}

export const expertDraft = ({ expert }: IslandChoice): ExpertDraft =>
  expert ?? { main: undefined, sub: [], bonus: 'berry' };

export const roleOf = ({ main, sub }: ExpertDraft, name: string): Role => {
  if (main === name) return 'main';
  return sub.includes(name) ? 'sub' : undefined;
};

/** Clicking a berry makes it the main favourite, then one more, then nothing again: the first free role, or none. */
export function afterClick(draft: ExpertDraft, name: string, mostSub: number): ExpertDraft {
  const role = roleOf(draft, name);
  if (role === 'main') return { ...draft, main: undefined };
  if (role === 'sub') return { ...draft, sub: draft.sub.filter((other) => other !== name) };
  if (draft.main === undefined) return { ...draft, main: name };
  return draft.sub.length < mostSub ? { ...draft, sub: [...draft.sub, name] } : draft;
}

/** A favourite becomes the main one, which takes its place. */
export function promoted(draft: ExpertDraft, name: string): ExpertDraft {
  const { main } = draft;
  const sub = draft.sub.flatMap((other) => (other === name ? (main === undefined ? [] : [main]) : [other]));
  return { ...draft, main: name, sub };
}

export const completed = ({ main, sub, bonus }: ExpertDraft): ExpertChoice | undefined =>
  main === undefined ? undefined : { main, sub, bonus };

/** How many members collect that berry. */
export const helpersFor = (game: Game, members: readonly Creature[], berry: string): number =>
  members.filter(({ pokemon }) => game.species.find(pokemon)?.berry.name === berry).length;
