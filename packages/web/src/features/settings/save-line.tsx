// Says in words how the saving of a setting goes, with what can be done when it does not.
import { Button } from '../../ui/buttons/button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useFading } from '../../ui/feedback/use-fading.ts';
import { Glyph } from '../../ui/glyph.tsx';
import type { WatchedSaving } from './use-saving.ts';
import * as styles from './save-line.module.css';
import * as settingsStyles from './settings.module.css';

interface SaveLineProps {
  readonly saving: WatchedSaving;
  /** Beside a control that shows "saving" and "saved" itself. */
  readonly onlyTrouble?: boolean;
}

export function SaveLine({ saving, onlyTrouble = false }: SaveLineProps) {
  const { status, note, trouble, retry, takeBack } = saving;
  const shown = useFading(status);
  return (
    <div className={settingsStyles.save} data-status={shown}>
      <p className={settingsStyles.saveWords} role="status">
        {!onlyTrouble && shown === 'saving' && (
          <>
            <Spinner size={16} /> Saving
          </>
        )}
        {!onlyTrouble && shown === 'saved' && (
          <>
            <Glyph name="check" size={16} /> Saved
          </>
        )}
        {note !== null && (
          <>
            <Glyph name={status === 'failed' ? 'error' : 'info'} size={16} />
            {status === 'failed' && !onlyTrouble ? `Could not be saved. ${note}` : note}
          </>
        )}
      </p>
      {trouble !== null && (
        <span className={styles.saveWays}>
          <Button small onClick={retry}>
            Retry
          </Button>
          {trouble === 'refused' && (
            <Button small variant="quiet" onClick={takeBack}>
              Take it back
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
