// The filter in the address, and how the page changes it.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { cleanText, filterOf, type RecipeFilter, searchOf } from './recipe-search.ts';

/** `push` leaves a way back; filters do not, or the way back would be as long as the visit. */
export type ChangeFilter = (part: Partial<RecipeFilter>, way?: 'replace' | 'push') => void;

export function useRecipeFilter(): readonly [RecipeFilter, ChangeFilter] {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const filter = useMemo(() => filterOf({ ...search }), [search]);
  const change: ChangeFilter = useCallback(
    (part, way = 'replace') =>
      void navigate({
        to: '/recipes',
        search: (before) => searchOf({ ...filterOf({ ...before }), ...part }),
        replace: way === 'replace',
        resetScroll: false,
      }),
    [navigate],
  );
  return [filter, change];
}

const PAUSE_MS = 250;

/** A text that is the typist's own while they type, and goes into the address when they pause. */
export function useSettlingText(text: string, onSettle: (text: string) => void) {
  const [draft, setDraft] = useState(text);
  const settled = useRef(text);
  const settle = useRef(onSettle);
  settle.current = onSettle;

  // Somebody went back, forward, or cleared the filters.
  useEffect(() => {
    if (text === settled.current) return;
    settled.current = text;
    setDraft(text);
  }, [text]);

  useEffect(() => {
    const clean = cleanText(draft);
    if (clean === settled.current) return undefined;
    const timer = setTimeout(() => {
      settled.current = clean;
      settle.current(clean);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  return [draft, setDraft] as const;
}
