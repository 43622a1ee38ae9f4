// The game by which boxes are read and written: the newest, whichever edition the player calculates with, so that nobody comes in unknown for nothing.
import { EDITIONS, type Game, gameOf } from '@oversleep/game';

export const newestGame = (): Game => gameOf(EDITIONS.at(-1));
