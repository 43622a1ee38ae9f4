// Imports boxes of other tools and Pokémon from screenshots: choose, review, import, with Undo.
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { messages } from '../../../messages/messages.ts';
import { usePageLeave } from '../../../parts/use-page-leave.ts';
import { useAppState } from '../../../state/context.ts';
import type { ImportRequest } from '../../../state/page/dialogs.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ForgetPictures } from '../pictures/forget-pictures.tsx';
import { pictureBox } from '../pictures/picture-box.ts';
import { isPicture } from '../pictures/picture-files.ts';
import { PictureProgress } from '../pictures/picture-progress.tsx';
import { usePictureJob } from '../pictures/use-picture-job.ts';
import { ImportButtons } from './import-buttons.tsx';
import type { ImportPlan } from './import-plan.ts';
import { ImportReview } from './import-review.tsx';
import { ImportSource } from './import-source.tsx';
import { useImport } from './use-import.ts';

const t = messages('interchange');

interface ImportDialogProps {
  readonly request: ImportRequest;
  readonly meanwhile: ReactNode;
  readonly setup: ReactNode;
}

export function ImportDialog({ request, meanwhile, setup }: ImportDialogProps) {
  const { dialogs } = useAppState();
  const pictures = usePictureJob();
  const { stage, creatures, problems } = pictures.state;
  const pictured = useMemo(
    () =>
      stage === 'review' && creatures.length > 0
        ? {
            name: t('screenshotsName'),
            box: pictureBox({ pictures: pictures.state.pictures, creatures, problems }),
          }
        : undefined,
    [stage, creatures, problems, pictures.state.pictures],
  );
  const job = useImport(pictured, request.files !== undefined || request.text !== undefined);
  const close = () => dialogs.close('importBox');
  usePageLeave(close);

  const takeFiles = (files: readonly File[]) => {
    const found = files.filter(isPicture);
    const texts = files.filter((file) => !isPicture(file));
    if (found.length > 0) void pictures.add(found);
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

  const isPreparing = job.isReading || stage === 'joining';
  const isOnItsWay = stage === 'reading' || stage === 'paused';
  const view = isOnItsWay
    ? 'progress'
    : isPreparing
      ? 'preparing'
      : job.plan || stage === 'review'
        ? 'review'
        : 'source';
  const top = useTopOf(view);
  const discard = async () => {
    job.forget();
    await pictures.forget();
  };

  const foot =
    view === 'review' ? (
      <>
        {stage === 'review' ? (
          <ForgetPictures key="forget" label={t('discard')} onForget={() => void discard()} />
        ) : (
          <Button key="back" onClick={job.forget}>
            {t('restart')}
          </Button>
        )}
        <ImportButtons key="import" job={job} onImported={() => void pictures.forget()} onClose={close} />
      </>
    ) : undefined;

  return (
    <Dialog open title={t('title')} maxWidth={860} onClose={close} foot={foot}>
      <div ref={top}>
        {view === 'preparing' ? (
          <Loading label={stage === 'joining' ? t('joining') : t('reading')} />
        ) : view === 'progress' ? (
          <PictureProgress job={pictures}>
            <Suspense>{meanwhile}</Suspense>
          </PictureProgress>
        ) : view === 'source' ? (
          <ImportSource job={job} onFiles={takeFiles} pictures={pictures} />
        ) : (
          <ImportReview job={job} plan={job.plan ?? NOTHING_PLANNED} pictures={pictures} setup={setup} />
        )}
      </div>
    </Dialog>
  );
}

/** Where no screenshot could be read. */
const NOTHING_PLANNED: ImportPlan = { rows: [], unreadable: [], teams: [], notes: [] };

/** Another view begins at its top, and with what has come of the last one, or the title. What gets the focus is read aloud, and once. */
function useTopOf(view: string) {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    content.current?.closest('[data-part="body"]')?.scrollTo(0, 0);
    const summary = content.current?.querySelector<HTMLElement>('[data-part="summary"]');
    const title = content.current?.closest('dialog')?.querySelector<HTMLElement>('[data-ui="dialog-title"]');
    (summary ?? title)?.focus();
  }, [view]);
  return content;
}
