// Downloads the data of this device as a file, and imports such a file.
import { IconFileImport } from '@tabler/icons-react';
import { useRef } from 'react';
import { messages } from '../../messages/messages.ts';
import { useAppState } from '../../state/context.ts';
import { bundleOf } from '../../state/storage/bundle.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { useDownload } from './use-download.ts';
import { useRestore } from './use-restore.ts';

const t = messages('settings');

export function FileButtons() {
  const { stores } = useAppState();
  const { restoreFile } = useRestore();
  const save = useDownload();
  const input = useRef<HTMLInputElement>(null);
  const backup = async () => ({
    name: `oversleep-${new Date().toISOString().slice(0, 10)}.json`,
    text: JSON.stringify(bundleOf(stores), null, 2),
  });
  const read = async (file: File | undefined) => {
    if (file) await restoreFile(await file.text(), t('files.imported', { file: file.name }));
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
  };
  return (
    <Row gap={3} wrap align="stretch">
      <Button icon={<Glyph name="download" />} onClick={() => void save(backup)}>
        {t('files.download')}
      </Button>
      <Button icon={<IconFileImport size={20} aria-hidden="true" />} onClick={() => input.current?.click()}>
        {t('files.import')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('files.input')}
        onChange={(event) => void read(event.target.files?.[0])}
      />
    </Row>
  );
}
