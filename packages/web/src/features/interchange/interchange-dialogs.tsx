// The dialogs of import and export, while they are open.
import type { ReactNode } from 'react';
import { useDialogs } from '../../state/context.ts';
import { ExportDialog } from './export/export-dialog.tsx';
import { ImportDialog } from './import/import-dialog.tsx';

interface InterchangeDialogsProps {
  /** Shown while screenshots are being read. */
  readonly meanwhile?: ReactNode;
  /** Shown beside what is about to be imported. */
  readonly setup?: ReactNode;
}

export function InterchangeDialogs({ meanwhile, setup }: InterchangeDialogsProps) {
  const { importBox, exportBox } = useDialogs((state) => state);
  return (
    <>
      {importBox && <ImportDialog request={importBox} meanwhile={meanwhile} setup={setup} />}
      {exportBox && <ExportDialog request={exportBox} />}
    </>
  );
}
