// The last step of an import: add everything that is chosen, and go on to the best team or the Pokébox.
import { NEWEST_EDITION, TEAM_SIZE } from '@oversleep/game';
import { useNavigate } from '@tanstack/react-router';
import { messages } from '../../../messages/messages.ts';
import { editionName } from '../../../parts/words/wording.ts';
import { useAppState, useCreatures } from '../../../state/context.ts';
import { boxOf } from '../../../state/data/data.ts';
import { leftWith } from '../../../state/page/best.ts';
import { needsNewestEdition } from '../../../state/page/edition-switch.ts';
import { useSnackbar } from '../../../state/page/snackbar.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { doneWords, importLabel } from './import-words.ts';
import type { Import } from './use-import.ts';
import * as styles from './import-buttons.module.css';

const t = messages('interchange');

/** Milliseconds: long enough to look at the result and change one's mind. */
const TIME_TO_UNDO = 15_000;

interface ImportButtonsProps {
  readonly job: Import;
  readonly onImported: () => void;
  readonly onClose: () => void;
}

export function ImportButtons({ job, onImported, onClose }: ImportButtonsProps) {
  const { stores, settings } = useAppState();
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const owned = useCreatures(({ creatures }) => boxOf(creatures).length);
  const { intake, room } = job;
  const isNothing = !intake || (intake.creatures.length === 0 && intake.teams.length === 0);
  const isTooMuch = intake !== null && intake.added > room;
  if (isNothing)
    return (
      <Button
        variant="primary"
        onClick={() => {
          onImported();
          onClose();
        }}
      >
        {t('done')}
      </Button>
    );
  const take = (next: '/box' | '/best') => {
    const undo = job.takeIn();
    if (!undo) return;
    // The questions were beside the buttons.
    settings.noteGame();
    onImported();
    onClose();
    const { edition } = stores.user.getState();
    const isNewer = needsNewestEdition(edition, intake.creatures);
    if (isNewer) settings.setEdition(NEWEST_EDITION);
    const onAction = () => {
      undo();
      if (isNewer) settings.setEdition(edition);
    };
    show({
      kind: 'success',
      text: isNewer
        ? t('imported.newer', { done: doneWords(intake), edition: editionName(NEWEST_EDITION) })
        : doneWords(intake),
      undo: onAction,
      timeout: TIME_TO_UNDO,
    });
    if (next === '/best') stores.best.setState(({ left }) => ({ left: leftWith(left, null), isWanted: true }));
    void navigate({ to: next });
  };
  const count = intake.added + intake.changed;
  return count > 0 && owned + intake.added >= TEAM_SIZE ? (
    <Row className={styles.buttons} gap={3} wrap align="stretch" justify="end">
      <Button variant="quiet" disabled={isTooMuch} onClick={() => take('/box')}>
        {t('importOnly')}
      </Button>
      <Button variant="primary" disabled={isTooMuch} onClick={() => take('/best')}>
        {t('importAndFind', { count })}
      </Button>
    </Row>
  ) : (
    <Button variant="primary" disabled={isTooMuch} onClick={() => take('/box')}>
      {importLabel(intake)}
    </Button>
  );
}
