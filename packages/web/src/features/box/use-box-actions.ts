// Actions on creatures of the box. Each is one step with a message and Undo.
import { type Creature, clampSkillLevel, type Game, type Ribbon, withNotes } from '@oversleep/game';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import { boxFullText } from '../../parts/words/box-words.tsx';
import { useAppState } from '../../state/context.ts';
import type { Undo } from '../../state/data/commit.ts';
import { MAX_COMPARED } from '../../state/data/comparison.ts';
import { NO_ROOM } from '../../state/data/team-actions.ts';
import { leftWith } from '../../state/page/best.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';

const t = messages('box');

export interface BoxPageActions {
  readonly add: () => void;
  readonly edit: (creature: Creature) => void;
  readonly setLevel: (creatures: readonly Creature[], level: number) => void;
  readonly setSkillLevel: (creature: Creature, level: number) => void;
  readonly setRibbon: (creature: Creature, ribbon: Ribbon) => void;
  readonly setFavourite: (creatures: readonly Creature[], favourite: boolean) => void;
  readonly addTag: (creatures: readonly Creature[], tag: string) => void;
  readonly removeTag: (creatures: readonly Creature[], tag: string) => void;
  readonly setNote: (creature: Creature, note: string) => void;
  readonly remove: (creatures: readonly Creature[]) => void;
  readonly compare: (creatures: readonly Creature[]) => void;
  /** The best team from these; null for the whole box. */
  readonly findBest: (ids: readonly string[] | null) => void;
  /** Says why an input was refused. */
  readonly refuse: (text: string) => void;
}

export function useBoxActions(game: Game): BoxPageActions {
  const { box, creatures: compared, dialogs, stores } = useAppState();
  const { show } = useSnackbar();
  const navigate = useNavigate();
  return useMemo(() => {
    const showUndo = (text: string, undo: Undo) => show({ kind: 'success', text, undo });
    const change = (creatures: readonly Creature[], update: (creature: Creature) => Creature, text: string) =>
      showUndo(
        text,
        box.changeMany(
          creatures.map(({ externalId }) => externalId),
          update,
        ),
      );
    const keep = (creature: Creature, text: string) => {
      const undo = box.saveMany([creature]);
      if (undo === NO_ROOM) show({ kind: 'warning', text: boxFullText() });
      else showUndo(text, undo);
    };
    return {
      add: () =>
        dialogs.openSearch({
          onSelect: (creature) => keep(creature, t('done.added', { name: displayNameOf(creature) })),
        }),
      edit: (creature) =>
        dialogs.openInput({
          creature,
          onSave: (changed) => change([creature], () => changed, t('done.changed', { name: displayNameOf(changed) })),
        }),
      setLevel: (creatures, level) =>
        change(creatures, (creature) => ({ ...creature, level }), t('done.level', { ...subject(creatures), level })),
      setSkillLevel: (one, level) => {
        const species = game.species.find(one.pokemon);
        if (!species) return;
        const skillLevel = clampSkillLevel(species.skill, level);
        change(
          [one],
          (creature) => ({ ...creature, skillLevel }),
          t('done.skillLevel', { name: displayNameOf(one), level: skillLevel }),
        );
      },
      setRibbon: (one, ribbon) =>
        change([one], (creature) => ({ ...creature, ribbon }), t('done.ribbon', { name: displayNameOf(one) })),
      setFavourite: (creatures, favourite) =>
        change(
          creatures,
          (creature) => withNotes(creature, { favourite }),
          favourite ? t('done.favourite', subject(creatures)) : t('done.noFavourite', subject(creatures)),
        ),
      addTag: (creatures, tag) =>
        change(
          creatures,
          (creature) => withNotes(creature, { tags: [...(creature.tags ?? []), tag] }),
          t('done.tag', { ...subject(creatures), tag }),
        ),
      removeTag: (creatures, tag) =>
        change(
          creatures,
          (creature) => withNotes(creature, { tags: creature.tags?.filter((other) => other !== tag) ?? [] }),
          t('done.noTag', { ...subject(creatures), tag }),
        ),
      setNote: (one, note) =>
        change([one], (creature) => withNotes(creature, { note }), t('done.note', { name: displayNameOf(one) })),
      remove: (creatures) =>
        showUndo(t('done.deleted', subject(creatures)), box.deleteMany(creatures.map(({ externalId }) => externalId))),
      compare: (creatures) => {
        const undo = compared.compareMany(creatures.filter(({ pokemon }) => game.species.find(pokemon)));
        if (creatures.length > MAX_COMPARED) showUndo(t('done.compared', { count: MAX_COMPARED }), undo);
        void navigate({ to: '/compare' });
      },
      findBest: (ids) => {
        stores.best.setState(({ left }) => ({ left: leftWith(left, ids), isWanted: true }));
        void navigate({ to: '/best' });
      },
      refuse: (text) => show({ kind: 'warning', text }),
    };
  }, [box, compared, dialogs, stores, show, navigate, game]);
}

/** One is named, several are counted. */
const subject = (creatures: readonly Creature[]) => ({
  count: creatures.length,
  name: creatures[0] ? displayNameOf(creatures[0]) : '',
});
