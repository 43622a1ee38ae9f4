// The dialogs that any page can open: creature search and editor, slot menu, import and export, sharing. Not stored.
//
// How a page uses them, with `const { dialogs, teams } = useAppState()`; the shell draws them, the page only asks:
//
//   An empty slot: search, then the editor for a new creature (or directly one of the Pokébox), then the answer.
//     dialogs.openSearch({ onSelect: (creature) => teams.putMember(index, place, creature), around: question });
//
//   A filled slot: the menu. Each row closes the menu first; Edit leads to the editor, whose answer is `onUpdate`.
//     dialogs.openFilledSlot({ creature, fullTeam, onUpdate, onDuplicate, onRemove, around: question });
//
//   The editor directly: it works on a copy; nothing happens until `onSave`, which gets the changed creature.
//     dialogs.openInput({ creature, onSave: (changed) => teams.putMember(index, place, changed), around: question });
//
//   Import and export: these two work on their own, and show their outcome.
//     dialogs.openImport(); dialogs.openExport({ shown: ids, selected: ids });
//
//   What some creatures need to grow, as one plan:
//     dialogs.openGrow({ ids });
//
//   How likely a wished catch is:
//     dialogs.openOdds({ species });
//
//   A link to some creatures, or to one of the ten teams:
//     dialogs.openShare({ kind: 'creatures', creatures }); dialogs.openShare({ kind: 'team', index });
//
// The page stores the answer and offers Undo; the dialogs change no data themselves, except that
// saving to the Pokébox from the menu is done by the menu if the page has no `onToggleSaved`. `around` is optional: with
// it the editor shows the creature's daily output inside this team (it replaces the member with its id, or
// joins the others), without it that of the creature alone.
import type { RequestMember, TeamSettings } from '@oversleep/engine';
import type { Creature, EditionId } from '@oversleep/game';
import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';

/** What the simulator is asked about a team: the shape of a question in src/sim. */
export interface TeamAround {
  readonly edition: EditionId;
  readonly settings: TeamSettings;
  readonly members: readonly RequestMember[];
}

export interface SearchRequest {
  /** Gets the chosen creature; without it, it goes to the Pokébox. */
  readonly onSelect?: ((creature: Creature) => void) | undefined;
  /** Another species for this one: its build stays, and no editor follows. */
  readonly current?: Creature | undefined;
  readonly around?: TeamAround | null | undefined;
}

export interface InputRequest {
  readonly creature: Creature;
  readonly onSave: (creature: Creature) => void;
  readonly onCancel?: (() => void) | undefined;
  readonly around?: TeamAround | null | undefined;
  /** It is new: there is no saved state to compare with. */
  readonly isNew?: boolean | undefined;
  /** The edited state, when a discarded edit comes back. */
  readonly draft?: Creature | undefined;
  /** The text of its quick entry. */
  readonly line?: string | undefined;
}

/** An extra row of the slot menu, between Duplicate and Remove. */
export interface SlotAction {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly note?: string | undefined;
  /** Why it is disabled. */
  readonly disabled?: string | undefined;
  readonly onChoose: () => void;
}

export interface FilledSlotRequest {
  readonly creature: Creature;
  /** There is no slot for a copy. */
  readonly fullTeam: boolean;
  /** What is full, if it is not a team. */
  readonly fullWords?: string | undefined;
  readonly onUpdate: (creature: Creature) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
  readonly onToggleSaved?: ((saved: boolean) => void) | undefined;
  readonly more?: readonly SlotAction[] | undefined;
  readonly around?: TeamAround | null | undefined;
}

/** A box to import, as pasted or dropped if that has happened already. */
export interface ImportRequest {
  readonly text?: string | undefined;
  readonly files?: readonly File[] | undefined;
}

/** What to export: the whole Pokébox, what a page shows or has selected (ids, in order), or a team. */
export interface ExportRequest {
  readonly shown?: readonly string[] | undefined;
  readonly selected?: readonly string[] | undefined;
  /** Index of the team for the picture. */
  readonly team?: number | undefined;
}

/** What to share: one creature or several, or a team with its week. */
export type ShareRequest =
  | { readonly kind: 'creatures'; readonly creatures: readonly Creature[] }
  | { readonly kind: 'team'; readonly index: number };

/** Creatures whose growth is planned, by id. */
export interface GrowRequest {
  readonly ids: readonly string[];
}

/** The odds of a wanted catch: of this species; without one, of the last one asked for. */
export interface OddsRequest {
  readonly species?: string | undefined;
}

/** Null: closed. */
export interface DialogsState {
  readonly search: SearchRequest | null;
  readonly input: InputRequest | null;
  readonly filledSlot: FilledSlotRequest | null;
  readonly importBox: ImportRequest | null;
  readonly exportBox: ExportRequest | null;
  readonly share: ShareRequest | null;
  readonly grow: GrowRequest | null;
  readonly odds: OddsRequest | null;
  /** The questions about the player's game. */
  readonly gameSetup: true | null;
  /** The last steps, to undo. */
  readonly history: true | null;
}

export const NO_DIALOGS: DialogsState = {
  search: null,
  input: null,
  filledSlot: null,
  importBox: null,
  exportBox: null,
  share: null,
  grow: null,
  odds: null,
  gameSetup: null,
  history: null,
};

export const createDialogsStore = () => createStore<DialogsState>(() => NO_DIALOGS);

export type DialogsStore = ReturnType<typeof createDialogsStore>;

export interface DialogActions {
  readonly openSearch: (request: SearchRequest) => void;
  readonly openInput: (request: InputRequest) => void;
  readonly openFilledSlot: (request: FilledSlotRequest) => void;
  readonly openImport: (request?: ImportRequest) => void;
  readonly openExport: (request?: ExportRequest) => void;
  readonly openShare: (share: ShareRequest) => void;
  readonly openGrow: (grow: GrowRequest) => void;
  readonly openOdds: (odds?: OddsRequest) => void;
  readonly openGameSetup: () => void;
  readonly openHistory: () => void;
  readonly close: (dialog: keyof DialogsState) => void;
}

export const dialogActions = (store: DialogsStore): DialogActions => ({
  openSearch: (search) => store.setState({ search }),
  openInput: (input) => store.setState({ input }),
  openFilledSlot: (filledSlot) => store.setState({ filledSlot }),
  openImport: (importBox = {}) => store.setState({ importBox }),
  openExport: (exportBox = {}) => store.setState({ exportBox }),
  openShare: (share) => store.setState({ share }),
  openGrow: (grow) => store.setState({ grow }),
  openOdds: (odds = {}) => store.setState({ odds }),
  openGameSetup: () => store.setState({ gameSetup: true }),
  openHistory: () => store.setState({ history: true }),
  close: (dialog) => store.setState({ [dialog]: null }),
});
