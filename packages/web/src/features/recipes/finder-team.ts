// Turns a found team into one of the player's teams.

import {
  type Birth,
  type Creature,
  cutNickname,
  type Game,
  MAX_TEAM_NAME,
  newCreature,
  type Recipe,
  RIBBONS,
  type Ribbon,
  type Schedule,
  type SubskillSlots,
  type TeamPlaces,
} from '@oversleep/game';
import type { SolvedDishTeam, SolvedMember } from '@oversleep/questions';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { type Creatures, emptyTeam, isUntouched, membersOf, type PlayerTeam } from '../../state/data/data.ts';

const t = messages('recipes');

export interface MadeTeam {
  readonly team: PlayerTeam;
  readonly creatures: readonly Creature[];
}

interface MadeFrom {
  readonly game: Game;
  readonly recipe: Recipe;
  readonly index: number;
  readonly settings: Schedule & { readonly camp: boolean };
  /** The player's own Pokémon, by id. */
  readonly own: Creatures;
  /** Whatever comes from chance or the platform, anew for each. */
  readonly birth: () => Birth;
}

/** Own creatures are the very same, proposed ones are made. */
export function teamFrom(
  { members }: SolvedDishTeam,
  { game, recipe, index, settings, own, birth }: MadeFrom,
): MadeTeam {
  const creatures = members.map((member) => {
    const known = member.externalId === undefined ? undefined : own[member.externalId];
    return known ?? creatureFrom(game, member, birth());
  });
  const id = (place: number) => creatures[place]?.externalId ?? null;
  const places: TeamPlaces = [id(0), id(1), id(2), id(3), id(4)];
  const { camp, bedtime, wakeup } = settings;
  return {
    team: {
      ...emptyTeam(index),
      name: cutNickname(nameOf('recipes', recipe).replaceAll('"', ''), MAX_TEAM_NAME),
      recipeType: recipe.type,
      camp,
      bedtime,
      wakeup,
      members: places,
    },
    creatures,
  };
}

function creatureFrom(game: Game, member: SolvedMember, birth: Birth): Creature {
  const made = newCreature(game, game.species.get(member.pokemon), birth);
  const { subskills, ingredients } = member;
  const at = (slot: number): string | null => subskills[slot] ?? null;
  const slots: SubskillSlots = [at(0), at(1), at(2), at(3), at(4)];
  const [first, second, third] = made.ingredients;
  return {
    ...made,
    level: member.level,
    nature: member.nature,
    skillLevel: member.skillLevel,
    ribbon: ribbonOf(member.ribbon),
    subskills: slots,
    // Slots that are closed at that level keep what the species begins with.
    ingredients: [ingredients[0] ?? first, ingredients[1] ?? second, ingredients[2] ?? third],
  };
}

const ribbonOf = (ribbon: number): Ribbon => RIBBONS.find((known) => known === ribbon) ?? 0;

/** The first unused team. */
export const freeTeam = (teams: readonly PlayerTeam[]): PlayerTeam | undefined => teams.find(isUntouched);

/** What putting it there would replace. */
export function replacedWords(team: PlayerTeam): string {
  const count = membersOf(team).length;
  if (isUntouched(team)) return t('finder.targetEmpty');
  return t('finder.targetReplaced', { count });
}
