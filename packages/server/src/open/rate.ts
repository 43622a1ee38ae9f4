// What a Pokémon is worth, without simulating anything: RP, stats, exact ranks and what to think of its roll.
import type { AnswerOf, routes } from '@oversleep/contract';
import {
  berriesPerHelp,
  buildOf,
  type Creature,
  carrySize,
  DEFAULT_LEVEL,
  type Game,
  type GameLanguage,
  ingredientChance,
  ratingOf,
  rollVerdict,
  shownInterval,
  skillChance,
} from '@oversleep/game';
import { rollsOf } from './kept-rolls.ts';
import { codeOf } from './share-code.ts';
import { shownCreature } from './shown-creature.ts';

type RateAnswer = AnswerOf<typeof routes.rate>;

export function ratingAnswer(
  game: Game,
  creature: Creature,
  { level = DEFAULT_LEVEL, language = 'en' }: { readonly level?: number; readonly language?: GameLanguage },
): Omit<RateAnswer, 'source' | 'day' | 'notes'> {
  const build = buildOf(game, creature);
  const { rp, ...parts } = ratingOf(game, build);
  const judgedAt = Math.max(level, creature.level);
  const ranks = rollsOf(game).ranksOf(creature, judgedAt);
  const code = codeOf(game, { kind: 'creature', creature: { ...creature, name: '' } });
  return {
    edition: game.edition,
    creature: shownCreature(game, creature),
    rp: { value: rp, ...parts },
    stats: {
      helpIntervalSeconds: shownInterval(game, build),
      carrySize: carrySize(game, build),
      ingredientChance: ingredientChance(build),
      skillChance: skillChance(build),
      berriesPerHelp: berriesPerHelp(game, build),
    },
    ranks: { level: judgedAt, berries: ranks.berries, ingredients: ranks.ingredients, skill: ranks.skill },
    verdict: rollVerdict(creature, ranks),
    link: `/s/${code}`,
    card: `/card/${code}.png${language === 'en' ? '' : `?lang=${language}`}`,
  };
}
