// Saves a found team as the current or a new team and opens it in the calculator, with undo.
import type { Creature } from '@oversleep/game';
import { IconArrowRight, IconReplace, IconSquareRoundedPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { messages } from '../../messages/messages.ts';
import { useAppState, useTeams } from '../../state/context.ts';
import { isUntouched, membersOf, type PlayerTeam } from '../../state/data/data.ts';
import { begun } from '../../state/data/team-rules.ts';
import { currentTeam } from '../../state/data/teams.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { placed } from './team-changes.ts';

const t = messages('best');

interface OpenMenuProps {
  readonly members: readonly Creature[];
  /** "Open team 1 of the list" */
  readonly label: string;
  readonly isBest?: boolean;
}

export function OpenMenu({ members, label, isBest = false }: OpenMenuProps) {
  const { teams: actions } = useAppState();
  const team = useTeams(currentTeam);
  const teams = useTeams((state) => state.teams);
  const navigate = useNavigate();
  const { show } = useSnackbar();
  const free = teams.find((other) => isUntouched(other) && other.index !== team.index);

  const open = (target: PlayerTeam, text: string) => {
    const ids = members.map(({ externalId }) => externalId);
    const undo = actions.setTeam(target.index, { ...target, members: placed(target.members, ids), memberIndex: 0 }, []);
    actions.setCurrentTeam(target.index);
    void navigate({ to: '/calculator' });
    const takeBack = () => {
      undo();
      actions.setCurrentTeam(team.index);
    };
    show({ kind: 'success', text, action: { label: t('undo'), onAction: takeBack } });
  };
  /** With the week of the search. */
  const openFree = (target: PlayerTeam) => {
    const { index, name, version, members: places } = begun(teams, target);
    open({ ...team, index, name, version, members: places, snacking: [] }, t('open.freeDone', { number: index + 1 }));
  };
  return (
    <Menu
      label={label}
      trigger={(props) => (
        <Button
          small
          variant={isBest ? 'primary' : 'plain'}
          icon={<IconArrowRight size={18} aria-hidden="true" />}
          aria-label={label}
          {...props}
        >
          {t('open.button')}
        </Button>
      )}
      entries={[
        {
          key: 'here',
          label: t(membersOf(team).length === 0 ? 'open.here' : 'open.replace', { team: team.name }),
          description: t('open.hereNote'),
          icon: <IconReplace size={20} />,
          onChoose: () => open(team, t('open.hereDone', { team: team.name })),
        },
        {
          key: 'free',
          label: free ? t('open.free', { number: free.index + 1 }) : t('open.noneFree'),
          description: t('open.freeNote'),
          icon: <IconSquareRoundedPlus size={20} />,
          disabled: free ? undefined : t('open.full'),
          onChoose: () => free && openFree(free),
        },
      ]}
    />
  );
}
