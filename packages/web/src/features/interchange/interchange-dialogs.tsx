// The dialogs for import and export, once they are opened.
import { useDialogs } from '../../state/context.ts';
import { ExportDialog } from './export/export-dialog.tsx';
import { ImportDialog } from './import/import-dialog.tsx';

export function InterchangeDialogs() {
  const { importBox, exportBox } = useDialogs((state) => state);
  return (
    <>
      {importBox && <ImportDialog request={importBox} />}
      {exportBox && <ExportDialog request={exportBox} />}
    </>
  );
}
