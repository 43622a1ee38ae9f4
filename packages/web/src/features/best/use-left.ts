// What the page was left with, and how it is changed: kept on the device at once.
import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { useAppState, useUser } from '../../state/context.ts';
import { gameFor } from '../../state/data/user.ts';
import { type Ask, type Left, readLeft } from './ask.ts';

interface LeftPage extends Left {
  readonly change: (part: Partial<Ask>) => void;
  readonly setPins: (pins: Left['pins']) => void;
}

export function useLeft(): LeftPage {
  const { stores } = useAppState();
  const edition = useUser((user) => user.edition);
  const left = useStore(stores.best, (state) => state.left);
  const read = useMemo(() => readLeft(gameFor({ edition }), left), [edition, left]);
  const put = useCallback((next: Left) => stores.best.setState({ left: next }), [stores]);
  return {
    ...read,
    change: (part) => put({ ...read, ask: { ...read.ask, ...part } }),
    setPins: (pins) => put({ ...read, pins }),
  };
}
