// Back closes what is open: the topmost layer, as long as one is open.
import { createContext, useContext, useEffect, useRef } from 'react';
import type { BackSteps } from './back-steps.ts';

/** The app hands in its history; without one, Back is the browser's alone. */
export const BackContext = createContext<BackSteps | undefined>(undefined);

export function useBack(isOpen: boolean, onBack: () => void): void {
  const steps = useContext(BackContext);
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => (isOpen ? steps?.open({ back: () => latest.current() }) : undefined), [isOpen, steps]);
}
