// What comes onto the page from outside, wherever somebody is: files that are dropped, and boxes that are pasted.
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useAppState, useDialogs } from '../../state/context.ts';
import { load } from '../../state/page/loading.ts';
import { useWaking } from './use-waking.ts';
import * as styles from './arrivals.module.css';

export function Arrivals() {
  const { dialogs } = useAppState();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isImporting = useDialogs(({ importBox }) => importBox !== null);
  const [isOver, setOver] = useState(false);
  useWaking(path === '/box' || isImporting);

  useEffect(() => {
    const paste = async (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (event.defaultPrevented || isWriting(event.target) || text.trim() === '') return;
      const { isBox } = await load(() => import('./recognise.ts'));
      if (isBox(text)) dialogs.openImport({ text });
    };
    const over = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      // Otherwise the browser would open the file in place of the page.
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      // Between two elements of the page there is always one that is gone to.
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      dialogs.openImport({ files });
    };
    const onPaste = (event: ClipboardEvent) => void paste(event);
    window.addEventListener('paste', onPaste);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('paste', onPaste);
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [dialogs]);

  return isOver && <DropTarget />;
}

/** Somebody who is writing pastes into what is written. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

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
