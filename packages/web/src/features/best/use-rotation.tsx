// Buttons that use a found rotation: with the current team, or as the plan of the week. Both can be undone.
import type { TeamPlaces } from '@oversleep/game';
import { useNavigate } from '@tanstack/react-router';
import { messages } from '../../messages/messages.ts';
import { useAppState, useTeams } from '../../state/context.ts';
import type { FoundRotation } from '../../state/data/results.ts';
import { currentTeam } from '../../state/data/teams.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { useCurrentWeek } from '../../state/week/use-current-week.ts';
import { Button } from '../../ui/buttons/button.tsx';
import * as styles from './swaps.module.css';

const t = messages('best');

interface UseRotationProps extends Pick<FoundRotation, 'rotation'> {
  /** The line-up that is in longest, in the slots of the team. */
  readonly members: TeamPlaces;
}

export function UseRotation({ rotation, members }: UseRotationProps) {
  const { teams: actions } = useAppState();
  const team = useTeams(currentTeam);
  const { week, change } = useCurrentWeek();
  const navigate = useNavigate();
  const { show } = useSnackbar();
  const use = () => {
    const undo = actions.setTeam(team.index, { ...team, members, rotation, memberIndex: 0 }, []);
    void navigate({ to: '/calculator' });
    show({ kind: 'success', text: t('swaps.useDone', { team: team.name }), undo });
  };
  const putIntoWeek = () => {
    change({ ...week, rotation });
    void navigate({ to: '/week' });
    show({ kind: 'success', text: t('swaps.toWeekDone'), undo: () => change(week) });
  };
  return (
    <div className={styles.ways}>
      <Button variant="primary" onClick={use}>
        {t('swaps.use')}
      </Button>
      <Button onClick={putIntoWeek}>{t('swaps.toWeek')}</Button>
    </div>
  );
}
