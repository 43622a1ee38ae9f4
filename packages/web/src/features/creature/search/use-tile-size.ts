// How large portraits are in the search.
import { MOBILE, useMedia } from '../../../ui/use-media.ts';

export const useTileSize = (): number => (useMedia(MOBILE) ? 60 : 100);
