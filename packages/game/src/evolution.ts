// Families: the stages before and after a species, derived from what each row evolves from.
import type { Species } from './types.ts';

type EvolutionStage = Pick<
  Species,
  'evolvesFrom' | 'evolvesInto' | 'family' | 'previousEvolutions' | 'remainingEvolutions'
>;

/** The position of every species in its family; stages that are not among the rows don't count. */
export function stagesOf(rows: readonly Pick<Species, 'name' | 'evolvesFrom'>[]): (name: string) => EvolutionStage {
  const present = new Set(rows.map(({ name }) => name));
  const before = new Map<string, string>();
  const after = new Map<string, string[]>();
  for (const { name, evolvesFrom } of rows) {
    if (evolvesFrom === null || !present.has(evolvesFrom)) continue;
    before.set(name, evolvesFrom);
    after.set(evolvesFrom, [...(after.get(evolvesFrom) ?? []), name]);
  }
  const evolvesInto = (name: string): readonly string[] => after.get(name) ?? [];
  const remaining = (name: string): number =>
    evolvesInto(name).reduce((most, next) => Math.max(most, 1 + remaining(next)), 0);
  return (name) => {
    let family = name;
    let previousEvolutions = 0;
    for (let stage = before.get(name); stage !== undefined; stage = before.get(stage)) {
      family = stage;
      previousEvolutions++;
    }
    return {
      evolvesFrom: before.get(name) ?? null,
      evolvesInto: evolvesInto(name),
      family,
      previousEvolutions,
      remainingEvolutions: remaining(name),
    };
  };
}
