// The one snackbar that is shown at a time; any page may show one.
import { createStore, useStore } from 'zustand';

interface News {
  readonly kind: 'success' | 'error' | 'info' | 'warning';
  readonly text: string;
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
  /** Milliseconds, or infinite; by default long enough to read it, or to use its action. */
  readonly timeout?: number | undefined;
}

interface SnackbarState {
  readonly message: (News & { readonly id: string }) | null;
  readonly shown: number;
}

const snackbar = createStore<SnackbarState>(() => ({ message: null, shown: 0 }));

/** A later message replaces the present one. */
const show = (news: News): void =>
  snackbar.setState(({ shown }) => ({ message: { ...news, id: String(shown) }, shown: shown + 1 }));

const close = (): void => snackbar.setState({ message: null });

export function useSnackbar(): {
  readonly message: SnackbarState['message'];
  readonly show: typeof show;
  readonly close: typeof close;
} {
  const message = useStore(snackbar, (state) => state.message);
  return { message, show, close };
}
