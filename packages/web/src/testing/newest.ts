// The newest edition, whichever it is by now: pages propose it to who looks for what the default one does not have.
import { NEWEST_EDITION } from '@oversleep/game';
import { editionName } from '../parts/words/wording.ts';

export const NEWEST = NEWEST_EDITION;
export const NEWEST_NAME = editionName(NEWEST);
