// What is said about the Pokébox wherever one saves to it or finds it empty.
import { MAX_SAVED_CREATURES } from '@oversleep/game';
import { countText } from './wording.ts';

export const KEPT_HERE = 'Kept on this device; log in to have it everywhere';

export const BOX_FULL = `Your Pokébox is full: it holds ${countText(MAX_SAVED_CREATURES)} Pokémon. Please remove some first.`;

export function EmptyBoxWords({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
  if (isLoggedIn) return 'Add Pokémon from your teams to start building your personal collection';
  return (
    <>
      Please log in to save Pokémon to your Pokébox<span>. Until then they are kept on this device.</span>
    </>
  );
}
