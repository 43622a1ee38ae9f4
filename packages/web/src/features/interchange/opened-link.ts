// A link of our own among what is pasted: what it holds, as the text that our own files have.
import { formatClock, type Game, type Team } from '@oversleep/game';
import { type Box, type BoxTeam, writeBox } from '@oversleep/interchange';
import { messages } from '../../messages/messages.ts';
import { isShareLink, readLink } from '../../parts/sharing/share-link.ts';
import { noteWords } from '../../parts/words/note-words.ts';

const t = messages('interchange');

export interface OpenedLink {
  readonly text: string;
  /** What is wrong with the link, a sentence each, in the player's language. */
  readonly problems: readonly string[];
}

/** Whatever is no link of ours stays as it is. */
export async function openedLink(game: Game, text: string): Promise<OpenedLink> {
  if (!isShareLink(text)) return { text, problems: [] };
  const link = await readLink(game, text);
  if ('unreadable' in link) return { text: '', problems: [t('linkProblem', { reason: link.unreadable })] };
  const { creatures, week, notes } = link;
  const problems = notes.map(noteWords);
  if (creatures.length === 0) return { text: '', problems };
  const box: Box = { creatures, ...(week && { teams: [teamIn(week.team)] }) };
  return { text: writeBox(game, box, 'oversleep').text, problems };
}

const teamIn = ({ name, members, camp, bedtime, wakeup, recipeType, island, rotation }: Team): BoxTeam => ({
  name,
  members,
  camp,
  bedtime: formatClock(bedtime),
  wakeup: formatClock(wakeup),
  recipeType,
  island: island.shortName,
  ...(rotation && { rotation }),
});
