// Changes recipe levels on the device and in the account, with Undo for several levels.

import { useMemo } from 'react';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { useAppState } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { changesOf, levelsBefore } from './bulk-levels.ts';
import type { Levels, RecipeListRow } from './recipe-rows.ts';

const t = messages('recipes');

export interface LevelActions {
  readonly set: (row: RecipeListRow, level: number) => void;
  /** Level 0 and back again. */
  readonly setKnown: (row: RecipeListRow, known: boolean) => void;
  /** How many really changed. */
  readonly setMany: (rows: readonly RecipeListRow[], levels: Levels) => number;
}

export function useLevels(): LevelActions {
  const { settings } = useAppState();
  const { show } = useSnackbar();
  return useMemo(() => {
    const withUndo = (text: string, changes: Levels, before: Levels) => {
      settings.setRecipeLevels(changes);
      const undo = () => settings.setRecipeLevels(before);
      show({ kind: 'success', text, undo });
    };
    return {
      set: ({ recipe }, level) => settings.setRecipeLevels({ [recipe.name]: level }),
      setKnown: ({ recipe, level }, known) =>
        withUndo(
          t(known ? 'level.counts' : 'level.leftOut', { dish: nameOf('recipes', recipe) }),
          { [recipe.name]: known ? 1 : 0 },
          { [recipe.name]: level },
        ),
      setMany: (rows, levels) => {
        const changes = changesOf(rows, levels);
        const count = Object.keys(changes).length;
        if (count > 0) withUndo(t('bulk.done', { count }), changes, levelsBefore(rows, changes));
        return count;
      },
    };
  }, [settings, show]);
}
