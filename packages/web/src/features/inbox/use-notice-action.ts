// Does something with a notification: says that it is at it, what failed, and looks again when it was no longer there.
import { useState } from 'react';
import { ApiFailure, explain, type FailureWords } from '../../api/failure.ts';
import { useAppState } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';

export interface NoticeAction<Name extends string> {
  /** What is being done now. */
  readonly doing: Name | null;
  readonly failed: { readonly explanation: FailureWords; readonly retry: () => void } | null;
  readonly answer: (name: Name, action: () => Promise<void>, words: { what: string; done?: string }) => Promise<void>;
}

export function useNoticeAction<Name extends string>(): NoticeAction<Name> {
  const { social } = useAppState();
  const { show } = useSnackbar();
  const [doing, setDoing] = useState<Name | null>(null);
  const [failed, setFailed] = useState<NoticeAction<Name>['failed']>(null);

  const answer: NoticeAction<Name>['answer'] = async (name, action, words) => {
    if (doing !== null) return;
    setDoing(name);
    setFailed(null);
    try {
      await action();
      if (words.done !== undefined) show({ kind: 'success', text: words.done });
    } catch (error) {
      const explanation = explain(words.what, error);
      if (error instanceof ApiFailure && error.kind === 'notFound') {
        // Answered on another device, or taken back: it leaves the list, and the reason must not go with it.
        show({ kind: 'info', text: `${words.what}. ${explanation.why}` });
        await social.syncNotifications();
      } else setFailed({ explanation, retry: () => void answer(name, action, words) });
    } finally {
      setDoing(null);
    }
  };
  return { doing, failed, answer };
}
