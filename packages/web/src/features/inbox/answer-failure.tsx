// What did not work with a notification, in its card.
import { Banner } from '../../ui/feedback/banner.tsx';
import type { Answer } from './use-answer.ts';

export function AnswerFailure({ failed }: Pick<Answer<string>, 'failed'>) {
  if (failed === null) return null;
  const { what, why } = failed.explanation;
  return <Banner what={what} why={why} action={{ label: 'Retry', onAction: failed.retry }} />;
}
