// What comes onto the page from outside, on any page: files that are dropped, and boxes that are pasted. Heard from the first
// moment on; whatever is needed to make something of it may still be on its way.
import { useEffect, useState } from 'react';
import { useAppState } from '../state/context.ts';
import { load } from '../state/page/loading.ts';

/** Whether a file is held over the page. */
export function useArrivals(): boolean {
  const { dialogs } = useAppState();
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const paste = async (event: ClipboardEvent) => {
      if (event.defaultPrevented || isWriting(event.target)) return;
      const pictures = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (pictures.length > 0) return dialogs.openImport({ files: pictures });
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.trim() === '') return;
      const { isBox } = await load(() => import('../features/interchange/pictures/recognise.ts'));
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
    const heard = new AbortController();
    const { signal } = heard;
    window.addEventListener('paste', (event) => void paste(event), { signal });
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => heard.abort();
  }, [dialogs]);

  return isOver;
}

/** In a text field, a paste belongs to that field. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
