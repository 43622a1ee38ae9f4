// Copies what was shared to the player's own box, teams or comparison, with Undo.
import { type Creature, NEWEST_EDITION } from '@oversleep/game';
import type { LinkContent } from '@oversleep/interchange';
import { useNavigate } from '@tanstack/react-router';
import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import { boxFullText } from '../../parts/words/box-words.tsx';
import { editionName } from '../../parts/words/wording.ts';
import { useAppState } from '../../state/context.ts';
import { fullText } from '../../state/data/comparison.ts';
import { boxOf, isUntouched } from '../../state/data/data.ts';
import { NO_ROOM } from '../../state/data/team-actions.ts';
import { needsNewestEdition } from '../../state/page/edition-switch.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { newcomers, ownCopy, ownTeam } from './from-shared.ts';

const t = messages('shared');

interface CopyActions {
  readonly toBox: (creatures: readonly Creature[]) => void;
  readonly toTeams: (shared: LinkContent) => void;
  readonly toComparison: (creature: Creature) => void;
}

export function useCopyShared(): CopyActions {
  const { stores, box, teams, creatures, settings } = useAppState();
  const { show } = useSnackbar();
  const navigate = useNavigate();
  /** With the edition they are from, where the player's own doesn't have them. */
  const done = (text: string, added: readonly Creature[], undo: () => void) => {
    const { edition } = stores.user.getState();
    const isNewer = needsNewestEdition(edition, added);
    if (isNewer) settings.setEdition(NEWEST_EDITION);
    const onAction = () => {
      undo();
      if (isNewer) settings.setEdition(edition);
    };
    const shown = isNewer ? t('copied.newer', { done: text, edition: editionName(NEWEST_EDITION) }) : text;
    show({ kind: 'success', text: shown, undo: onAction });
  };

  return {
    toBox: (shared) => {
      const added = newcomers(shared, boxOf(stores.creatures.getState().creatures)).map(ownCopy);
      if (added.length === 0) return show({ kind: 'info', text: inBoxAlready(shared) });
      const undo = box.saveMany(added);
      if (undo === NO_ROOM) return show({ kind: 'warning', text: boxFullText() });
      done(inBoxNow(added, shared.length - added.length), added, undo);
    },
    toTeams: (shared) => {
      const free = stores.teams.getState().teams.find(isUntouched);
      if (!free) return show({ kind: 'warning', text: t('copied.full') });
      const { team, creatures: members } = ownTeam(shared);
      const undo = teams.setTeam(free.index, { ...team, version: free.version }, members);
      const before = stores.teams.getState().currentIndex;
      teams.setCurrentTeam(free.index);
      done(t('copied.team', { name: team.name, number: free.index + 1 }), members, () => {
        undo();
        teams.setCurrentTeam(before);
      });
    },
    toComparison: (creature) => {
      if (creatures.compare(ownCopy(creature)) === NO_ROOM) return show({ kind: 'info', text: fullText() });
      creatures.changeCompareView({ kind: 'creatures' });
      void navigate({ to: '/compare' });
    },
  };
}

const inBoxAlready = ([first, ...others]: readonly Creature[]): string =>
  first && others.length === 0 ? t('copied.knownOne', { name: displayNameOf(first) }) : t('copied.known');

function inBoxNow([first, ...others]: readonly Creature[], known: number): string {
  return first && others.length === 0
    ? t('copied.one', { name: displayNameOf(first), known })
    : t('copied.many', { count: others.length + 1, known });
}
