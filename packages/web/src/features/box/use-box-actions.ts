// What can be done with creatures of the box. Each of it is one step, said in a sentence, and can be taken back.
import { type Creature, clampSkillLevel, displayNameOf, type Game, type Ribbon, withNotes } from '@oversleep/game';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { boxFullText } from '../../parts/words/box-words.tsx';
import { useAppState } from '../../state/context.ts';
import type { Undo } from '../../state/data/commit.ts';
import { MAX_COMPARED } from '../../state/data/comparison.ts';
import { NO_ROOM } from '../../state/data/team-actions.ts';
import { leftWith } from '../../state/page/best.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';

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
  /** The best team out of these; null: out of everybody. */
  readonly findBest: (ids: readonly string[] | null) => void;
  /** It is not worth a word, but what was typed wrong is. */
  readonly refuse: (text: string) => void;
}

export function useBoxActions(game: Game): BoxPageActions {
  const { box, creatures: compared, dialogs, stores } = useAppState();
  const { show } = useSnackbar();
  const navigate = useNavigate();
  return useMemo(() => {
    const showUndo = (text: string, undo: Undo) =>
      show({ kind: 'success', text, action: { label: 'Undo', onAction: undo } });
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
        dialogs.openSearch({ onSelect: (creature) => keep(creature, `${displayNameOf(creature)} is in your Pokébox`) }),
      edit: (creature) =>
        dialogs.openInput({
          creature,
          onSave: (changed) => change([creature], () => changed, `${displayNameOf(changed)} is changed`),
        }),
      setLevel: (creatures, level) =>
        change(
          creatures,
          (creature) => ({ ...creature, level }),
          `${nameOf(creatures)} ${isOrAre(creatures)} level ${level} now`,
        ),
      setSkillLevel: (one, level) => {
        const species = game.species.find(one.pokemon);
        if (!species) return;
        const skillLevel = clampSkillLevel(species.skill, level);
        change(
          [one],
          (creature) => ({ ...creature, skillLevel }),
          `${displayNameOf(one)}’s skill level is ${skillLevel} now`,
        );
      },
      setRibbon: (one, ribbon) =>
        change([one], (creature) => ({ ...creature, ribbon }), `${displayNameOf(one)} has another ribbon now`),
      setFavourite: (creatures, favourite) =>
        change(
          creatures,
          (creature) => withNotes(creature, { favourite }),
          favourite
            ? `${nameOf(creatures)} ${creatures.length === 1 ? 'is a favourite' : 'are favourites'} now`
            : `${nameOf(creatures)} ${creatures.length === 1 ? 'is no favourite' : 'are no favourites'} any more`,
        ),
      addTag: (creatures, tag) =>
        change(
          creatures,
          (creature) => withNotes(creature, { tags: [...(creature.tags ?? []), tag] }),
          `${nameOf(creatures)} ${hasOrHave(creatures)} the tag “${tag}”`,
        ),
      removeTag: (creatures, tag) =>
        change(
          creatures,
          (creature) => withNotes(creature, { tags: creature.tags?.filter((other) => other !== tag) ?? [] }),
          `${nameOf(creatures)} ${hasOrHave(creatures)} the tag “${tag}” no more`,
        ),
      setNote: (one, note) =>
        change([one], (creature) => withNotes(creature, { note }), `The note of ${displayNameOf(one)} is kept`),
      remove: (creatures) =>
        showUndo(
          `${nameOf(creatures)} ${creatures.length === 1 ? 'is' : 'are'} gone from your Pokébox and teams`,
          box.deleteMany(creatures.map(({ externalId }) => externalId)),
        ),
      compare: (creatures) => {
        const undo = compared.compareMany(creatures.filter(({ pokemon }) => game.species.find(pokemon)));
        if (creatures.length > MAX_COMPARED)
          showUndo(`The comparison takes ${MAX_COMPARED} at most: the first are there`, undo);
        void navigate({ to: '/compare' });
      },
      findBest: (ids) => {
        stores.best.setState(({ left }) => ({ left: leftWith(left, ids) }));
        void navigate({ to: '/best' });
      },
      refuse: (text) => show({ kind: 'warning', text }),
    };
  }, [box, compared, dialogs, stores, show, navigate, game]);
}

function nameOf([first, ...others]: readonly Creature[]): string {
  return first && others.length === 0 ? displayNameOf(first) : `${others.length + 1} Pokémon`;
}
const isOrAre = ({ length }: readonly Creature[]): string => (length === 1 ? 'is' : 'are');
const hasOrHave = ({ length }: readonly Creature[]): string => (length === 1 ? 'has' : 'have');
