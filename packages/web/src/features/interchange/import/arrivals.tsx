// Where a dragged file may be dropped, a reminder of an import that waits, and repairs of what earlier imports left.

import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { messages } from '../../../messages/messages.ts';
import { useAppState, useDialogs } from '../../../state/context.ts';
import { useSnackbar } from '../../../state/page/snackbar.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import { useRereadUnknown } from '../pictures/use-reread-unknown.ts';
import { useInventedNames } from './use-invented-names.ts';
import * as styles from './arrivals.module.css';

const t = messages('arrivals');

/** Milliseconds. */
const TIME_TO_GO_ON = 15_000;

export function Arrivals({ isOver }: { readonly isOver: boolean }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isImporting = useDialogs(({ importBox }) => importBox !== null);
  useRereadUnknown(path === '/box' || isImporting);
  useInventedNames();
  useWaitingImport();
  return isOver && <DropTarget />;
}

/** Once a visit: screenshots or a text of an earlier visit may still wait. */
function useWaitingImport() {
  const { waitingPictures, waitingTexts, dialogs, stores } = useAppState();
  const { show } = useSnackbar();
  useEffect(() => {
    const announce = async () => {
      const [batch, texts] = await Promise.all([waitingPictures.batch(), waitingTexts.read()]);
      const count = batch?.pictures.length ?? 0;
      if ((count === 0 && !texts) || stores.dialogs.getState().importBox) return;
      show({
        kind: 'info',
        text: count > 0 ? t('waiting', { count }) : t('textWaiting'),
        action: { label: t('resume'), onAction: () => dialogs.openImport() },
        timeout: TIME_TO_GO_ON,
      });
    };
    void announce();
  }, [waitingPictures, waitingTexts, dialogs, stores, show]);
}

/** Above everything, dialogs too. */
function DropTarget() {
  const target = useRef<HTMLDivElement>(null);
  useEffect(() => target.current?.showPopover(), []);
  return (
    <Text
      as="div"
      ref={target}
      className={styles.target}
      pad={4}
      tone="text"
      size="head-large"
      textAlign="center"
      popover="manual"
      role="status"
    >
      <p>{t('drop')}</p>
    </Text>
  );
}
