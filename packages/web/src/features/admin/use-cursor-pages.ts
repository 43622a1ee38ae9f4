// Forth and back through a list that the server hands out page by page, without knowing how many there are.
import { useState } from 'react';

export interface CursorPages {
  /** From 1. */
  readonly page: number;
  /** Where the present page begins; undefined on the first. */
  readonly cursor: string | undefined;
  readonly goOn: (cursor: string) => void;
  readonly goBack: () => void;
}

/** `list` names what is paged through: of another list, the first page is shown. */
export function useCursorPages(list: string): CursorPages {
  const [visited, setVisited] = useState<{ readonly list: string; readonly cursors: readonly string[] }>({
    list,
    cursors: [],
  });
  const cursors = visited.list === list ? visited.cursors : [];
  return {
    page: cursors.length + 1,
    cursor: cursors.at(-1),
    goOn: (cursor) => setVisited({ list, cursors: [...cursors, cursor] }),
    goBack: () => setVisited({ list, cursors: cursors.slice(0, -1) }),
  };
}
