// Upgrades of Pokémon that were chosen in the box.
import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import { useAppState } from '../../state/context.ts';
import type { GrowRequest } from '../../state/page/dialogs.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ApplyButton, PlanFields, usePlan } from './upgrade-plan.tsx';

const t = messages('grow');

export function GrowDialog({ request }: { readonly request: GrowRequest }) {
  const { dialogs } = useAppState();
  const plan = usePlan(request.ids);
  const close = () => dialogs.close('grow');
  const only = plan.creatures.length === 1 ? plan.creatures[0] : undefined;
  return (
    <Dialog
      open
      title={only ? t('titleOne', { name: displayNameOf(only) }) : t('title')}
      maxWidth={860}
      onClose={close}
      foot={<ApplyButton plan={plan} onDone={close} />}
    >
      <PlanFields plan={plan} />
    </Dialog>
  );
}
