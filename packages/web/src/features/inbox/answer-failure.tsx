// What did not work with a notification, in its card.

import { messages } from '../../messages/messages.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import type { NoticeAction } from './use-notice-action.ts';

const t = messages('inbox');

export function AnswerFailure({ failed }: Pick<NoticeAction<string>, 'failed'>) {
  if (failed === null) return null;
  const { what, why } = failed.explanation;
  return <Banner what={what} why={why} action={{ label: t('retry'), onAction: failed.retry }} />;
}
