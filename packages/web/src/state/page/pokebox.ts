// The Pokébox for pages that show it; an empty one is fetched from the server.
import type { Creature } from '@oversleep/game';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAppState, useCreatures, useSync, useUser } from '../context.ts';
import { boxOf } from '../data/data.ts';
import { isLoggedIn } from '../data/user.ts';

export interface Pokebox {
  readonly creatures: readonly Creature[];
  readonly isLoading: boolean;
  /** Why it could not be loaded; null if it was. */
  readonly failure: unknown;
  readonly isOffline: boolean;
  readonly reload: () => void;
}

/** `isShown`: the box is on the screen, so an empty one is fetched again. */
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
    // A second load at the same time would bring the same.
    if (running.current) return;
    running.current = true;
    setLoading(true);
    await sync.run();
    running.current = false;
    setLoading(false);
  }, [sync]);

  const isEmpty = creatures.length === 0;
  // On opening, and when the player switches to it; later changes need no second load.
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
