// Imports boxes of other tools and Pokémon from screenshots: choose, review, import, with Undo.
import { useEffect, useRef } from 'react';
import { messages } from '../../../messages/messages.ts';
import { usePageLeave } from '../../../parts/use-page-leave.ts';
import { useAppState } from '../../../state/context.ts';
import type { ImportRequest } from '../../../state/page/dialogs.ts';
import { useSnackbar } from '../../../state/page/snackbar.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { newestGame } from '../newest-game.ts';
import { ForgetPictures } from '../pictures/forget-pictures.tsx';
import { pictureBox } from '../pictures/picture-box.ts';
import { isPicture } from '../pictures/picture-files.ts';
import { PictureProgress } from '../pictures/picture-progress.tsx';
import { PictureReview } from '../pictures/picture-review.tsx';
import { usePictureJob } from '../pictures/use-picture-job.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportSource } from './import-source.tsx';
import { doneWords, importLabel } from './import-words.ts';
import { useImport } from './use-import.ts';

const t = messages('interchange');

/** Milliseconds: long enough to look at the box and think better of it. */
const TIME_TO_UNDO = 15_000;

const game = newestGame();

export function ImportDialog({ request }: { readonly request: ImportRequest }) {
  const { dialogs } = useAppState();
  const { show } = useSnackbar();
  const job = useImport();
  const pictures = usePictureJob();
  const close = () => dialogs.close('importBox');
  usePageLeave(close);

  const takeFiles = (files: readonly File[]) => {
    const found = files.filter(isPicture);
    const texts = files.filter((file) => !isPicture(file));
    if (found.length > 0) {
      // A preview would not have them.
      job.forget();
      void pictures.add(found);
    }
    if (texts.length > 0) void job.readAll(texts);
  };
  const latest = useRef({ takeFiles, job });
  useEffect(() => {
    latest.current = { takeFiles, job };
  });
  // What is dropped or pasted anywhere comes as another request.
  useEffect(() => {
    if (request.files) latest.current.takeFiles(request.files);
    else if (request.text !== undefined) void latest.current.job.readText(request.text);
  }, [request]);

  const { plan, intake, room } = job;
  const { stage, creatures } = pictures.state;
  const areFromPictures = job.sources.some(({ box }) => box.format === 'screens');
  const isTooMuch = intake !== null && intake.added > room;
  const isNothing = !intake || (intake.creatures.length === 0 && intake.teams.length === 0);
  const done = () => {
    if (areFromPictures) void pictures.forget();
    close();
  };
  const take = () => {
    const undo = job.takeIn();
    if (!undo || !intake) return;
    done();
    show({
      kind: 'success',
      text: doneWords(intake),
      action: { label: t('undo'), onAction: undo },
      timeout: TIME_TO_UNDO,
    });
  };

  const isPreparing = job.isReading || (stage === 'joining' && !plan);
  const isOnItsWay = stage === 'reading' || stage === 'paused';
  const view = isPreparing ? 'preparing' : plan ? 'plan' : isOnItsWay ? 'progress' : stage;
  const top = useTopOf(view);

  const foot =
    view === 'plan' ? (
      <>
        <Button key="back" onClick={job.forget}>
          {areFromPictures ? t('back') : t('restart')}
        </Button>
        {areFromPictures && isNothing ? (
          <Button key="done" variant="primary" onClick={done}>
            {t('done')}
          </Button>
        ) : (
          <Button key="take" variant="primary" disabled={isNothing || isTooMuch} onClick={take}>
            {intake ? importLabel(intake) : ''}
          </Button>
        )}
      </>
    ) : view === 'review' ? (
      <>
        <ForgetPictures key="forget" label={t('discard')} onForget={() => void pictures.forget()} />
        <Button
          key="preview"
          variant="primary"
          disabled={creatures.length === 0}
          onClick={() => job.takeSource({ name: t('screenshotsName'), box: pictureBox(game, pictures.state) })}
        >
          {t('continue')}
        </Button>
      </>
    ) : undefined;

  return (
    <Dialog open title={t('title')} maxWidth={860} onClose={close} foot={foot}>
      <div ref={top}>
        {view === 'preparing' ? (
          <Loading label={stage === 'joining' ? t('joining') : t('reading')} />
        ) : plan ? (
          <ImportPreview job={job} plan={plan} />
        ) : stage === 'none' ? (
          <ImportSource job={job} onFiles={takeFiles} pictures={pictures} />
        ) : stage === 'review' ? (
          <PictureReview job={pictures} />
        ) : (
          <PictureProgress job={pictures} />
        )}
      </div>
    </Dialog>
  );
}

/** Another view begins at its top, and with the title, as a dialog that has just been opened does. */
function useTopOf(view: string) {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    content.current?.closest('[data-part="body"]')?.scrollTo(0, 0);
    content.current?.closest('dialog')?.querySelector<HTMLElement>('[data-ui="dialog-title"]')?.focus();
  }, [view]);
  return content;
}
