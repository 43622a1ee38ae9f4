// The filter in the address, and how the page changes it.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { filterOf, type RecipeFilter, searchOf } from './recipe-search.ts';

/** `push` leaves a way back; filters do not, or the way back would be as long as the visit. */
export type ChangeRecipeFilter = (part: Partial<RecipeFilter>, way?: 'replace' | 'push') => void;

export function useRecipeFilter(): readonly [RecipeFilter, ChangeRecipeFilter] {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const filter = useMemo(() => filterOf({ ...search }), [search]);
  const change: ChangeRecipeFilter = useCallback(
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
