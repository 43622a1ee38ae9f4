// The five slots of the team. An empty team shows only the first, so that it is clear where to begin.
import { type Creature, gameOf, swapInsAt } from '@oversleep/game';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { messages } from '../../../messages/messages.ts';
import { displayNameOf } from '../../../messages/names.ts';
import type { AskedTeam } from '../../../sim/simulator.ts';
import { useAppState, useCreatures, useTeams, useUser } from '../../../state/context.ts';
import { membersOf, type PlayerTeam } from '../../../state/data/data.ts';
import { creatureAt, places } from '../../../state/data/team-rules.ts';
import { load, loadAhead } from '../../../state/page/loading.ts';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { placeAfterKey } from './drag.ts';
import { EmptySlot, FilledSlot } from './slot.tsx';
import { useDrag } from './use-drag.ts';
import { useOfferUndo } from './use-offer-undo.ts';
import * as styles from './slots.module.css';

const t = messages('calculator');

interface SlotsProps {
  readonly team: PlayerTeam;
  readonly asked: AskedTeam | undefined;
  /** Shows the results of that member. */
  readonly onShow: (place: number) => void;
  /** Moves that member to another team. */
  readonly onTakeAway: (place: number) => void;
  /** Looks for the best Pokémon for that slot. */
  readonly onBest: (place: number) => void;
  /** Lets another Pokémon share that slot. */
  readonly onTurns: (place: number) => void;
}

export function Slots({ team, asked, onShow, onTakeAway, onBest, onTurns }: SlotsProps) {
  const state = useAppState();
  const { teams, dialogs } = state;
  const creatures = useCreatures((state) => state.creatures);
  const edition = useUser((user) => user.edition);
  const tab = useTeams((state) => state.tab);
  const offerUndo = useOfferUndo();
  const list = useRef<HTMLOListElement>(null);
  const game = gameOf(edition);

  const move = (from: number, to: number) => {
    const moved = creatureAt(team, from, creatures);
    const name = moved ? displayNameOf(moved) : '';
    offerUndo(t('slots.moved', { name, place: to + 1 }), teams.swapMembers([team.index, from], [team.index, to]));
    teams.selectMember(team.index, to);
  };
  const drag = useDrag(list, move);
  const navigate = useNavigate();
  useEffect(() => void loadAhead(() => import('./slot-menu.tsx')), []);
  const openMenu = (creature: Creature, place: number) =>
    void load(() => import('./slot-menu.tsx')).then(({ openSlotMenu }) =>
      openSlotMenu(
        { state, navigate, offerUndo, team, asked, onMove: move, onShow, onTakeAway, onBest, onTurns },
        creature,
        place,
      ),
    );

  const edit = (creature: Creature, place: number) =>
    dialogs.openInput({
      creature,
      onSave: (changed) => void teams.putMember(team.index, place, changed),
      around: asked?.question,
    });

  const add = (place: number) =>
    dialogs.openSearch({
      onSelect: (creature) => {
        const isMoved = team.members.includes(creature.externalId);
        const undo = teams.putMember(team.index, place, creature);
        if (isMoved) offerUndo(t('slots.wasMember', { name: displayNameOf(creature), place: place + 1 }), undo);
      },
      around: asked?.question,
    });

  const press = (event: KeyboardEvent, place: number) => {
    const to = event.altKey ? placeAfterKey(event.key, place, places().length) : undefined;
    if (to === undefined) return;
    event.preventDefault();
    move(place, to);
    list.current?.children[to]?.querySelector('button')?.focus();
  };

  const shown = membersOf(team).length === 0 ? [0] : places();
  return (
    <section aria-label={t('slots.members')}>
      <Stack
        as="ol"
        className={styles.slots}
        gap={2.5}
        fit
        flush
        ref={list}
        data-dragging={drag.dragging !== undefined}
      >
        {shown.map((place) => {
          const creature = creatureAt(team, place, creatures);
          const { dragging } = drag;
          const isDragged = dragging?.from === place;
          return (
            <Text
              as="li"
              key={place}
              className={styles.slot}
              slim
              frame="line"
              corner="panel"
              fill="solid"
              data-selected={tab === 'members' && creature !== undefined && team.memberIndex === place}
              data-dragged={isDragged}
              data-over={dragging !== undefined && !isDragged && dragging.over === place}
              style={isDragged ? { transform: `translate(${dragging.offset.x}px, ${dragging.offset.y}px)` } : undefined}
            >
              {creature ? (
                <FilledSlot
                  game={game}
                  creature={creature}
                  place={place}
                  isSelected={team.memberIndex === place}
                  isLeader={place === 0 && tab !== 'members'}
                  snacks={team.snacking.includes(creature.externalId)}
                  sharers={swapInsAt(team, place).flatMap((id) => creatures[id] ?? [])}
                  onEdit={() => drag.swallowsClick() || edit(creature, place)}
                  onMenu={() => openMenu(creature, place)}
                  onShow={() => onShow(place)}
                  onPointerDown={(event) => drag.begin(place, event)}
                  onKeyDown={(event) => press(event, place)}
                />
              ) : (
                <EmptySlot place={place} onOpen={() => add(place)} />
              )}
            </Text>
          );
        })}
      </Stack>
      <p id="slots-hint" className="unseen">
        {t('slots.keysHint')}
      </p>
    </section>
  );
}
