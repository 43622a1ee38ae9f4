// Texts about the Pokébox for every place that saves to it or finds it empty.
import { MAX_SAVED_CREATURES } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';

const t = messages('parts');

export const keptHereText = (): string => t('box.keptHere');

export const boxFullText = (): string => t('box.full', { limit: MAX_SAVED_CREATURES });

export function EmptyBoxWords({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
  if (isLoggedIn) return t('box.empty');
  return t.rich('box.emptyForGuest', { more: (inner) => <span>{inner}</span> });
}
