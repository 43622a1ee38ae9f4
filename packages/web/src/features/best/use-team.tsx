// Buttons that use a found team as the current or as a new team and open it in the calculator, with undo.
import type { Creature } from '@oversleep/game';
import { IconSquareRoundedPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { messages } from '../../messages/messages.ts';
import { useAppState, useTeams } from '../../state/context.ts';
import { isUntouched, type PlayerTeam } from '../../state/data/data.ts';
import { begun } from '../../state/data/team-rules.ts';
import { currentTeam } from '../../state/data/teams.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Note } from '../../ui/layout/layout.tsx';
import { placed } from './team-changes.ts';
import * as styles from './best.module.css';

const t = messages('best');

interface UseTeamProps {
  readonly members: readonly Creature[];
  /** "team 1 of the list" */
  readonly which: string;
  readonly isBest?: boolean;
  /** The current team is this one. */
  readonly isInUse?: boolean;
}

export function UseTeam({ members, which, isBest = false, isInUse = false }: UseTeamProps) {
  const { teams: actions } = useAppState();
  const team = useTeams(currentTeam);
  const teams = useTeams((state) => state.teams);
  const navigate = useNavigate();
  const { show } = useSnackbar();
  const free = teams.find((other) => isUntouched(other) && other.index !== team.index);

  const open = (target: PlayerTeam, text: string) => {
    const ids = members.map(({ externalId }) => externalId);
    const { rotation: _, ...plain } = target;
    const undo = actions.setTeam(target.index, { ...plain, members: placed(target.members, ids), memberIndex: 0 }, []);
    actions.setCurrentTeam(target.index);
    void navigate({ to: '/calculator' });
    const takeBack = () => {
      undo();
      actions.setCurrentTeam(team.index);
    };
    show({ kind: 'success', text, undo: takeBack });
  };
  /** With the week of the search. */
  const openFree = (target: PlayerTeam) => {
    const { index, name, version, members: places } = begun(teams, target);
    open({ ...team, index, name, version, members: places, snacking: [] }, t('open.freeDone', { number: index + 1 }));
  };
  return (
    <>
      <IconButton
        label={free ? t('open.free', { number: free.index + 1, which }) : t('open.full')}
        icon={<IconSquareRoundedPlus size={20} aria-hidden="true" />}
        disabled={!free}
        onClick={() => free && openFree(free)}
      />
      {isInUse ? (
        <Note as="span" className={styles.inUse}>
          {t('open.inUse')}
        </Note>
      ) : (
        <Button
          small
          variant={isBest ? 'primary' : 'plain'}
          onClick={() => open(team, t('open.hereDone', { team: team.name }))}
        >
          {t.rich('open.here', { team: team.name, which, unseen })}
        </Button>
      )}
    </>
  );
}

const unseen = (inner: ReactNode) => <span className="unseen">{inner}</span>;
