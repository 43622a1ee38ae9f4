// What the simulation of a team begins with.
import { requestOf, type TeamRequest } from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import type { TeamQuestion } from './shape.ts';

export const requestFor = ({ edition, settings, members }: TeamQuestion): TeamRequest =>
  requestOf(gameOf(edition), settings, members);
