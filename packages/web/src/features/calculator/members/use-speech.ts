// The line that a Pokémon says now. It changes only while the page is visible.
import { useEffect, useState } from 'react';
import { loadAhead } from '../../../state/page/loading.ts';
import { NEW_LINE_MS, nextLine } from './speech.ts';

export function useSpeech(nature: string, id: string): string {
  const [line, setLine] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another creature of the same nature has something else to say
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    void loadAhead(() => import('./nature-lines.ts')).then((file) => {
      if (gone || !file) return;
      const showLine = () => {
        if (document.hidden) return;
        setLine((last) => nextLine(file.linesOf(nature), last, Math.random));
      };
      showLine();
      timer = setInterval(showLine, NEW_LINE_MS);
    });
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [nature, id]);

  return line;
}
