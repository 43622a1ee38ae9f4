// Removes nicknames that earlier imports made from the species' name, with a message and Undo.
import { type Creature, isNamedAfterSpecies } from '@oversleep/game';
import { useEffect, useRef } from 'react';
import { messages } from '../../../messages/messages.ts';
import { useAppState, useCreatures, useUser } from '../../../state/context.ts';
import { load } from '../../../state/page/loading.ts';
import { useSnackbar } from '../../../state/page/snackbar.ts';
import { newestGame } from '../newest-game.ts';

const t = messages('arrivals');

const TIME_TO_READ_MS = 15_000;

export function useInventedNames(): void {
  const { box, settings } = useAppState();
  const { show } = useSnackbar();
  const creatures = useCreatures((state) => state.creatures);
  const keepsThem = useUser((user) => user.keepsInventedNames);
  const looked = useRef(new WeakSet<Creature>());

  useEffect(() => {
    if (keepsThem) return;
    const game = newestGame();
    const suspects = Object.values(creatures).filter((creature) => {
      if (creature.origin === undefined || creature.name === '' || looked.current.has(creature)) return false;
      looked.current.add(creature);
      return isNamedAfterSpecies(game, creature);
    });
    if (suspects.length === 0) return;
    void load(() => import('../pictures/reread-unknown.ts')).then(({ withoutInventedNames }) => {
      const nameless = new Set(withoutInventedNames(suspects).map(({ externalId }) => externalId));
      if (nameless.size === 0) return;
      const undo = box.changeMany([...nameless], (creature) => ({ ...creature, name: '' }));
      const onAction = () => {
        settings.keepInventedNames();
        undo();
      };
      const text = t('invented', { count: nameless.size });
      show({ kind: 'success', text, undo: onAction, timeout: TIME_TO_READ_MS });
    });
  }, [creatures, keepsThem, box, settings, show]);
}
