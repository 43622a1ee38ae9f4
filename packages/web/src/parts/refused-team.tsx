// A note at a team that the game does not allow; its figures stay.
import { type Game, refusalWords } from '@oversleep/game';
import { messages } from '../messages/messages.ts';
import { Banner } from '../ui/feedback/banner.tsx';

const t = messages('parts');

interface RefusedTeamProps {
  readonly game: Game;
  /** Of the members. */
  readonly species: readonly string[];
  /** What the figures beside it are good for. */
  readonly still?: string;
}

export function RefusedTeam({ game, species, still }: RefusedTeamProps) {
  const words = refusalWords(game, species);
  if (words === undefined) return null;
  return <Banner kind="warning" what={t('refusedTeam')} why={still === undefined ? words : `${words} ${still}`} />;
}
