// A text that is the typist's own while they type, and is handed on, such as into the address, when they pause.
import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

/** `clean` makes of what was typed what is kept; it must be the same function each time. */
export function useSettlingText(text: string, clean: (text: string) => string, onSettle: (text: string) => void) {
  const [draft, setDraft] = useState(text);
  const settled = useRef(text);
  const settle = useRef(onSettle);
  settle.current = onSettle;

  // The player went back, forward, or cleared the filters.
  useEffect(() => {
    if (text === settled.current) return;
    settled.current = text;
    setDraft(text);
  }, [text]);

  useEffect(() => {
    const next = clean(draft);
    if (next === settled.current) return undefined;
    const timer = setTimeout(() => {
      settled.current = next;
      settle.current(next);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, clean]);

  return [draft, setDraft] as const;
}
