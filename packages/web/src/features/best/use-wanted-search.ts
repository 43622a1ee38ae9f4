// Begins the search that another page has asked for, such as an import.
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../state/context.ts';

export function useWantedSearch(canSearch: boolean, begin: () => void): void {
  const { stores } = useAppState();
  const isWanted = useStore(stores.best, (state) => state.isWanted);
  useEffect(() => {
    if (!isWanted || !canSearch) return;
    stores.best.setState({ isWanted: false });
    begin();
  }, [isWanted, canSearch, begin, stores]);
}
