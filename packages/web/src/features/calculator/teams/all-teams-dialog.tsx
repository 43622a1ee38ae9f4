// All ten teams at a glance: open, copy or delete one, and move members between them.
import { MAX_TEAMS } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { displayNameOf } from '../../../messages/names.ts';
import { useAppState, useCreatures, useTeams } from '../../../state/context.ts';
import type { PlayerTeam } from '../../../state/data/data.ts';
import type { TeamSlot } from '../../../state/data/team-actions.ts';
import { creatureAt } from '../../../state/data/team-rules.ts';
import { teamAt } from '../../../state/data/teams.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { doneText, isAt, type PickedUp } from './spot-words.ts';
import { TeamRow } from './team-row.tsx';
import { useOfferUndo } from './use-offer-undo.ts';
import { useTotals } from './use-totals.ts';
import * as styles from './all-teams.module.css';

const t = messages('calculator');

interface AllTeamsDialogProps {
  /** The member being moved when the dialog opens. */
  readonly carried?: TeamSlot | undefined;
  readonly onClose: () => void;
}

export function AllTeamsDialog({ carried, onClose }: AllTeamsDialogProps) {
  const { teams: actions } = useAppState();
  const teams = useTeams((state) => state.teams);
  const current = useTeams((state) => state.currentIndex);
  const creatures = useCreatures((state) => state.creatures);
  const offerUndo = useOfferUndo();
  const totals = useTotals();
  const nameAt = ([index, place]: TeamSlot) => {
    const creature = creatureAt(teamAt({ teams }, index), place, creatures);
    return creature && displayNameOf(creature);
  };
  const [picked, setPicked] = useState<PickedUp | undefined>(
    carried && { from: carried, name: nameAt(carried) ?? '', how: 'move' },
  );

  const choose = (team: PlayerTeam, place: number) => {
    const spot: TeamSlot = [team.index, place];
    const name = nameAt(spot);
    if (!picked) {
      if (name !== undefined) setPicked({ from: spot, name, how: 'move' });
      return;
    }
    setPicked(undefined);
    if (isAt(picked.from, team.index, place)) return;
    const act = picked.how === 'move' ? actions.swapMembers : actions.copyMember;
    offerUndo(doneText(picked, team, name), act(picked.from, spot));
  };

  return (
    <Dialog open title={t('teams.all')} maxWidth={760} onClose={onClose}>
      <Row
        className={styles.allTeamsCarry}
        gap={2}
        gapX={4}
        wrap
        tone="muted"
        fill="solid"
        data-sticky="dialog"
        role="status"
        data-active={picked !== undefined}
      >
        {picked ? (
          <>
            <p>{t.rich('teams.whereTo', { name: picked.name, b: (inner) => <b>{inner}</b> })}</p>
            <Segmented
              label={t('teams.how')}
              value={picked.how}
              choices={[
                { value: 'move', label: t('teams.move') },
                { value: 'copy', label: t('teams.copy') },
              ]}
              onChange={(how) => setPicked({ ...picked, how: how === 'copy' ? 'copy' : 'move' })}
            />
            <Button small onClick={() => setPicked(undefined)}>
              {t('teams.cancel')}
            </Button>
          </>
        ) : (
          <p>{t('teams.hint')}</p>
        )}
      </Row>
      <Stack as="ol" gap={2} flush>
        {teams.slice(0, MAX_TEAMS).map((team) => (
          <TeamRow
            key={team.index}
            team={team}
            isCurrent={team.index === current}
            total={totals.get(team.index)}
            picked={picked}
            onChoose={(place) => choose(team, place)}
            onOpen={() => {
              actions.setCurrentTeam(team.index);
              onClose();
            }}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
