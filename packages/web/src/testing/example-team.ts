// The example team of the calculator as a player's data, for pictures of the product.
import { type EditionId, gameOf } from '@oversleep/game';
import { exampleTeam } from '../features/calculator/example-team.ts';

export const exampleTeamIn = (edition: EditionId, newId: () => string): ReturnType<typeof exampleTeam> =>
  exampleTeam(gameOf(edition), newId);
