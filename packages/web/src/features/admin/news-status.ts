// What became of a piece of news, in words.
import type { NewsItem } from '@oversleep/contract';
import { utcText } from '../../parts/words/moment.ts';

export function newsStatus({ withdrawn, updated_at: updated, news }: NewsItem): string {
  if (withdrawn) return 'Withdrawn';
  return Date.parse(updated) > Date.parse(news.created_at) ? `Changed ${utcText(updated)}` : 'Published';
}
