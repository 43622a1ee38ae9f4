// A creature of the comparison with its question and figures.
import { buildOf, type Creature, type Game, rpOf, type Species } from '@oversleep/game';
import type { TeamQuestion } from '@oversleep/questions';
import { comparedKey } from '../../sim/keys.ts';
import type { ComparedCreature } from '../../state/data/comparison.ts';
import type { Creatures } from '../../state/data/data.ts';
import type { ComparedFigures, ResultsState } from '../../state/data/results.ts';
import { figuresFor } from './known-figures.ts';
import { type Around, questionAbout } from './question.ts';

export interface ComparisonEntry {
  readonly id: string;
  readonly creature: Creature;
  /** Undefined for a species that the edition does not know. */
  readonly species: Species | undefined;
  /** It is compared at this level. */
  readonly level: number;
  readonly rp: number | undefined;
  readonly question: TeamQuestion | undefined;
  /** Key of the current question. */
  readonly key: string;
  readonly figures: ComparedFigures | null;
  readonly hasFigures: boolean;
  /** Its figures are for another team, level or setting than the current one. */
  readonly isStale: boolean;
}

export function entriesOf(
  game: Game,
  members: readonly ComparedCreature[],
  creatures: Creatures,
  known: ResultsState['compared'],
  around: Around,
  level: number | null,
): readonly ComparisonEntry[] {
  return members.flatMap(({ externalId, seen }): ComparisonEntry[] => {
    const creature = creatures[externalId];
    if (!creature) return [];
    const question = questionAbout(game, around, creature, level);
    const key = question ? comparedKey(question, creature) : '';
    const figures = figuresFor(known, key, seen);
    const shown = level === null ? creature : { ...creature, level };
    return [
      {
        id: externalId,
        creature,
        species: game.species.find(creature.pokemon),
        level: shown.level,
        rp: question && rpOf(game, buildOf(game, shown)),
        question,
        key,
        ...figures,
      },
    ];
  });
}

/** The entry that the others are compared with: the chosen one, else the first. */
export const baselineOf = <T extends { readonly id: string }>(
  entries: readonly T[],
  chosen: string | null,
): T | undefined => entries.find(({ id }) => id === chosen) ?? entries[0];
