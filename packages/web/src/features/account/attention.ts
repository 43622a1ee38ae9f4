// Questions that wait for the player: merging is asked at once and may be put off, a conflict only when the player opens it.
import { createStore, useStore } from 'zustand';

type Question = 'merge' | 'conflict';

const attention = createStore<Readonly<Record<Question, boolean>>>(() => ({ merge: true, conflict: false }));

/** Whether it may be shown without being asked for. */
export const useAttention = (question: Question): boolean => useStore(attention, (state) => state[question]);

export const putOff = (question: Question): void => attention.setState({ [question]: false });

export const bringBack = (question: Question): void => attention.setState({ [question]: true });
