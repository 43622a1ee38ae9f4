// Where a creature goes that was picked in the search: to who asked for it, or else into the Pokébox.
import { type Creature, displayNameOf } from '@oversleep/game';
import { boxFullText } from '../../../parts/words/box-words.tsx';
import { useAppState } from '../../../state/context.ts';
import { NO_ROOM } from '../../../state/data/team-actions.ts';
import type { SearchRequest } from '../../../state/page/dialogs.ts';
import { useSnackbar } from '../../../state/page/snackbar.ts';

export function useDelivery({ onSelect }: Pick<SearchRequest, 'onSelect'>): (creature: Creature) => void {
  const { box } = useAppState();
  const { show } = useSnackbar();
  if (onSelect) return onSelect;
  return (creature) => {
    const undo = box.saveMany([creature]);
    if (undo === NO_ROOM) return show({ kind: 'warning', text: boxFullText() });
    show({
      kind: 'success',
      text: `${displayNameOf(creature)} is in your Pokébox`,
      action: { label: 'Undo', onAction: undo },
    });
  };
}
