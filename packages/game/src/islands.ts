// Islands: favourite berries, and expert islands as events.
import { applyEvent, eventBuilder, type GameEvent } from './event.ts';
import type { ExpertBonus, Game, Island } from './types.ts';

export const DEFAULT_ISLAND = 'greengrass';
export const EXPERT_BONUSES: readonly ExpertBonus[] = ['ingredient', 'berry', 'skill'];

/** What a player sets on an expert island. */
export interface ExpertChoice {
  readonly main: string;
  readonly sub: readonly string[];
  readonly bonus: ExpertBonus;
}

/** The rules of an expert island in a week with this bonus. */
export function expertEvent(island: Island, bonus: ExpertBonus): GameEvent {
  const rules = island.expertRules;
  if (!rules) throw new Error(`${island.name} is no expert island`);
  const base = eventBuilder()
    .name(island.name)
    .description(
      `Snorlax has one main favourite and up to two more; this week helps with ${bonus === 'berry' ? 'berries' : `${bonus}s`}.`,
    )
    .forMembers(
      { favourite: 'main' },
      { kind: 'frequency', times: rules.main.frequency },
      { kind: 'skillLevel', add: rules.main.skillLevel },
      { kind: 'carrySize', add: rules.main.carry },
    )
    .forMembers({ favourite: 'sub' }, { kind: 'frequency', times: rules.sub.frequency })
    .forMembers({ favourite: 'none' }, { kind: 'frequency', times: rules.others.frequency });
  switch (bonus) {
    case 'skill':
      return base.forMembers({ favourite: 'any' }, { kind: 'skillChance', times: rules.skillWeek.chance }).build();
    case 'berry':
      return base.forGame({ kind: 'favouriteMultiplier', value: rules.berryWeek.multiplier }).build();
    case 'ingredient': {
      const week = rules.ingredientWeek;
      if (!week) return base.build();
      return base
        .forMembers({ favourite: 'any' }, { kind: 'ingredientAmount', add: week.amount })
        .forMembers(
          { favourite: 'any', specialty: ['ingredient', 'all'] },
          { kind: 'extraIngredient', add: week.extra, chance: week.extraChance },
        )
        .build();
    }
  }
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
