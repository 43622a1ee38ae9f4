// Doubts of imports travel as codes. A server of before there were codes keeps only their sentences, so these go with them.
import type { CreatureWrite } from '@oversleep/contract';
import { loadAhead } from './page/loading.ts';

/** The sentences are loaded for those who have such creatures; where they can't be, the codes go alone. */
export async function withSentences<B extends Pick<CreatureWrite, 'origin'>>(body: B): Promise<B> {
  const { origin } = body;
  if (!origin?.doubts) return body;
  // By its name, so that the build leaves out the texts of the command line and the API.
  const doubtTexts = await loadAhead(async () => (await import('@oversleep/texts')).doubtTexts);
  return doubtTexts ? { ...body, origin: { ...origin, flags: [...doubtTexts(origin)] } } : body;
}
