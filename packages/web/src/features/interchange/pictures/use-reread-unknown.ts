// When the box is opened or added to, rereads Pokémon whose species the game knows by now, with a message and Undo.
import { type Creature, isKnown } from '@oversleep/game';
import { useEffect, useRef } from 'react';
import { messages } from '../../../messages/messages.ts';
import { useAppState, useCreatures } from '../../../state/context.ts';
import { boxOf } from '../../../state/data/data.ts';
import { load } from '../../../state/page/loading.ts';
import { useSnackbar } from '../../../state/page/snackbar.ts';
import { newestGame } from '../newest-game.ts';

const t = messages('arrivals');

export function useRereadUnknown(isLooking: boolean): void {
  const { box } = useAppState();
  const { show } = useSnackbar();
  const creatures = useCreatures((state) => state.creatures);
  // After Undo they stay unknown for this visit.
  const tried = useRef(new Set<string>());

  useEffect(() => {
    if (!isLooking) return;
    const game = newestGame();
    const isUnknown = (creature: Creature) =>
      creature.origin !== undefined && !isKnown(game, creature) && !tried.current.has(creature.externalId);
    const unknown = boxOf(creatures).filter(isUnknown);
    if (unknown.length === 0) return;
    for (const { externalId } of unknown) tried.current.add(externalId);
    void load(() => import('./reread-unknown.ts')).then(({ rereadUnknown }) => {
      const known = new Map(rereadUnknown(unknown).map((creature) => [creature.externalId, creature]));
      if (known.size === 0) return;
      const undo = box.changeMany([...known.keys()], (creature) => known.get(creature.externalId) ?? creature);
      const text = t('reread', { count: known.size });
      show({ kind: 'success', text, undo, timeout: 10_000 });
    });
  }, [isLooking, creatures, box, show]);
}
