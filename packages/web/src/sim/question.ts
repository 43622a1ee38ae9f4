// The question about a team's week as plain data, the same in the page, in a worker and as the key of an answer.
import type { RequestMember, TeamSettings } from '@oversleep/engine';
import {
  type Creature,
  DEFAULT_ISLAND,
  type EditionId,
  type ExpertChoice,
  favouritesOn,
  type Game,
  gameOf,
  knownLevels,
  recipeExpToNext,
  type TeamIsland,
  USUAL_MEALS_AHEAD,
  USUAL_POLICY,
  withFixedFavourites,
} from '@oversleep/game';
import type { Creatures, PlayerTeam } from '../state/data/data.ts';
import { creatureAt, places } from '../state/data/team-rules.ts';
import { islandOfTeam, type PlayerSettings, potSizeOf } from '../state/data/user.ts';

export interface TeamQuestion {
  readonly edition: EditionId;
  readonly settings: TeamSettings;
  readonly members: readonly RequestMember[];
}

export interface AskedTeam {
  readonly question: TeamQuestion;
  /** The slot in the team of each member of the question. */
  readonly places: readonly number[];
  /** Members whose species the edition does not know: they take no part. */
  readonly unknownMembers: readonly Creature[];
}

/** Undefined for a team without members that can be simulated. */
export function askedTeam(user: PlayerSettings, team: PlayerTeam, creatures: Creatures): AskedTeam | undefined {
  const game = gameOf(user.edition);
  const filled = places().flatMap((place) => {
    const creature = creatureAt(team, place, creatures);
    return creature ? [{ place, creature }] : [];
  });
  const known = filled.filter(({ creature }) => game.species.find(creature.pokemon) !== undefined);
  if (known.length === 0) return undefined;
  return {
    question: {
      edition: user.edition,
      settings: settingsFor(user, team),
      members: known.map(({ creature }) => ({
        creature,
        sneakySnacking: team.snacking.includes(creature.externalId),
      })),
    },
    places: known.map(({ place }) => place),
    unknownMembers: filled.filter((member) => !known.includes(member)).map(({ creature }) => creature),
  };
}

/** The settings of a team's week: its own, and the player's progress. */
export function settingsFor(user: PlayerSettings, team: PlayerTeam): TeamSettings {
  const game = gameOf(user.edition);
  const { camp, bedtime, wakeup, recipeType, stockpiledBerries, stockpiledIngredients } = team;
  const own = islandOfTeam(user, team);
  // An island that only another edition has.
  const island = game.islands.find(own.shortName) ?? game.islands.get(DEFAULT_ISLAND);
  const expert = island.expert ? expertOn(game, own) : undefined;
  const usual = favouritesOn(
    island,
    own.berries.filter((name) => game.berries.find(name)),
    expert,
  );
  const { effects = [], favourites = [] } = user.event ?? {};
  return {
    camp,
    bedtime,
    wakeup,
    recipeType,
    island: island.shortName,
    areaBonus: Math.min(own.areaBonus, game.rules.areaBonus.max),
    favourites: expert ? usual : withFixedFavourites(game, island.shortName, usual, favourites),
    expert,
    event: effects.length > 0 ? effects : undefined,
    stockpiledBerries: stockpiledBerries.filter(({ name, amount }) => amount > 0 && game.berries.find(name)),
    stockpiledIngredients: stockpiledIngredients.filter(
      ({ name, amount }) => amount > 0 && game.ingredients.find(name),
    ),
    potSize: potSizeOf(user),
    recipeLevels: knownLevels(game, user.recipeLevels),
    policy: policyOf(game, user),
  };
}

/** What the average week depends on. With no filler, no absence and no rising recipes the settings are the plain ones. */
function policyOf(game: Game, user: Pick<PlayerSettings, 'policy' | 'recipeLevels'>): TeamSettings['policy'] {
  const { filler, lookIn } = user.policy ?? USUAL_POLICY;
  const levelUp = recipesLevelUp(game, user);
  if (filler === 'never' && lookIn === 'always' && !levelUp) return undefined;
  return { filler, meals: USUAL_MEALS_AHEAD, lookIn, ...(levelUp && { recipesLevelUp: true }) };
}

/** Only if some recipe can rise: otherwise the figures are the same, and so must be the key. */
function recipesLevelUp(game: Game, user: Pick<PlayerSettings, 'policy' | 'recipeLevels'>): boolean {
  if (!(user.policy ?? USUAL_POLICY).recipesLevelUp) return false;
  const levels = Object.values(knownLevels(game, user.recipeLevels));
  return levels.some((level) => level > 0 && recipeExpToNext(game, level) !== undefined);
}

/** The chosen one; before a choice the first favourite, or the first berry of all in a berry week. */
function expertOn(game: Game, { expert, berries }: TeamIsland): ExpertChoice | undefined {
  if (expert) return expert;
  const [main = game.berries.rows[0]?.name, ...sub] = berries;
  return main === undefined ? undefined : { main, sub: sub.slice(0, game.rules.maxSubFavourites), bonus: 'berry' };
}
