// The menu of a team; everything in it can be undone.
import { IconCopy, IconPhotoDown, IconShare2, IconTrash } from '@tabler/icons-react';
import { messages } from '../../../messages/messages.ts';
import { useAppState } from '../../../state/context.ts';
import { isUntouched, membersOf, type PlayerTeam } from '../../../state/data/data.ts';
import { NO_ROOM } from '../../../state/data/team-actions.ts';
import { useSnackbar } from '../../../state/page/snackbar.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { useOfferUndo } from './use-offer-undo.ts';

const t = messages('calculator');

interface TeamMenuProps {
  readonly team: PlayerTeam;
  readonly label: string;
}

export function TeamMenu({ team, label }: TeamMenuProps) {
  const { teams, dialogs } = useAppState();
  const { show } = useSnackbar();
  const offerUndo = useOfferUndo();
  const noMembers = membersOf(team).length === 0 ? t('teams.noMembers') : undefined;
  const untouched = isUntouched(team) ? t('teams.untouched') : undefined;

  const duplicate = () => {
    const copied = teams.duplicateTeam(team.index);
    if (copied === NO_ROOM) {
      show({ kind: 'warning', text: t('teams.noRoom') });
      return;
    }
    teams.setCurrentTeam(copied.to);
    offerUndo(t('teams.copied', { team: team.name, number: copied.to + 1 }), () => {
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
          label: t('teams.duplicate'),
          icon: <IconCopy size={20} />,
          disabled: untouched,
          onChoose: duplicate,
        },
        {
          key: 'share',
          label: t('teams.share'),
          icon: <IconShare2 size={20} />,
          disabled: noMembers,
          onChoose: () => dialogs.openShare({ kind: 'team', index: team.index }),
        },
        {
          key: 'export',
          label: t('teams.export'),
          icon: <IconPhotoDown size={20} />,
          disabled: noMembers,
          onChoose: () => dialogs.openExport({ team: team.index }),
        },
        {
          key: 'delete',
          label: t('teams.delete'),
          icon: <IconTrash size={20} />,
          danger: true,
          disabled: untouched,
          onChoose: () => offerUndo(t('teams.deleted', { team: team.name }), teams.deleteTeam(team.index)),
        },
      ]}
    />
  );
}
