// The settings of a calculation: as they were sent, completed by the player's own.
import type { BodyOf, routes } from '@oversleep/contract';
import {
  DEFAULT_EDITION,
  DEFAULT_ISLAND,
  type EditionId,
  fittingPot,
  type Game,
  gameOf,
  knownLevels,
} from '@oversleep/game';
import type { PlayerKitchen } from '../repos/player-kitchen.ts';
import { fittingAreas } from '../wire/progress.ts';
import type { Situation } from './question.ts';

type CalculationBody = Pick<BodyOf<typeof routes.calculateTeam>, 'edition' | 'settings'>;
type Settings = CalculationBody['settings'];

/** Without a kitchen the engine takes the edition's largest pot, its highest recipe levels and no area bonus. */
export function situationOf(
  { edition, settings }: CalculationBody,
  kitchen: PlayerKitchen | undefined,
  version: string,
): Situation {
  const own = edition ?? kitchen?.edition ?? DEFAULT_EDITION;
  return { edition: own, settings: kitchen ? withKitchen(own, settings, kitchen) : plain(settings), version };
}

/** In the engine's form, where fields are missing instead of null. */
function plain({ potSize, ...rest }: Settings): Readonly<Record<string, unknown>> {
  return { ...rest, ...(typeof potSize === 'number' && { potSize }) };
}

function withKitchen(
  edition: EditionId,
  settings: Settings,
  kitchen: PlayerKitchen,
): Readonly<Record<string, unknown>> {
  const game = gameOf(edition);
  const pot = kitchen.potSize;
  const bonus = bonusOf(game, settings.island ?? DEFAULT_ISLAND, kitchen);
  return {
    ...(pot !== null && { potSize: fittingPot(game, pot) }),
    ...(bonus !== undefined && { areaBonusPercent: bonus }),
    recipeLevels: knownLevels(game, kitchen.recipeLevels),
    ...plain(settings),
  };
}

function bonusOf(game: Game, island: string, { areaBonuses }: PlayerKitchen): number | undefined {
  const shortName = game.islands.find(island)?.shortName;
  return shortName === undefined ? undefined : fittingAreas(game, areaBonuses)[shortName];
}
