// Progress of the strengths that are calculated in the background.
import { messages } from '../../messages/messages.ts';
import type { BoxWorths } from '../../sim/use-worths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import * as styles from './box.module.css';

const t = messages('box');

export function WorthLine({ worths: { state, known, all, retry } }: { readonly worths: BoxWorths }) {
  if (state === 'failed') {
    return (
      <p className={styles.worth} role="alert">
        {t('worth.failed')}{' '}
        <Button small variant="quiet" onClick={retry}>
          {t('retry')}
        </Button>
      </p>
    );
  }
  if (state === 'done' || all === 0) return null;
  return (
    <p className={styles.worth} data-part="working">
      <Spinner size={16} /> {t('worth.working', { known, all })}
    </p>
  );
}
