// The dialogs of import and export, while they are open.
import type { ReactNode } from 'react';
import { useDialogs } from '../../state/context.ts';
import { ExportDialog } from './export/export-dialog.tsx';
import { ImportDialog } from './import/import-dialog.tsx';

/** `meanwhile` is shown while screenshots are being read. */
export function InterchangeDialogs({ meanwhile }: { readonly meanwhile?: ReactNode }) {
  const { importBox, exportBox } = useDialogs((state) => state);
  return (
    <>
      {importBox && <ImportDialog request={importBox} meanwhile={meanwhile} />}
      {exportBox && <ExportDialog request={exportBox} />}
    </>
  );
}
