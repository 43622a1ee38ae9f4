// The first search waits for the questions about the player's game, unless an import has asked them.
import { useEffect, useState } from 'react';
import { useAppState, useDialogs, useUser } from '../../state/context.ts';
import { isGameKnown } from '../../state/data/user.ts';

export function useAskedFirst(begin: () => void): () => void {
  const { dialogs } = useAppState();
  const isKnown = useUser(isGameKnown);
  const isOpen = useDialogs(({ gameSetup }) => gameSetup !== null);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || isOpen) return;
    setWaiting(false);
    begin();
  }, [isWaiting, isOpen, begin]);
  if (isKnown) return begin;
  return () => {
    setWaiting(true);
    dialogs.openGameSetup();
  };
}
