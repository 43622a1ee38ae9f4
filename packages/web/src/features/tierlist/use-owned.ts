// Species that the player has. An empty Pokébox may not have been synced yet.
import type { Game } from '@oversleep/game';
import { useEffect, useMemo, useState } from 'react';
import { useAppState, useCreatures, useUser } from '../../state/context.ts';
import { boxOf } from '../../state/data/data.ts';
import { isLoggedIn } from '../../state/data/user.ts';
import { ownSpecies } from './tier-rows.ts';

export interface OwnedSpecies {
  readonly species: ReadonlySet<string>;
  readonly isEmpty: boolean;
  readonly isLoading: boolean;
}

/** `isWanted`: the filter is on, so an empty Pokébox is synced again. */
export function useOwned(game: Game, isWanted: boolean): OwnedSpecies {
  const { sync } = useAppState();
  const isIn = useUser(isLoggedIn);
  const creatures = useCreatures((state) => state.creatures);
  const box = useMemo(() => boxOf(creatures), [creatures]);
  const species = useMemo(() => ownSpecies(game, box), [game, box]);
  const [isLoading, setLoading] = useState(false);
  const isEmpty = box.length === 0;

  useEffect(() => {
    if (!isIn || !isWanted || !isEmpty) return undefined;
    let left = false;
    setLoading(true);
    void sync.run().finally(() => {
      if (!left) setLoading(false);
    });
    return () => {
      left = true;
    };
  }, [isIn, isWanted, isEmpty, sync]);

  return { species, isEmpty, isLoading: isLoading && isEmpty };
}
