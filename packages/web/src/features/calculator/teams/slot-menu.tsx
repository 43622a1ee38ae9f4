// The menu of a filled slot, loaded when the page is there: it has many icons.
import type { Creature } from '@oversleep/game';
import {
  IconArrowDown,
  IconArrowUp,
  IconChartBar,
  IconClock,
  IconCookie,
  IconReplace,
  IconScale,
  IconSparkles,
  IconSwitchHorizontal,
} from '@tabler/icons-react';
import { messages } from '../../../messages/messages.ts';
import { displayNameOf } from '../../../messages/names.ts';
import type { AskedTeam } from '../../../sim/simulator.ts';
import type { Undo } from '../../../state/data/commit.ts';
import type { PlayerTeam } from '../../../state/data/data.ts';
import { NO_ROOM } from '../../../state/data/team-actions.ts';
import { openPlace, places } from '../../../state/data/team-rules.ts';
import type { SlotAction } from '../../../state/page/dialogs.ts';
import type { AppState } from '../../../state/start-up.ts';

const t = messages('calculator');

export interface SlotMenuOptions {
  readonly state: Pick<AppState, 'teams' | 'creatures' | 'dialogs'>;
  readonly navigate: (to: { readonly to: '/compare' }) => unknown;
  readonly offerUndo: (text: string, undo: Undo) => void;
  readonly team: PlayerTeam;
  readonly asked: AskedTeam | undefined;
  readonly onMove: (from: number, to: number) => void;
  readonly onShow: (place: number) => void;
  readonly onTakeAway: (place: number) => void;
  readonly onBest: (place: number) => void;
  readonly onTurns: (place: number) => void;
}

export function openSlotMenu(options: SlotMenuOptions, member: Creature, slot: number): void {
  const { state, navigate, offerUndo, team, asked, onMove, onShow, onTakeAway, onBest, onTurns } = options;
  const { teams, creatures, dialogs } = state;

  const moves = (place: number): readonly SlotAction[] => [
    {
      key: 'forward',
      label: t('slots.forward'),
      icon: <IconArrowUp size={20} />,
      disabled: place === 0 ? t('slots.isFirst') : undefined,
      onChoose: () => onMove(place, place - 1),
    },
    {
      key: 'back',
      label: t('slots.back'),
      icon: <IconArrowDown size={20} />,
      disabled: place === places().length - 1 ? t('slots.isLast') : undefined,
      onChoose: () => onMove(place, place + 1),
    },
  ];

  const snacking = (creature: Creature): SlotAction => {
    const { externalId } = creature;
    const name = displayNameOf(creature);
    const snacks = team.snacking.includes(externalId);
    return {
      key: 'snacking',
      label: t(snacks ? 'slots.snackStop' : 'slots.snackStart'),
      icon: <IconCookie size={20} />,
      note: t('slots.snackNote'),
      onChoose: () =>
        offerUndo(
          t(snacks ? 'slots.snacksNoMore' : 'slots.snacksDone', { name }),
          teams.setSnacking(team.index, externalId, !snacks),
        ),
    };
  };

  const replacing = (creature: Creature, place: number): readonly SlotAction[] => [
    {
      key: 'replace',
      label: t('slots.replace'),
      icon: <IconReplace size={20} />,
      onChoose: () =>
        dialogs.openSearch({
          onSelect: (other) => {
            const isMember = team.members.includes(other.externalId);
            const names = { name: displayNameOf(other), other: displayNameOf(creature) };
            offerUndo(
              t(isMember ? 'teams.changedPlaces' : 'slots.replaced', names),
              teams.putMember(team.index, place, other),
            );
          },
          around: asked?.question,
        }),
    },
    {
      key: 'best',
      label: t('slots.best'),
      icon: <IconSparkles size={20} />,
      note: t('slots.bestNote'),
      onChoose: () => onBest(place),
    },
    {
      key: 'compare',
      label: t('slots.compare'),
      icon: <IconScale size={20} />,
      onChoose: () => {
        creatures.setComparisonTeam(team.index, place);
        creatures.changeCompareView({ kind: 'creatures' });
        void navigate({ to: '/compare' });
      },
    },
  ];

  const show = (creature: Creature, place: number) =>
    dialogs.openFilledSlot({
      creature,
      fullTeam: openPlace(team) === undefined,
      around: asked?.question,
      more: [
        { key: 'show', label: t('slots.show'), icon: <IconChartBar size={20} />, onChoose: () => onShow(place) },
        {
          key: 'turns',
          label: t('slots.turns'),
          icon: <IconClock size={20} />,
          note: t('slots.turnsNote'),
          onChoose: () => onTurns(place),
        },
        ...replacing(creature, place),
        ...moves(place),
        {
          key: 'away',
          label: t('slots.away'),
          icon: <IconSwitchHorizontal size={20} />,
          onChoose: () => onTakeAway(place),
        },
        snacking(creature),
      ],
      onUpdate: (changed) => void teams.putMember(team.index, place, changed),
      onDuplicate: () => {
        const undo = teams.duplicateMember(team.index, place);
        if (undo !== NO_ROOM) offerUndo(t('slots.duplicated', { name: displayNameOf(creature) }), undo);
      },
      onRemove: () =>
        offerUndo(
          t('slots.removed', { name: displayNameOf(creature), team: team.name }),
          teams.removeMember(team.index, place),
        ),
    });
  show(member, slot);
}
