// The box as if everybody had come further: a look ahead that changes nothing.
import { type Creature, evolutionsOf, evolve, type Game } from '@oversleep/game';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';

const t = messages('box');

export interface Preview {
  /** Everybody at this level; null: each at its own. */
  readonly level: number | null;
  readonly evolved: boolean;
  /** Main skills at their highest level. */
  readonly skillMax: boolean;
}

export const isPreview = ({ level, evolved, skillMax }: Preview): boolean => level !== null || evolved || skillMax;

/** What can be said of a species that the edition does not know is its level alone. */
export function withPreview(game: Game, creature: Creature, { level, evolved, skillMax }: Preview): Creature {
  const grown = evolved ? fullyEvolved(game, creature) : creature;
  const species = game.species.find(grown.pokemon);
  return {
    ...grown,
    level: level ?? grown.level,
    skillLevel: skillMax && species ? species.skill.maxLevel : grown.skillLevel,
  };
}

/** As far as there is one way only: which of several somebody would choose, nobody can tell. */
function fullyEvolved(game: Game, creature: Creature): Creature {
  const [into, ...others] = evolutionsOf(game, creature);
  return into && others.length === 0 ? fullyEvolved(game, evolve(game, creature, into)) : creature;
}

const inList = listFormat({ type: 'unit' });

/** Such as "level 60, fully evolved". */
export const previewText = ({ level, evolved, skillMax }: Preview): string =>
  inList([
    ...(level === null ? [] : [t('preview.level', { level })]),
    ...(evolved ? [t('preview.evolved')] : []),
    ...(skillMax ? [t('preview.skillMax')] : []),
  ]);
