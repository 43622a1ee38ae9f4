// The newest edition: pages suggest it for species that the default edition lacks.
import { NEWEST_EDITION } from '@oversleep/game';
import { editionName } from '../parts/words/wording.ts';

export const NEWEST = NEWEST_EDITION;
export const NEWEST_NAME = editionName(NEWEST);
