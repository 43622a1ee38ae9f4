// Previews the box at a higher level, evolved or with higher skill levels. Nothing is stored.
import { type Creature, evolutionsOf, evolve, type Game } from '@oversleep/game';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';

const t = messages('box');

export interface Preview {
  /** The level for all; null keeps each one's own. */
  readonly level: number | null;
  readonly evolved: boolean;
  /** Main skills at their highest level. */
  readonly skillMax: boolean;
}

export const isPreview = ({ level, evolved, skillMax }: Preview): boolean => level !== null || evolved || skillMax;

/** A species that the edition does not know only gets the level. */
export function withPreview(game: Game, creature: Creature, { level, evolved, skillMax }: Preview): Creature {
  const grown = evolved ? fullyEvolved(game, creature) : creature;
  const species = game.species.find(grown.pokemon);
  return {
    ...grown,
    level: level ?? grown.level,
    skillLevel: skillMax && species ? species.skill.maxLevel : grown.skillLevel,
  };
}

/** Stops where a species has several evolutions, because the player's choice is unknown. */
function fullyEvolved(game: Game, creature: Creature): Creature {
  const [into, ...others] = evolutionsOf(game, creature);
  return into && others.length === 0 ? fullyEvolved(game, evolve(game, creature, into)) : creature;
}

const inList = listFormat({ type: 'unit' });

/** Such as "at Lv. 60, fully evolved". */
export const previewText = ({ level, evolved, skillMax }: Preview): string =>
  inList([
    ...(level === null ? [] : [t('preview.level', { level })]),
    ...(evolved ? [t('preview.evolved')] : []),
    ...(skillMax ? [t('preview.skillMax')] : []),
  ]);
