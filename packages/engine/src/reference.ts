// The behaviour of the reference tool, choice by choice, for comparison: the same game with its accidents switched on, and its method.
import { type EditionId, type Game, type RuleChoices, sourceGameOf } from '@oversleep/game';
import type { Method } from './method.ts';

const SHARED: Partial<RuleChoices> = { anyIngredient: 'even', copyExclusions: false, ingredientBag: false };

/** Of the editions that it was compared in. */
const BY_EDITION: Partial<Record<EditionId, Partial<RuleChoices>>> = {
  '2025-10': { sharedHelps: 'everyone', moonlight: 'oneInTeam', energyCap: 'skillsOnly', ownEnergy: 'plain' },
  '2026-08': { targeting: 'lowest', skillPool: 'byName', expertCarry: false },
};

export function referenceRules(game: Game): Game {
  const { rules } = game;
  return {
    ...game,
    rules: {
      ...rules,
      rounding: 'source',
      // The reference has no rule about special Pokémon together.
      special: { ...rules.special, species: [], together: [] },
      speedBrackets: sourceGameOf(game.edition).rules.speedBrackets,
      storedProcs: { specialist: rules.storedProcs.specialist, other: rules.storedProcs.specialist },
      choices: { ...rules.choices, ...SHARED, ...BY_EDITION[game.edition] },
    },
  };
}

export const REFERENCE_METHOD: Method = {
  grid: 5,
  chainWeeks: 730,
  burnInWeeks: 0,
  pilotWeeks: 0,
  rotationPilotWeeks: 0,
  ownEnergyBooked: 'gained',
  othersBooked: 'once',
};
