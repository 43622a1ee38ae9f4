// The button that uses a swap plan: the current team gets it, and the week follows its team. One Undo takes back both.
import type { TeamPlaces } from '@oversleep/game';
import { Link } from '@tanstack/react-router';
import { messages } from '../../messages/messages.ts';
import { useAppState, useTeams } from '../../state/context.ts';
import { isSame } from '../../state/data/data.ts';
import type { SwapPlanResult } from '../../state/data/results.ts';
import { currentTeam } from '../../state/data/teams.ts';
import { plannedWeek } from '../../state/data/week-changes.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { followingTeam } from '../../state/week/swap-plan.ts';
import { useCurrentWeek } from '../../state/week/use-current-week.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Text } from '../../ui/layout/layout.tsx';

const t = messages('best');

interface UsePlanProps {
  /** Undefined: the same five all week. */
  readonly rotation: SwapPlanResult['rotation'] | undefined;
  /** The line-up that is in longest, in the slots of the team. */
  readonly members: TeamPlaces;
}

export function UsePlan({ rotation, members }: UsePlanProps) {
  const { teams: actions, stores } = useAppState();
  const team = useTeams(currentTeam);
  const { week, change } = useCurrentWeek();
  const { show } = useSnackbar();
  const { rotation: before, ...plain } = team;
  const following = followingTeam(week, team.index);
  const isInUse = isSame(before, rotation) && isSame([...team.members].sort(), [...members].sort());

  const use = () => {
    const undoTeam = actions.setTeam(
      team.index,
      { ...plain, members, memberIndex: 0, ...(rotation && { rotation }) },
      [],
    );
    const isOther = !isSame(week, following);
    if (isOther) change(following);
    const undo = () => {
      undoTeam();
      if (!isOther) return;
      // What else has been entered since stays.
      const { rotation: _, ...now } = plannedWeek(stores.weeks.getState().rows) ?? following;
      change({ ...now, teams: week.teams, ...(week.rotation && { rotation: week.rotation }) });
    };
    show({ kind: 'success', text: t('swaps.useDone', { team: team.name }), undo });
  };
  return isInUse ? (
    <Text tone="muted">
      {t.rich('swaps.inUse', {
        team: team.name,
        week: (words) => <Link to="/week">{words}</Link>,
        calculator: (words) => <Link to="/calculator">{words}</Link>,
      })}
    </Text>
  ) : (
    <Button variant="primary" onClick={use}>
      {t('swaps.use')}
    </Button>
  );
}
