// The form as it was last used; changes are stored on the device at once.
import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { useAppState, useUser } from '../../state/context.ts';
import { gameFor } from '../../state/data/user.ts';
import { readSavedForm, type SavedForm, type SearchForm } from './search-form.ts';

interface EditableForm extends SavedForm {
  readonly change: (part: Partial<SearchForm>) => void;
  readonly setPins: (pins: SavedForm['pins']) => void;
}

export function useSavedForm(): EditableForm {
  const { stores } = useAppState();
  const edition = useUser((user) => user.edition);
  const saved = useStore(stores.best, (state) => state.left);
  const read = useMemo(() => readSavedForm(gameFor({ edition }), saved), [edition, saved]);
  const put = useCallback((next: SavedForm) => stores.best.setState({ left: next }), [stores]);
  return {
    ...read,
    change: (part) => put({ ...read, ask: { ...read.ask, ...part } }),
    setPins: (pins) => put({ ...read, pins }),
  };
}
