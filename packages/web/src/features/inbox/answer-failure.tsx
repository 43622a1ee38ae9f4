// What did not work with a notification, in its card.
import { Banner } from '../../ui/feedback/banner.tsx';
import type { NoticeAction } from './use-notice-action.ts';

export function AnswerFailure({ failed }: Pick<NoticeAction<string>, 'failed'>) {
  if (failed === null) return null;
  const { what, why } = failed.explanation;
  return <Banner what={what} why={why} action={{ label: 'Retry', onAction: failed.retry }} />;
}
