// Islands: favourite berries, and expert islands as events.
import { applyEvent, type EventTarget, type GameEvent, type MemberEffect, type MemberModifier } from './event.ts';
import type { ExpertBonus, Game, Island } from './types.ts';

export const DEFAULT_ISLAND = 'greengrass';
export const EXPERT_BONUSES: readonly ExpertBonus[] = ['ingredient', 'berry', 'skill'];

/** A player's choices on an expert island. */
export interface ExpertChoice {
  readonly main: string;
  readonly sub: readonly string[];
  readonly bonus: ExpertBonus;
}

/** Snorlax's favourite berries there: the player's choice, otherwise the island's. */
export function favouritesOn(
  { choosesBerries, berries }: Pick<Island, 'choosesBerries' | 'berries'>,
  chosen: readonly string[],
  expert: ExpertChoice | undefined,
): readonly string[] {
  if (expert) return [expert.main, ...expert.sub];
  return chosen.length > 0 || choosesBerries ? chosen : berries.map(({ name }) => name);
}

/** The rules of an expert island in a week with this bonus. */
export function expertEvent(island: Island, bonus: ExpertBonus): GameEvent {
  const rules = island.expertRules;
  if (!rules) throw new Error(`${island.name} is no expert island`);
  const forMembers = (target: EventTarget, ...effects: readonly MemberEffect[]): readonly MemberModifier[] =>
    effects.map((effect) => ({ target, effect }));
  const { main, sub, others, skillWeek, berryWeek, ingredientWeek } = rules;
  const helped = { favourite: 'any' } as const;
  return {
    name: island.name,
    description: `Snorlax has one main favourite and up to two more; this week helps with ${bonus === 'berry' ? 'berries' : `${bonus}s`}.`,
    members: [
      ...forMembers(
        { favourite: 'main' },
        { kind: 'frequency', times: main.frequency },
        { kind: 'skillLevel', add: main.skillLevel },
        { kind: 'carrySize', add: main.carry },
      ),
      ...forMembers({ favourite: 'sub' }, { kind: 'frequency', times: sub.frequency }),
      ...forMembers({ favourite: 'none' }, { kind: 'frequency', times: others.frequency }),
      ...(bonus === 'skill' ? forMembers(helped, { kind: 'skillChance', times: skillWeek.chance }) : []),
      ...(bonus === 'ingredient' && ingredientWeek
        ? [
            ...forMembers(helped, { kind: 'ingredientAmount', add: ingredientWeek.amount }),
            ...forMembers(
              { ...helped, specialty: ['ingredient', 'all'] },
              { kind: 'extraIngredient', amount: ingredientWeek.extra, chance: ingredientWeek.extraChance },
            ),
          ]
        : []),
    ],
    game: bonus === 'berry' ? [{ kind: 'favouriteMultiplier', value: berryWeek.multiplier }] : [],
  };
}

/** The game on an island: itself on a plain one, with the expert rules applied on an expert one. */
export function gameOnIsland(game: Game, island: Island, expert?: ExpertChoice): Game {
  if (!island.expert || !expert) return game;
  const favourites = {
    main: game.berries.get(expert.main).name,
    sub: expert.sub.map((name) => game.berries.get(name).name),
  };
  return applyEvent(game, expertEvent(island, expert.bonus), favourites);
}
