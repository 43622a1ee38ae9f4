// Progress of the strengths that are calculated in the background.

import { messages } from '../../messages/messages.ts';
import type { BoxWorths } from '../../sim/use-worths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Row } from '../../ui/layout/layout.tsx';

const t = messages('box');

export function WorthLine({ worths: { state, known, all, retry } }: { readonly worths: BoxWorths }) {
  if (state === 'failed') {
    return (
      <Row as="p" gap={2} tone="muted" size="label" role="alert">
        {t('worth.failed')}{' '}
        <Button small variant="quiet" onClick={retry}>
          {t('retry')}
        </Button>
      </Row>
    );
  }
  if (state === 'done' || all === 0) return null;
  return (
    <Row as="p" gap={2} tone="muted" size="label" data-part="working">
      <Spinner size={16} /> {t('worth.working', { known, all })}
    </Row>
  );
}
