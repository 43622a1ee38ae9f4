// The tags that a player has given.
import type { Creature } from '@oversleep/game';

/** Those of these creatures, each once, the most used first. */
export function tagsOf(creatures: readonly Pick<Creature, 'tags'>[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { tags = [] } of creatures) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([a, many], [b, more]) => more - many || a.localeCompare(b)).map(([tag]) => tag);
}
