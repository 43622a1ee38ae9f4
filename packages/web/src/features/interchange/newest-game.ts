// The game by which boxes are read and written: the newest, whichever edition the player calculates with, so that no known Pokémon is read as unknown.
import { type Game, gameOf, NEWEST_EDITION } from '@oversleep/game';

export const newestGame = (): Game => gameOf(NEWEST_EDITION);
