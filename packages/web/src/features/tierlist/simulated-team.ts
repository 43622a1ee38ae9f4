// The proposed team of a dish as a team of the player: creatures as the list assumes them, and the list's camp.

import type { TierBuild, TierDetails, TierRecipe, TierVariant } from '@oversleep/contract';
import {
  type Birth,
  type Creature,
  type Game,
  type IngredientSlot,
  newCreature,
  RIBBONS,
  type Ribbon,
  type SubskillSlots,
  type TeamPlaces,
} from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { emptyTeam, isUntouched, membersOf, type PlayerTeam } from '../../state/data/data.ts';

const t = messages('tierlist');

/** The Pokémon of the list first, then its teammates. */
export function teamBuilds(details: TierDetails, variant: TierVariant, { team }: TierRecipe): readonly TierBuild[] {
  const { pokemon, nature, subskills, skillLevel, carrySize, ribbon } = details;
  const { ingredients, production } = variant;
  const own: TierBuild = { pokemon, nature, subskills, skillLevel, carrySize, ribbon, ingredients, production };
  return [own, ...team.flatMap((mate) => details.mates[mate] ?? [])];
}

type Chance = Omit<Birth, 'id'> & { readonly newId: () => string };

interface SimulatedSetup {
  readonly game: Game;
  readonly level: number;
  readonly camp: boolean;
  readonly recipe: string;
}

export interface SimulatedTeam {
  readonly creatures: readonly Creature[];
  /** In the place of this team. */
  readonly inPlaceOf: (known: PlayerTeam) => PlayerTeam;
}

export function simulatedTeam(setup: SimulatedSetup, builds: readonly TierBuild[], chance: Chance): SimulatedTeam {
  const { game, level, camp, recipe } = setup;
  const creatures = builds.map((build) => creatureOf(game, level, build, chance));
  const at = (place: number): string | null => creatures[place]?.externalId ?? null;
  const members: TeamPlaces = [at(0), at(1), at(2), at(3), at(4)];
  const recipeType = game.recipes.get(recipe).type;
  return {
    creatures,
    inPlaceOf: ({ index, version }) => ({
      ...emptyTeam(index),
      name: t('simulate.teamName'),
      camp,
      recipeType,
      members,
      version,
    }),
  };
}

/** Slots that are not open yet hold the first choice of the species. */
function creatureOf(game: Game, level: number, build: TierBuild, { newId, random, randomNickname }: Chance): Creature {
  const born = newCreature(game, game.species.get(build.pokemon), { id: newId(), random, randomNickname });
  const [a, b, c] = born.ingredients;
  const slot = (place: number, usual: IngredientSlot): IngredientSlot => {
    const { name, amount } = build.ingredients[place] ?? usual;
    return { name, amount };
  };
  const skill = (place: number): string | null => build.subskills[place] ?? null;
  const subskills: SubskillSlots = [skill(0), skill(1), skill(2), skill(3), skill(4)];
  return {
    ...born,
    level,
    ribbon: ribbonOf(build.ribbon),
    skillLevel: build.skillLevel,
    nature: build.nature,
    subskills,
    ingredients: [slot(0, a), slot(1, b), slot(2, c)],
  };
}

const ribbonOf = (ribbon: number): Ribbon => RIBBONS.find((known) => known === ribbon) ?? 4;

// ── Where it goes ────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Destination {
  readonly index: number;
  readonly label: string;
  /** Says what is replaced; undefined for an unused team. */
  readonly loses: string | undefined;
}

/** The first empty team, which is as good as any other empty one, and then every team in use. */
export function destinations(teams: readonly PlayerTeam[]): readonly Destination[] {
  const free = teams.find(isUntouched);
  const used = teams.filter((team) => !isUntouched(team));
  return [
    ...(free
      ? [{ index: free.index, label: t('simulate.newTeam', { number: free.index + 1 }), loses: undefined }]
      : []),
    ...used.map((team) => ({
      index: team.index,
      label: t('simulate.usedTeam', { number: team.index + 1, team: team.name, count: membersOf(team).length }),
      loses: t('simulate.loses', { team: team.name, count: membersOf(team).length }),
    })),
  ];
}
