// Takes boxes from other tools: first the field for texts, files and links, then what would happen, then it is done, with a way back.
import { useEffect, useRef } from 'react';
import { useLeftPage } from '../../parts/use-left-page.ts';
import { useAppState } from '../../state/context.ts';
import type { ImportRequest } from '../../state/page/dialogs.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportSource } from './import-source.tsx';
import { doneWords, importLabel } from './import-words.ts';
import { useImport } from './use-import.ts';

/** Milliseconds: long enough to look at the box and think better of it. */
const TIME_TO_UNDO = 15_000;

export function ImportDialog({ request }: { readonly request: ImportRequest }) {
  const { dialogs } = useAppState();
  const { show } = useSnackbar();
  const job = useImport();
  const close = () => dialogs.close('importBox');
  useLeftPage(close);

  const latest = useRef(job);
  useEffect(() => {
    latest.current = job;
  });
  // What is dropped or pasted anywhere comes as another request.
  useEffect(() => {
    if (request.files) void latest.current.readAll(request.files);
    else if (request.text !== undefined) void latest.current.readText(request.text);
  }, [request]);

  const { plan, intake, room } = job;
  const isTooMuch = intake !== null && intake.added > room;
  const isNothing = !intake || (intake.creatures.length === 0 && intake.teams.length === 0);
  const take = () => {
    const undo = job.takeIn();
    if (!undo || !intake) return;
    close();
    show({
      kind: 'success',
      text: `Into your Pokébox: ${doneWords(intake)}`,
      action: { label: 'Undo', onAction: undo },
      timeout: TIME_TO_UNDO,
    });
  };

  return (
    <Dialog
      open
      title="Import Pokémon"
      maxWidth={860}
      onClose={close}
      foot={
        plan ? (
          <>
            <Button onClick={job.forget}>Something else</Button>
            <Button variant="primary" disabled={isNothing || isTooMuch} onClick={take}>
              {intake ? importLabel(intake) : ''}
            </Button>
          </>
        ) : undefined
      }
    >
      {job.isReading ? (
        <Loading label="Reading…" />
      ) : plan ? (
        <ImportPreview job={job} plan={plan} />
      ) : (
        <ImportSource job={job} />
      )}
    </Dialog>
  );
}
