// Doubts of imports travel as codes. A server of before there were codes keeps only their sentences, so these go with them.
import type { CreatureWrite } from '@oversleep/contract';

/** The sentences are loaded for those who have such creatures. */
export async function withSentences<B extends Pick<CreatureWrite, 'origin'>>(body: B): Promise<B> {
  const { origin } = body;
  if (!origin?.doubts) return body;
  const { doubtTexts } = await import('@oversleep/texts');
  return { ...body, origin: { ...origin, flags: [...doubtTexts(origin)] } };
}
