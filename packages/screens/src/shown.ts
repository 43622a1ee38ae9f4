// What the screen itself says of a creature, in the game's own words and numbers.
import type { Game, Language, Species } from '@oversleep/game';
import type { Screen } from './read-screen.ts';
import { matchesOf, skillWords, speciesWords, type Word, type WordMatch } from './vocabulary.ts';

export interface ShownValues {
  readonly name?: string;
  readonly level?: number;
  readonly rp?: number;
  readonly helpIntervalSeconds?: number;
  readonly carrySize?: number;
  readonly mainSkill?: string;
  readonly skillLevel?: number;
}

/** A word as the game writes it when it was read nearly so, else as it was read. The screen may write a letter otherwise than our table. */
function wordFor(
  { text, matches }: { readonly text: string; readonly matches: readonly WordMatch[] },
  key: string | undefined,
  words: readonly Word[],
  near: number,
): string {
  const read = text.replaceAll('$', 'S').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})）]+$/gu, '');
  const distance = matches.find((match) => match.key === key)?.distance ?? 1;
  if (distance === 0 || distance > near) return read;
  const [nearest] = matchesOf(
    text,
    words.filter((word) => word.key === key).map((word) => ({ key: word.text, text: word.text })),
  );
  return nearest?.key ?? read;
}

export function shownOf(game: Game, screen: Screen, species: Species, language: Language): ShownValues {
  const name = screen.name && wordFor(screen.name, species.name, speciesWords(game, language), 0.5);
  const mainSkill =
    screen.skill && wordFor(screen.skill, screen.skill.matches[0]?.key, skillWords(game, language), 0.35);
  return {
    ...(name !== undefined && { name }),
    ...(screen.level && { level: screen.level.value }),
    ...(screen.rp && { rp: screen.rp.value }),
    ...(screen.interval && { helpIntervalSeconds: screen.interval.value }),
    ...(screen.carry && { carrySize: screen.carry.value }),
    ...(mainSkill !== undefined && { mainSkill }),
    ...(screen.skillLevel && { skillLevel: screen.skillLevel.value }),
  };
}
