// Adds to the comparison: one creature by search, or several from the Pokébox.
import type { Creature } from '@oversleep/game';
import { createElement, type ReactNode, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { useAppState, useComparison, useCreatures, useTeams, useUser } from '../../state/context.ts';
import { fullText, MAX_COMPARED } from '../../state/data/comparison.ts';
import { boxOf } from '../../state/data/data.ts';
import { NO_ROOM } from '../../state/data/team-actions.ts';
import { creatureAt, places } from '../../state/data/team-rules.ts';
import { currentTeam } from '../../state/data/teams.ts';
import { gameFor } from '../../state/data/user.ts';
import { lazyPart } from '../../state/page/loading.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import type { Around } from './question.ts';

const t = messages('compare');

export interface Adding {
  readonly addOne: () => void;
  readonly openBox: () => void;
  readonly hasBox: boolean;
  /** The team on the screen, to begin with; undefined where it is empty. */
  readonly team: { readonly name: string; readonly add: () => void } | undefined;
  /** The first of those added last: its card takes the focus. */
  readonly arrived: { readonly id: string } | undefined;
  readonly dialog: ReactNode;
}

const BoxDialog = lazyPart(
  () => import('./box-dialog.tsx'),
  (file) => file.BoxDialog,
);

export function useAdding(around: Around, full: boolean): Adding {
  const { creatures, dialogs } = useAppState();
  const { show } = useSnackbar();
  const edition = useUser((user) => user.edition);
  const count = useComparison((state) => state.members.length);
  const hasBox = useCreatures((state) => boxOf(state.creatures).length > 0);
  const team = useTeams(currentTeam);
  const owned = useCreatures((state) => state.creatures);
  const game = gameFor({ edition });
  const members = places()
    .flatMap((place) => creatureAt(team, place, owned) ?? [])
    .filter(({ pokemon }) => game.species.find(pokemon));
  const [isBox, setBox] = useState(false);
  const [arrived, setArrived] = useState<Adding['arrived']>();
  const showFull = () => show({ kind: 'info', text: fullText() });
  const addMany = (chosen: readonly Creature[]) => {
    const undo = creatures.compareMany(chosen);
    const [first] = chosen;
    if (first) setArrived({ id: first.externalId });
    show({ kind: 'success', text: t('toasts.added', { count: chosen.length }), undo });
  };
  return {
    hasBox,
    arrived,
    team: members.length === 0 ? undefined : { name: team.name, add: () => addMany(members) },
    openBox: () => setBox(true),
    addOne: () => {
      if (full) return showFull();
      dialogs.openSearch({
        onSelect: (creature) => {
          if (creatures.compare(creature) === NO_ROOM) showFull();
          else setArrived({ id: creature.externalId });
        },
        around: { edition, settings: around.settings, members: around.others },
      });
    },
    dialog: isBox
      ? createElement(BoxDialog, {
          room: MAX_COMPARED - count,
          onClose: () => setBox(false),
          onAdd: (chosen) => {
            setBox(false);
            addMany(chosen);
          },
        })
      : null,
  };
}
