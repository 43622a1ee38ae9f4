// What can be done to a whole team, with the way back.
import { IconCopy, IconPhotoDown, IconShare2, IconTrash } from '@tabler/icons-react';
import { useAppState } from '../../../state/context.ts';
import { isUntouched, membersOf, type PlayerTeam } from '../../../state/data/data.ts';
import { NO_ROOM } from '../../../state/data/team-actions.ts';
import { useSnackbar } from '../../../state/page/snackbar.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { useOfferUndo } from './use-offer-undo.ts';

interface TeamMenuProps {
  readonly team: PlayerTeam;
  readonly label: string;
}

export function TeamMenu({ team, label }: TeamMenuProps) {
  const { teams, dialogs } = useAppState();
  const { show } = useSnackbar();
  const offerUndo = useOfferUndo();
  const emptyReason = membersOf(team).length === 0 ? 'Nobody is in it yet' : undefined;
  const nothing = isUntouched(team) ? 'There is nothing in it yet' : undefined;

  const duplicate = () => {
    const copied = teams.duplicateTeam(team.index);
    if (copied === NO_ROOM) {
      show({ kind: 'warning', text: 'All ten teams are in use: delete one to make room' });
      return;
    }
    teams.setCurrentTeam(copied.to);
    offerUndo(`${team.name} was copied to team ${copied.to + 1}`, () => {
      copied.undo();
      teams.setCurrentTeam(team.index);
    });
  };
  return (
    <Menu
      label={team.name}
      trigger={(props) => <IconButton {...props} label={label} icon={<Glyph name="more" />} />}
      entries={[
        {
          key: 'duplicate',
          label: 'Duplicate team',
          icon: <IconCopy size={20} />,
          disabled: nothing,
          onChoose: duplicate,
        },
        {
          key: 'share',
          label: 'Share team',
          icon: <IconShare2 size={20} />,
          disabled: emptyReason,
          onChoose: () => dialogs.openShare({ kind: 'team', index: team.index }),
        },
        {
          key: 'export',
          label: 'Picture or file of this team',
          icon: <IconPhotoDown size={20} />,
          disabled: emptyReason,
          onChoose: () => dialogs.openExport({ team: team.index }),
        },
        {
          key: 'delete',
          label: 'Delete team',
          icon: <IconTrash size={20} />,
          danger: true,
          disabled: nothing,
          onChoose: () => offerUndo(`${team.name} was deleted`, teams.deleteTeam(team.index)),
        },
      ]}
    />
  );
}
