// What the calculator asks about one of the player's teams.
import type { TeamQuestion } from '@oversleep/questions';
import { askedTeam } from '../sim/question.ts';
import { teamAt } from '../state/data/teams.ts';
import { settingsIn } from '../state/data/user.ts';
import type { AppState } from '../state/start-up.ts';

export function questionFor({ stores }: AppState, teamIndex: number): TeamQuestion | undefined {
  const team = teamAt(stores.teams.getState(), teamIndex);
  return askedTeam(settingsIn(stores.user.getState()), team, stores.creatures.getState().creatures)?.question;
}
