// The draft of what the player says about the game, and storing it with Undo.
import { type EditionId, gameOf } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { useAppState, useSettings, useTeams } from '../../state/context.ts';
import { isUntouched } from '../../state/data/data.ts';
import { currentTeam } from '../../state/data/teams.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { bonusOf, firstDraft, type GameDraft, recipeLevelsOf } from './game-draft.ts';

const t = messages('gameSetup');

export interface GameSetup {
  readonly draft: GameDraft;
  readonly change: (change: (draft: GameDraft) => GameDraft) => void;
  /** With a message that offers Undo, unless another one is about to say what happened. */
  readonly save: (isQuiet?: boolean) => void;
}

/** The chosen version is suggested, or `suggested`. */
export function useGameSetup(suggested?: EditionId): GameSetup {
  const { stores, settings, teams } = useAppState();
  const { show } = useSnackbar();
  const user = useSettings();
  const team = useTeams(currentTeam);
  const [before] = useState(user.edition);
  const [draft, setDraft] = useState(() => firstDraft(user, team, suggested ?? user.edition));

  const save = (isQuiet = false) => {
    const game = gameOf(draft.edition);
    // An import may have changed it meanwhile.
    if (draft.edition !== before) settings.setEdition(draft.edition);
    settings.setAreaBonus(draft.island, draft.areaBonus);
    settings.set('potSize', draft.pot);
    const levels = recipeLevelsOf(game, draft.levels);
    if (levels) settings.setRecipeLevels(levels);
    const island = game.islands.find(draft.island);
    // Teams that are begun later follow these.
    const moved = stores.teams
      .getState()
      .teams.filter((one) => (one.index === team.index || !isUntouched(one)) && one.island.shortName !== draft.island);
    const undos = island
      ? moved.map(({ index }) =>
          teams.updateIsland(index, {
            shortName: island.shortName,
            berries: island.berries.map(({ name }) => name),
            expert: undefined,
          }),
        )
      : [];
    settings.noteGame();
    const onAction = () => {
      for (const undo of undos.toReversed()) undo();
      settings.setEdition(user.edition);
      settings.setAreaBonus(draft.island, bonusOf(user, draft.island));
      settings.set('potSize', user.potSize);
      if (levels) {
        const { maxRecipeLevel } = game.rules;
        const before = Object.keys(levels).map((name) => [name, user.recipeLevels[name] ?? maxRecipeLevel] as const);
        settings.setRecipeLevels(Object.fromEntries(before));
      }
    };
    if (!isQuiet) show({ kind: 'success', text: t('saved'), undo: onAction });
  };
  return { draft, change: setDraft, save };
}
