// All ten teams at a glance: go to one, copy or delete it, and carry members from one to another.
import { displayNameOf, MAX_TEAMS } from '@oversleep/game';
import { useState } from 'react';
import { useAppState, useCreatures, useTeams } from '../../../state/context.ts';
import type { PlayerTeam } from '../../../state/data/data.ts';
import type { Spot } from '../../../state/data/team-actions.ts';
import { creatureAt } from '../../../state/data/team-rules.ts';
import { teamAt } from '../../../state/data/teams.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { doneText, isAt, type PickedUp } from './spot-words.ts';
import { TeamRow } from './team-row.tsx';
import { useOfferUndo } from './use-offer-undo.ts';
import { useTotals } from './use-totals.ts';
import * as styles from './all-teams.module.css';

interface AllTeamsDialogProps {
  /** Who is being carried from the start. */
  readonly carried?: Spot | undefined;
  readonly onClose: () => void;
}

export function AllTeamsDialog({ carried, onClose }: AllTeamsDialogProps) {
  const { teams: actions } = useAppState();
  const teams = useTeams((state) => state.teams);
  const current = useTeams((state) => state.currentIndex);
  const creatures = useCreatures((state) => state.creatures);
  const offerUndo = useOfferUndo();
  const totals = useTotals();
  const nameAt = ([index, place]: Spot) => {
    const creature = creatureAt(teamAt({ teams }, index), place, creatures);
    return creature && displayNameOf(creature);
  };
  const [picked, setPicked] = useState<PickedUp | undefined>(
    carried && { from: carried, name: nameAt(carried) ?? '', how: 'move' },
  );

  const choose = (team: PlayerTeam, place: number) => {
    const spot: Spot = [team.index, place];
    const name = nameAt(spot);
    if (!picked) {
      if (name !== undefined) setPicked({ from: spot, name, how: 'move' });
      return;
    }
    setPicked(undefined);
    if (isAt(picked.from, team.index, place)) return;
    const deed = picked.how === 'move' ? actions.swapMembers : actions.copyMember;
    offerUndo(doneText(picked, team, name), deed(picked.from, spot));
  };

  return (
    <Dialog open title="All teams" maxWidth={760} onClose={onClose}>
      <div className={styles.allTeamsCarry} role="status" data-active={picked !== undefined}>
        {picked ? (
          <>
            <p>
              Where shall <b>{picked.name}</b> go? Choose a place.
            </p>
            <Segmented
              label="How"
              value={picked.how}
              choices={[
                { value: 'move', label: 'Move' },
                { value: 'copy', label: 'Copy' },
              ]}
              onChange={(how) => setPicked({ ...picked, how: how === 'copy' ? 'copy' : 'move' })}
            />
            <Button small onClick={() => setPicked(undefined)}>
              Cancel
            </Button>
          </>
        ) : (
          <p>Choose a name to open that team, or a portrait to carry somebody to another place.</p>
        )}
      </div>
      <ol className={styles.allTeams}>
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
      </ol>
    </Dialog>
  );
}
