// Lets any page open the sign-in dialog.
import { createStore, useStore } from 'zustand';

const prompt = createStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export const promptLogin = (): void => prompt.setState({ isOpen: true });

export const closeLoginPrompt = (): void => prompt.setState({ isOpen: false });

export const useLoginPrompt = (): boolean => useStore(prompt, ({ isOpen }) => isOpen);
