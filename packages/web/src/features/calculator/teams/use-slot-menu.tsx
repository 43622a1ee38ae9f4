// What the menu of a filled place offers.
import { type Creature, displayNameOf } from '@oversleep/game';
import {
  IconArrowDown,
  IconArrowUp,
  IconChartBar,
  IconCookie,
  IconReplace,
  IconScale,
  IconSparkles,
  IconSwitchHorizontal,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { AskedTeam } from '../../../sim/simulator.ts';
import { useAppState } from '../../../state/context.ts';
import type { PlayerTeam } from '../../../state/data/data.ts';
import { NO_ROOM } from '../../../state/data/team-actions.ts';
import { openPlace, places } from '../../../state/data/team-rules.ts';
import type { SlotAction } from '../../../state/page/dialogs.ts';
import { useOfferUndo } from './use-offer-undo.ts';

interface SlotMenuOptions {
  readonly team: PlayerTeam;
  readonly asked: AskedTeam | undefined;
  readonly onMove: (from: number, to: number) => void;
  readonly onShow: (place: number) => void;
  readonly onTakeAway: (place: number) => void;
  readonly onBest: (place: number) => void;
}

export function useSlotMenu({ team, asked, onMove, onShow, onTakeAway, onBest }: SlotMenuOptions) {
  const { teams, creatures, dialogs } = useAppState();
  const navigate = useNavigate();
  const offerUndo = useOfferUndo();

  const moves = (place: number): readonly SlotAction[] => [
    {
      key: 'forward',
      label: 'Move forward',
      icon: <IconArrowUp size={20} />,
      disabled: place === 0 ? 'It is the first already' : undefined,
      onChoose: () => onMove(place, place - 1),
    },
    {
      key: 'back',
      label: 'Move back',
      icon: <IconArrowDown size={20} />,
      disabled: place === places().length - 1 ? 'It is the last already' : undefined,
      onChoose: () => onMove(place, place + 1),
    },
  ];

  const snacking = (creature: Creature): SlotAction => {
    const { externalId } = creature;
    const name = displayNameOf(creature);
    const snacks = team.snacking.includes(externalId);
    return {
      key: 'snacking',
      label: snacks ? 'Stop sneaky snacking' : 'Start sneaky snacking',
      icon: <IconCookie size={20} />,
      note: 'With a bag that is always full it brings nothing but berries',
      onChoose: () =>
        offerUndo(
          snacks ? `${name} snacks no more` : `${name} snacks all day`,
          teams.setSnacking(team.index, externalId, !snacks),
        ),
    };
  };

  const replacing = (creature: Creature, place: number): readonly SlotAction[] => [
    {
      key: 'replace',
      label: 'Replace',
      icon: <IconReplace size={20} />,
      onChoose: () =>
        dialogs.openSearch({
          onSelect: (other) => {
            const isMember = team.members.includes(other.externalId);
            offerUndo(
              isMember
                ? `${displayNameOf(other)} and ${displayNameOf(creature)} changed places`
                : `${displayNameOf(other)} takes the place of ${displayNameOf(creature)}`,
              teams.putMember(team.index, place, other),
            );
          },
          around: asked?.question,
        }),
    },
    {
      key: 'best',
      label: 'Best for this place',
      icon: <IconSparkles size={20} />,
      note: 'Everybody in your Pokébox, ranked',
      onChoose: () => onBest(place),
    },
    {
      key: 'compare',
      label: 'Compare for this place',
      icon: <IconScale size={20} />,
      onChoose: () => {
        creatures.setComparisonTeam(team.index, place);
        creatures.changeCompareView({ kind: 'creatures' });
        void navigate({ to: '/compare' });
      },
    },
  ];

  return (creature: Creature, place: number) =>
    dialogs.openFilledSlot({
      creature,
      fullTeam: openPlace(team) === undefined,
      around: asked?.question,
      more: [
        { key: 'show', label: 'Show results', icon: <IconChartBar size={20} />, onChoose: () => onShow(place) },
        ...replacing(creature, place),
        ...moves(place),
        {
          key: 'away',
          label: 'Move or copy to another team',
          icon: <IconSwitchHorizontal size={20} />,
          onChoose: () => onTakeAway(place),
        },
        snacking(creature),
      ],
      onUpdate: (changed) => void teams.putMember(team.index, place, changed),
      onDuplicate: () => {
        const undo = teams.duplicateMember(team.index, place);
        if (undo !== NO_ROOM) offerUndo(`${displayNameOf(creature)} has a twin`, undo);
      },
      onRemove: () => offerUndo(`${displayNameOf(creature)} left ${team.name}`, teams.removeMember(team.index, place)),
    });
}
