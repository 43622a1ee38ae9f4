// A warning at a team that the game doesn't allow; its results are still shown.
import type { Game } from '@oversleep/game';
import { messages } from '../messages/messages.ts';
import { Banner } from '../ui/feedback/banner.tsx';
import { refusedTeamText } from './words/special-rule.ts';

const t = messages('parts');

interface RefusedTeamProps {
  readonly game: Game;
  /** Species of those that are in at the same time. */
  readonly lineups: readonly (readonly string[])[];
  /** What the figures beside it are good for. */
  readonly still?: string;
}

export function RefusedTeam({ game, lineups, still }: RefusedTeamProps) {
  const [words] = lineups.flatMap((species) => refusedTeamText(game, species) ?? []);
  if (words === undefined) return null;
  return <Banner kind="warning" what={t('refusedTeam')} why={still === undefined ? words : `${words} ${still}`} />;
}
