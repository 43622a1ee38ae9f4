// How players will see a piece of news. The card is the inbox's and is handed in, because features do not know each other.
import type { Notification } from '@oversleep/contract';
import { createContext, type FunctionComponent, useContext } from 'react';
import { Stack } from '../../ui/layout/layout.tsx';

export type NewsContent = NonNullable<Notification['news']>;

export type NewsCard = FunctionComponent<{
  readonly notification: Notification & { readonly news: NewsContent };
  readonly preview?: boolean;
}>;

export const NewsCardContext = createContext<NewsCard | null>(null);

export function NewsPreview({ news }: { readonly news: NewsContent }) {
  const Card = useContext(NewsCardContext);
  if (!Card) throw new Error('A preview of news must be inside NewsCardContext');
  return (
    <Stack most={18.75}>
      <Card preview notification={{ externalId: '', template: 'News', news }} />
    </Stack>
  );
}
