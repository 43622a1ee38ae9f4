// Whether someone is typing: what is wrong with half a word need not be read aloud at every letter.
import { useEffect, useState } from 'react';

/** This long without a letter is a pause. */
const PAUSE_MS = 500;

interface Typing {
  readonly isTyping: boolean;
  /** To be called at every letter. */
  readonly begin: () => void;
  /** On leaving the field, or on Enter. */
  readonly end: () => void;
}

export function useTyping(): Typing {
  // Counts letters, so that each begins the pause anew; 0 while no letter comes.
  const [letters, setLetters] = useState(0);
  useEffect(() => {
    if (letters === 0) return undefined;
    const timer = setTimeout(() => setLetters(0), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [letters]);
  return { isTyping: letters > 0, begin: () => setLetters((count) => count + 1), end: () => setLetters(0) };
}
