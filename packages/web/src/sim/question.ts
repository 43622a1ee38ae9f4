// The question about a team's week as plain data, the same in the page, in a worker and as the key of an answer.
import type { RequestMember, TeamSettings, withSwapPlan } from '@oversleep/engine';
import {
  allMembersOf,
  type Creature,
  DEFAULT_ISLAND,
  type ExpertChoice,
  favouritesOn,
  type Game,
  gameOf,
  knownLevels,
  newReport,
  type Problem,
  recipeExpToNext,
  type TeamIsland,
  USUAL_MEALS_AHEAD,
  USUAL_POLICY,
  withFixedFavourites,
} from '@oversleep/game';
import type { TeamQuestion } from '@oversleep/questions';
import type { Creatures, PlayerTeam } from '../state/data/data.ts';
import { islandOfTeam, type PlayerSettings, potSizeOf } from '../state/data/user.ts';

export interface AskedTeam {
  readonly question: TeamQuestion;
  /** The slot in the team of each member of the question; those that take turns with the members come after the last slot. */
  readonly places: readonly number[];
  /** Why the team is simulated without its rotation; fields are those of the rotation. */
  readonly rotationProblems?: readonly Problem[];
  /** Members whose species the edition does not know: they take no part. */
  readonly unknownMembers: readonly Creature[];
}

/** Reads rotations. Few teams have one, so it is loaded on demand: `useRotationReader`. */
export type RotationReader = typeof withSwapPlan;

/**
 * Undefined for a team without members that can be simulated, and for one with a rotation that can't be read yet. A rotation
 * that can't be simulated is left out, and `rotationProblems` say why.
 */
export function askedTeam(
  user: PlayerSettings,
  team: PlayerTeam,
  creatures: Creatures,
  readRotation?: RotationReader,
): AskedTeam | undefined {
  const five = askedFive(user, team, creatures);
  if (!team.rotation) return five;
  if (!readRotation) return undefined;
  const game = gameOf(user.edition);
  const roster = allMembersOf(team);
  const all = roster.flatMap((id) => creatures[id] ?? []);
  const known = all.filter(({ pokemon }) => game.species.find(pokemon));
  const isKnown = (id: string) => known.some(({ externalId }) => externalId === id);
  const lineups = team.rotation.lineups.map((lineup) => lineup.filter(isKnown));
  const report = newReport();
  const rotation = { ...team.rotation, lineups };
  const checked = readRotation(
    game,
    { settings: settingsFor(user, team), members: known.map(asMemberOf(team)) },
    rotation,
    report,
  );
  if (!checked) return five && { ...five, rotationProblems: report.problems };
  const places = checked.members.map(({ creature }) => roster.indexOf(creature.externalId));
  const slots = team.members.filter((id) => id !== null);
  return {
    question: { edition: user.edition, ...checked, ...(checked.settings.rotation && { rotation }) },
    places: places.map((at) => {
      const slot = team.members.indexOf(roster[at] ?? null);
      return slot < 0 ? team.members.length + at - slots.length : slot;
    }),
    unknownMembers: all.filter((creature) => !known.includes(creature)),
  };
}

/** Species of those that are in at the same time. */
export function lineupsIn({ settings, members }: TeamQuestion): readonly (readonly string[])[] {
  const { lineups = [[...members.keys()]] } = settings.rotation ?? {};
  return lineups.map((lineup) => lineup.flatMap((number) => members[number]?.creature.pokemon ?? []));
}

/** The members alone, without those that take turns with them. */
export function askedFive(user: PlayerSettings, team: PlayerTeam, creatures: Creatures): AskedTeam | undefined {
  const game = gameOf(user.edition);
  const filled = team.members.flatMap((id, place) => {
    const creature = id === null ? undefined : creatures[id];
    return creature ? [{ place, creature }] : [];
  });
  const known = filled.filter(({ creature }) => game.species.find(creature.pokemon) !== undefined);
  if (known.length === 0) return undefined;
  return {
    question: {
      edition: user.edition,
      settings: settingsFor(user, team),
      members: known.map(({ creature }) => asMemberOf(team)(creature)),
    },
    places: known.map(({ place }) => place),
    unknownMembers: filled.filter((member) => !known.includes(member)).map(({ creature }) => creature),
  };
}

const asMemberOf =
  ({ snacking }: PlayerTeam) =>
  (creature: Creature): RequestMember => ({ creature, sneakySnacking: snacking.includes(creature.externalId) });

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
