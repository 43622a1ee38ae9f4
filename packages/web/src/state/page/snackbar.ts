// The one snackbar that is shown at a time; any page may show one.
import { useCallback, useContext } from 'react';
import { createStore, useStore } from 'zustand';
import { messages } from '../../messages/messages.ts';
import { StateContext } from '../context.ts';

const t = messages('shell');

interface News {
  readonly kind: 'success' | 'error' | 'info' | 'warning';
  readonly text: string;
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
  /** Undoes what has just been changed; it is a step of the history. */
  readonly undo?: (() => void) | undefined;
  /** Milliseconds, or infinite; by default long enough to read it, or to use its action. */
  readonly timeout?: number | undefined;
}

interface SnackbarState {
  readonly message: (News & { readonly id: string }) | null;
  readonly shown: number;
}

const snackbar = createStore<SnackbarState>(() => ({ message: null, shown: 0 }));

/** A later message replaces the present one. */
const put = (news: News): void =>
  snackbar.setState(({ shown }) => ({ message: { ...news, id: String(shown) }, shown: shown + 1 }));

const close = (): void => snackbar.setState({ message: null });

export function useSnackbar(): {
  readonly message: SnackbarState['message'];
  readonly show: typeof put;
  readonly close: typeof close;
} {
  // Messages before the app has its state are no part of it.
  const history = useContext(StateContext)?.history;
  const message = useStore(snackbar, (state) => state.message);
  const show = useCallback(
    (news: News) => {
      const { text, undo } = news;
      if (!undo) return put(news);
      const step = history?.add(text, undo);
      const onAction = () => (step === undefined ? undo() : history?.undo(step));
      put({ ...news, action: { label: t('ui.undo'), onAction } });
    },
    [history],
  );
  return { message, show, close };
}
