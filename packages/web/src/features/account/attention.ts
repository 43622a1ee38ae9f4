// Questions that wait for the player: merging is asked at once and may be put off, a conflict only when the player opens it.
import { createStore, useStore } from 'zustand';

type AttentionKind = 'merge' | 'conflict';

const attention = createStore<Readonly<Record<AttentionKind, boolean>>>(() => ({ merge: true, conflict: false }));

/** Whether it may be shown without being asked for. */
export const useAttention = (question: AttentionKind): boolean => useStore(attention, (state) => state[question]);

export const putOff = (question: AttentionKind): void => attention.setState({ [question]: false });

export const bringBack = (question: AttentionKind): void => attention.setState({ [question]: true });
