// The line that a creature says now, as far as it is typed; it rests while nobody looks.
import { useEffect, useState } from 'react';
import { NEW_LINE_MS, nextLine, TYPING_MS } from './talk.ts';

interface Talk {
  readonly line: string;
  readonly typed: string;
}

export function useTalk(nature: string, who: string): Talk {
  const [line, setLine] = useState('');
  const [letters, setLetters] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another creature of the same nature has something else to say
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    void import('./nature-lines.ts').then(({ linesOf }) => {
      if (gone) return;
      const say = () => {
        if (document.hidden) return;
        setLine((last) => nextLine(linesOf(nature), last, Math.random));
        setLetters(0);
      };
      say();
      timer = setInterval(say, NEW_LINE_MS);
    });
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [nature, who]);

  const isTyped = letters >= line.length;
  useEffect(() => {
    if (isTyped) return undefined;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setLetters(line.length);
      return undefined;
    }
    const timer = setInterval(() => {
      if (!document.hidden) setLetters((count) => count + 1);
    }, TYPING_MS);
    return () => clearInterval(timer);
  }, [isTyped, line]);

  return { line, typed: line.slice(0, letters) };
}
