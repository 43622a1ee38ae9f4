// Says where a file that is held over the page may be dropped, and wakes up whose species the game has come to know.
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useDialogs } from '../../state/context.ts';
import { useWaking } from './use-waking.ts';
import * as styles from './arrivals.module.css';

export function Arrivals({ isOver }: { readonly isOver: boolean }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isImporting = useDialogs(({ importBox }) => importBox !== null);
  useWaking(path === '/box' || isImporting);
  return isOver && <DropTarget />;
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
