// Changes the edition of the game from any page, with Undo, and recognises what is of a newer one.
import { type Creature, type EditionId, gameOf, isAboveCap, isKnown, NEWEST_EDITION } from '@oversleep/game';
import { useAppState, useUser } from '../context.ts';
import { useSnackbar } from './snackbar.ts';

/** `text` says what changed. */
export function useEditionSwitch(): (edition: EditionId, text: string) => void {
  const { settings } = useAppState();
  const before = useUser((user) => user.edition);
  const { show } = useSnackbar();
  return (edition, text) => {
    if (edition === before) return;
    settings.setEdition(edition);
    const onAction = () => settings.setEdition(before);
    show({ kind: 'success', text, undo: onAction });
  };
}

/** Screenshots are of today's game, and so is what an older edition doesn't have: species, and levels with the Sub Skills they unlock. */
export function needsNewestEdition(edition: EditionId, creatures: readonly Creature[]): boolean {
  if (edition === NEWEST_EDITION) return false;
  const [game, newest] = [gameOf(edition), gameOf(NEWEST_EDITION)];
  return creatures.some(
    (creature) =>
      creature.origin?.format === 'screens' ||
      isAboveCap(game, creature) ||
      (!isKnown(game, creature) && isKnown(newest, creature)),
  );
}
