// Lets any page open the log-out dialog.
import { createStore, useStore } from 'zustand';

const prompt = createStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export const promptLogout = (): void => prompt.setState({ isOpen: true });

export const closeLogoutPrompt = (): void => prompt.setState({ isOpen: false });

export const useLogoutPrompt = (): boolean => useStore(prompt, ({ isOpen }) => isOpen);
