// The address of the tier list, and how the page changes it.
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useRef } from 'react';
import { readTierAddress, type TierAddress, writeTierAddress } from './tier-address.ts';

export interface AddressActions {
  /** Another list; the way back leads to this one. */
  readonly choose: (list: Partial<Pick<TierAddress, 'level' | 'camp' | 'rotation'>>) => void;
  /** Opens details; going back closes them. */
  readonly open: (pokemon: string) => void;
  readonly close: () => void;
}

export function useTierAddress(): readonly [TierAddress, AddressActions] {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const { history } = useRouter();
  // A player who came by a link has no earlier page of ours to go back to.
  const openedHere = useRef(false);
  const address = useMemo(() => readTierAddress({ ...search }), [search]);

  const go = useCallback(
    (part: Partial<TierAddress>, replace: boolean) =>
      void navigate({
        to: '/tierlist',
        search: (before) => ({ ...before, ...writeTierAddress({ ...readTierAddress({ ...before }), ...part }) }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
  const actions = useMemo(
    (): AddressActions => ({
      choose: (list) => go(list, false),
      open: (pokemon) => {
        openedHere.current = true;
        go({ pokemon }, false);
      },
      close: () => {
        if (openedHere.current) history.back();
        else go({ pokemon: null }, true);
        openedHere.current = false;
      },
    }),
    [go, history],
  );
  return [address, actions];
}
