// Saves to the Pokébox or removes from it, after a second in which it can be toggled back.
import type { Creature } from '@oversleep/game';
import { useRef, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { displayNameOf } from '../../../messages/names.ts';
import { useAppState } from '../../../state/context.ts';
import { useSnackbar } from '../../../state/page/snackbar.ts';
import { useLeaving } from '../../../ui/overlays/use-leaving.ts';

const t = messages('creature');

const DELAY_MS = 1000;

interface SaveToggle {
  readonly isBusy: boolean;
  readonly press: () => void;
}

export function useSaveToggle(creature: Creature, onToggleSaved: ((saved: boolean) => void) | undefined): SaveToggle {
  const { creatures } = useAppState();
  const { show } = useSnackbar();
  const [isBusy, setBusy] = useState(false);
  const pending = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly act: () => void }>(undefined);

  // Closing the menu meanwhile does not cancel it.
  useLeaving(() => {
    clearTimeout(pending.current?.timer);
    pending.current?.act();
  });

  const press = () => {
    const { externalId, saved } = creature;
    const name = displayNameOf(creature);
    const act = () => {
      pending.current = undefined;
      setBusy(false);
      if (onToggleSaved) onToggleSaved(!saved);
      else {
        const undo = creatures.setSaved(externalId, !saved);
        const text = saved ? t('removed', { name }) : t('saved', { name });
        show({ kind: 'success', text, undo });
      }
    };
    clearTimeout(pending.current?.timer);
    setBusy(true);
    pending.current = { timer: setTimeout(act, DELAY_MS), act };
  };
  return { isBusy, press };
}
