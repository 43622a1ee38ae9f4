// The save status of a setting in words, with Retry and Undo after a failure.
import { messages } from '../../messages/messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useFading } from '../../ui/feedback/use-fading.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import type { WatchedSaving } from './use-saving.ts';
import * as settingsStyles from './settings.module.css';

const t = messages('settings');

interface SaveLineProps {
  readonly saving: WatchedSaving;
  /** Beside a control that shows "saving" and "saved" itself. */
  readonly onlyTrouble?: boolean;
}

const TONES = { idle: 'muted', saving: 'muted', saved: 'success', failed: 'danger' } as const;

export function SaveLine({ saving, onlyTrouble = false }: SaveLineProps) {
  const { status, note, trouble, retry, undo } = saving;
  const shown = useFading(status);
  return (
    <Row className={settingsStyles.save} gap={1} gapX={3} wrap>
      <Row as="p" className={settingsStyles.saveWords} gap={1.5} tone={TONES[shown]} size="note" role="status">
        {!onlyTrouble && shown === 'saving' && (
          <>
            <Spinner size={16} /> {t('saving.saving')}
          </>
        )}
        {!onlyTrouble && shown === 'saved' && (
          <>
            <Glyph name="check" size={16} /> {t('saving.saved')}
          </>
        )}
        {note !== null && (
          <>
            <Glyph name={status === 'failed' ? 'error' : 'info'} size={16} />
            {status === 'failed' && !onlyTrouble ? t('saving.failed', { reason: note }) : note}
          </>
        )}
      </Row>
      {trouble !== null && (
        <Row as="span" gap={2} align="stretch">
          <Button small onClick={retry}>
            {t('retry')}
          </Button>
          {trouble === 'refused' && (
            <Button small variant="quiet" onClick={undo}>
              {t('saving.undo')}
            </Button>
          )}
        </Row>
      )}
    </Row>
  );
}
