// Says where a file that is held over the page may be dropped, tells of screenshots that wait, and puts right what earlier imports left.
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useAppState, useDialogs } from '../../../state/context.ts';
import { useSnackbar } from '../../../state/page/snackbar.ts';
import { waitingWords } from '../pictures/picture-words.ts';
import { useRereadUnknown } from '../pictures/use-reread-unknown.ts';
import { useInventedNames } from './use-invented-names.ts';
import * as styles from './arrivals.module.css';

/** Milliseconds. */
const TIME_TO_GO_ON = 15_000;

export function Arrivals({ isOver }: { readonly isOver: boolean }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isImporting = useDialogs(({ importBox }) => importBox !== null);
  useRereadUnknown(path === '/box' || isImporting);
  useInventedNames();
  useWaitingPictures();
  return isOver && <DropTarget />;
}

/** Once a visit: an earlier one may have left screenshots behind. */
function useWaitingPictures() {
  const { waitingPictures, dialogs, stores } = useAppState();
  const { show } = useSnackbar();
  useEffect(() => {
    const announce = async () => {
      const count = (await waitingPictures.batch())?.pictures.length ?? 0;
      if (count === 0 || stores.dialogs.getState().importBox) return;
      show({
        kind: 'info',
        text: waitingWords(count),
        action: { label: 'Go on', onAction: () => dialogs.openImport() },
        timeout: TIME_TO_GO_ON,
      });
    };
    void announce();
  }, [waitingPictures, dialogs, stores, show]);
}

/** Above everything, dialogs too. */
function DropTarget() {
  const target = useRef<HTMLDivElement>(null);
  useEffect(() => target.current?.showPopover(), []);
  return (
    <div ref={target} className={styles.target} popover="manual" role="status">
      <p>Drop it: its Pokémon come into your Pokébox</p>
    </div>
  );
}
