// The drawer with the ways to all pages: slides in from the left, closes by a link, the backdrop or Escape.
import { useEffect, useRef } from 'react';
import { messages } from '../messages/messages.ts';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { Row } from '../ui/layout/layout.tsx';
import { focusKeeper } from '../ui/overlays/focus-keeper.ts';
import { useBack } from '../ui/overlays/use-back.ts';
import { PageLinks } from './page-links.tsx';
import * as styles from './drawer.module.css';

const t = messages('shell');

interface DrawerProps {
  readonly open: boolean;
  readonly isAdmin: boolean;
  readonly onClose: () => void;
}

export function Drawer({ open, isAdmin, onClose }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBack(open, onClose);
  useEffect(() => {
    const shown = dialog.current;
    if (!open || !shown) return undefined;
    const giveBackFocus = focusKeeper();
    shown.showModal();
    return () => {
      shown.close();
      giveBackFocus();
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, by the browser
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={t('topBar.pages')}
      onClose={onClose}
      // The backdrop belongs to the dialog; everything inside lies in the navigation.
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <nav className={styles.pages} aria-label={t('topBar.pages')}>
        <Row className={styles.head} justify="between">
          <span className={styles.name}>Oversleep</span>
          <IconButton plain label={t('topBar.close')} icon={<Glyph name="close" />} onClick={onClose} />
        </Row>
        <PageLinks isAdmin={isAdmin} className={styles.link} onFollow={onClose} />
      </nav>
    </dialog>
  );
}
