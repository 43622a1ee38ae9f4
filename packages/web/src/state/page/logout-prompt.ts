// Any page may ask to log out; the dialog about it lies over all of them.
import { createStore, useStore } from 'zustand';

const prompt = createStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export const promptLogout = (): void => prompt.setState({ isOpen: true });

export const closeLogoutPrompt = (): void => prompt.setState({ isOpen: false });

export const useLogoutPrompt = (): boolean => useStore(prompt, ({ isOpen }) => isOpen);
