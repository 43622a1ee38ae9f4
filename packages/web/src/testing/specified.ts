// The edition that the specified figures are of: tests of them play it, whatever new players begin with.
import { type EditionId, gameOf } from '@oversleep/game';
import { DEFAULT_SETTINGS, type PlayerSettings } from '../state/data/user.ts';

export const SPECIFIED: EditionId = '2025-10';
export const specifiedGame = gameOf(SPECIFIED);
export const SPECIFIED_SETTINGS: PlayerSettings = { ...DEFAULT_SETTINGS, edition: SPECIFIED };
