// The filter in the address, and how the page changes it.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { type BoxFilter, filterOf, searchOf } from './box-search.ts';

export type ChangeBoxFilter = (part: Partial<BoxFilter>) => void;

/** Filter changes don't add history entries, or the Back button would step through all of them. */
export function useBoxFilter(): readonly [BoxFilter, ChangeBoxFilter] {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const filter = useMemo(() => filterOf({ ...search }), [search]);
  const change: ChangeBoxFilter = useCallback(
    (part) =>
      void navigate({
        to: '/box',
        search: (before) => searchOf({ ...filterOf({ ...before }), ...part }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return [filter, change];
}
