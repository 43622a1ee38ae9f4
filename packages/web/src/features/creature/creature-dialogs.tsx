// The three dialogs about creatures, if they are open. The search may be on top of the editor.
import { useDialogs } from '../../state/context.ts';
import { InputDialog } from './editor/input-dialog.tsx';
import { SearchDialog } from './search/search-dialog.tsx';
import { FilledSlotMenu } from './slot/filled-slot-menu.tsx';

export function CreatureDialogs() {
  const { filledSlot, input, search } = useDialogs((state) => state);
  return (
    <>
      {filledSlot && <FilledSlotMenu request={filledSlot} />}
      {input && <InputDialog key={input.creature.externalId} request={input} />}
      {search && <SearchDialog request={search} />}
    </>
  );
}
