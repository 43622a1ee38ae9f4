// The newest edition, whichever it is by now: pages propose it to who looks for what the default one does not have.
import { DEFAULT_EDITION, EDITIONS } from '@oversleep/game';
import { editionName } from '../parts/wording.ts';

export const NEWEST = EDITIONS.at(-1) ?? DEFAULT_EDITION;
export const NEWEST_NAME = editionName(NEWEST);
