// The Pokébox for who shows it: what is on this device, and asking the server for it while there is nothing.
import type { Creature } from '@oversleep/game';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAppState, useCreatures, useSync, useUser } from '../context.ts';
import { boxOf } from '../data/data.ts';
import { isLoggedIn } from '../data/user.ts';

export interface Pokebox {
  readonly creatures: readonly Creature[];
  readonly isLoading: boolean;
  /** Why it could not be loaded; null when it could. */
  readonly failure: unknown;
  readonly isOffline: boolean;
  readonly reload: () => void;
}

/** `isShown`: somebody looks at it, so an empty one is asked for again. */
export function usePokebox(isShown: boolean): Pokebox {
  const { sync } = useAppState();
  const all = useCreatures((state) => state.creatures);
  const creatures = useMemo(() => boxOf(all), [all]);
  const isIn = useUser(isLoggedIn);
  const isOffline = useSync((state) => state.offline);
  const failure = useSync((state) => state.failure);
  const [isLoading, setLoading] = useState(false);
  const running = useRef(false);

  const reload = useCallback(async () => {
    // A second load beside the first would bring the same.
    if (running.current) return;
    running.current = true;
    setLoading(true);
    await sync.run();
    running.current = false;
    setLoading(false);
  }, [sync]);

  const isEmpty = creatures.length === 0;
  // On opening, and when somebody switches to it; what came meanwhile needs no second look.
  // biome-ignore lint/correctness/useExhaustiveDependencies: being shown is the occasion, though nothing reads it
  useEffect(() => {
    if (isIn && isEmpty) void reload();
  }, [isIn, isShown, reload]);

  return {
    creatures,
    isLoading: isLoading && isEmpty,
    failure: isIn && isEmpty ? failure : null,
    isOffline: isIn && isEmpty && isOffline,
    reload: () => void reload(),
  };
}
