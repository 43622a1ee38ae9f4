// Ranks all species by how much of an ingredient they bring.
import { producersFor, rankProducers } from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import type { Steps } from '../question.ts';
import { prepared, producerAnswer, suppliesFor } from '../solve/steps.ts';
import type { RankTypes } from './shape.ts';

const MOST_RANKED = 20;

export const steps: Steps<RankTypes> = function* ({ edition, settings, ingredient: name }, signal) {
  const game = gameOf(edition);
  const ingredient = game.ingredients.get(name);
  const i = game.ingredients.rows.indexOf(ingredient);
  // All-rounders are never proposed.
  const supplies = yield* prepared(suppliesFor(game, settings), ({ species }) => species.specialty !== 'all');
  const producers = producersFor(supplies, [], signal);
  return {
    edition,
    ingredient: ingredient.name,
    ranking: rankProducers(game, ingredient, producers, MOST_RANKED).map((producer) => ({
      ...producerAnswer(game, producer),
      amount: producer.perMeal[i] ?? 0,
    })),
  };
};
