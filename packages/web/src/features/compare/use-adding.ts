// Adds to the comparison: one creature by search, or several from the Pokébox.
import { createElement, type ReactNode, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { useAppState, useComparison, useCreatures, useUser } from '../../state/context.ts';
import { fullText, MAX_COMPARED } from '../../state/data/comparison.ts';
import { boxOf } from '../../state/data/data.ts';
import { NO_ROOM } from '../../state/data/team-actions.ts';
import { lazyPart } from '../../state/page/loading.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import type { Around } from './question.ts';

const t = messages('compare');

export interface Adding {
  readonly addOne: () => void;
  readonly openBox: () => void;
  readonly hasBox: boolean;
  readonly dialog: ReactNode;
}

const BoxDialog = lazyPart(
  () => import('./box-dialog.tsx'),
  (file) => file.BoxDialog,
);

export function useAdding(around: Around, full: boolean): Adding {
  const { creatures, dialogs } = useAppState();
  const { show } = useSnackbar();
  const edition = useUser((user) => user.edition);
  const count = useComparison((state) => state.members.length);
  const hasBox = useCreatures((state) => boxOf(state.creatures).length > 0);
  const [isBox, setBox] = useState(false);
  const showFull = () => show({ kind: 'info', text: fullText() });
  return {
    hasBox,
    openBox: () => setBox(true),
    addOne: () => {
      if (full) return showFull();
      dialogs.openSearch({
        onSelect: (creature) => {
          if (creatures.compare(creature) === NO_ROOM) showFull();
        },
        around: { edition, settings: around.settings, members: around.others },
      });
    },
    dialog: isBox
      ? createElement(BoxDialog, {
          room: MAX_COMPARED - count,
          onClose: () => setBox(false),
          onAdd: (chosen) => {
            setBox(false);
            const undo = creatures.compareMany(chosen);
            show({
              kind: 'success',
              text: t('toasts.added', { count: chosen.length }),
              undo,
            });
          },
        })
      : null,
  };
}
