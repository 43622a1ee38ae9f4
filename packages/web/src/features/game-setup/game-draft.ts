// What the player says about the game: version, island with its Area Bonus, pot and recipe levels.
import { type EditionId, type Game, gameOf, potBounds } from '@oversleep/game';
import type { PlayerTeam } from '../../state/data/data.ts';
import { type PlayerSettings, potSizeOf } from '../../state/data/user.ts';

export const LEVEL_CHOICES = ['one', 'twenty', 'forty', 'max', 'own'] as const;
export type LevelChoice = (typeof LEVEL_CHOICES)[number];

export interface GameDraft {
  readonly edition: EditionId;
  /** Short name. */
  readonly island: string;
  /** Percent. */
  readonly areaBonus: number;
  readonly pot: number;
  readonly levels: LevelChoice;
}

/** What is calculated with already, in this version of the game. */
export function firstDraft(user: PlayerSettings, team: PlayerTeam, edition: EditionId): GameDraft {
  return {
    edition,
    island: team.island.shortName,
    areaBonus: bonusOf(user, team.island.shortName),
    pot: potSizeOf({ potSize: user.potSize, edition }),
    levels: Object.keys(user.recipeLevels).length > 0 ? 'own' : 'max',
  };
}

export const bonusOf = ({ islands }: Pick<PlayerSettings, 'islands'>, shortName: string): number =>
  islands[shortName]?.areaBonus ?? 0;

/** Another version may have other pots and a lower limit for the bonus. */
export function inEdition(draft: GameDraft, edition: EditionId): GameDraft {
  const game = gameOf(edition);
  const { min, max } = potBounds(game);
  const nearest = game.rules.pot.sizes.findLast((size) => size <= draft.pot) ?? min;
  return {
    ...draft,
    edition,
    pot: draft.pot === potBounds(gameOf(draft.edition)).max ? max : nearest,
    areaBonus: Math.min(draft.areaBonus, game.rules.areaBonus.max),
  };
}

/** By name of the recipe; undefined where they stay as they are. */
export function recipeLevelsOf(game: Game, levels: LevelChoice): Readonly<Record<string, number>> | undefined {
  const level = { one: 1, twenty: 20, forty: 40, max: game.rules.maxRecipeLevel, own: undefined }[levels];
  if (level === undefined) return undefined;
  return Object.fromEntries(game.recipes.rows.map(({ name }) => [name, level]));
}

/** Those without a choice of favourites that takes a dialog of its own. */
export const plainIslands = (game: Game) => game.islands.rows.filter(({ expert }) => !expert);
