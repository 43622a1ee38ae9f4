// The three dialogs that any page can open: search for a creature, its editor, and the menu of a filled place. Not kept.
import type { Creature } from '@oversleep/game';
import { createStore } from 'zustand/vanilla';

interface SearchRequest {
  /** Gets what was chosen; without it the editor opens on the choice. */
  readonly onSelect?: ((creature: Creature) => void) | undefined;
  /** Another species for this one: what it has stays. */
  readonly current?: Creature | undefined;
}

interface InputRequest {
  readonly creature: Creature;
  readonly onSave: (creature: Creature) => void;
  readonly onCancel?: (() => void) | undefined;
}

interface FilledSlotRequest {
  readonly creature: Creature;
  readonly fullTeam: boolean;
  readonly onUpdate: (creature: Creature) => void;
  readonly onDuplicate: () => void;
  readonly onToggleSaved: (saved: boolean) => void;
  readonly onRemove: () => void;
}

/** Null: closed. */
export interface DialogsState {
  readonly search: SearchRequest | null;
  readonly input: InputRequest | null;
  readonly filledSlot: FilledSlotRequest | null;
}

export const NO_DIALOGS: DialogsState = { search: null, input: null, filledSlot: null };

export const createDialogsStore = () => createStore<DialogsState>(() => NO_DIALOGS);

export type DialogsStore = ReturnType<typeof createDialogsStore>;

export interface DialogActions {
  readonly openSearch: (request: SearchRequest) => void;
  readonly openInput: (request: InputRequest) => void;
  readonly openFilledSlot: (request: FilledSlotRequest) => void;
  readonly close: (dialog: keyof DialogsState) => void;
}

export const dialogActions = (store: DialogsStore): DialogActions => ({
  openSearch: (search) => store.setState({ search }),
  openInput: (input) => store.setState({ input }),
  openFilledSlot: (filledSlot) => store.setState({ filledSlot }),
  close: (dialog) => store.setState({ [dialog]: null }),
});
