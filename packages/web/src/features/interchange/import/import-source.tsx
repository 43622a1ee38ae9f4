// The one field for texts, files, links and screenshots, and where players find them.

import { IconFileImport, IconPhoto } from '@tabler/icons-react';
import { messages } from '../../../messages/messages.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FileButton, PICTURES } from '../../../ui/buttons/file-button.tsx';
import { Details } from '../../../ui/details.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { HelpLink, PictureLanguage } from '../pictures/picture-language.tsx';
import type { usePictureJob } from '../pictures/use-picture-job.ts';
import { ExportHelp } from './export-help.tsx';
import type { Import } from './use-import.ts';
import * as styles from './import.module.css';

const t = messages('interchange');

interface ImportSourceProps {
  readonly job: Pick<Import, 'typed' | 'type' | 'readText' | 'failures'>;
  readonly onFiles: (files: readonly File[]) => void;
  readonly pictures: ReturnType<typeof usePictureJob>;
}

const TEXTS = '.txt,.csv,.tsv,.json,.zip,text/plain,text/csv,application/json,application/zip';

export function ImportSource({ job, onFiles, pictures }: ImportSourceProps) {
  const { typed: text, type: setText } = job;
  return (
    <div className={styles.source}>
      {job.failures.map((failure) => (
        <Banner key={failure} kind="warning" what={failure} />
      ))}
      <p>{t('source.intro')}</p>
      <TextArea
        label={t('source.text')}
        rows={6}
        spellCheck={false}
        autoCapitalize="off"
        data-autofocus
        value={text}
        onChange={setText}
        onPaste={(event) => {
          const files = [...event.clipboardData.files];
          if (files.length > 0) {
            event.preventDefault();
            onFiles(files);
            return;
          }
          const pasted = event.clipboardData.getData('text/plain');
          // Into an empty field, a paste is all there is to come.
          if (text.trim() !== '' || pasted.trim() === '') return;
          event.preventDefault();
          setText(pasted);
          void job.readText(pasted);
        }}
      />
      <Row gap={3} wrap align="stretch">
        <Button variant="primary" disabled={text.trim() === ''} onClick={() => void job.readText(text)}>
          {t('source.read')}
        </Button>
        <FileButton
          label={t('source.screenshots')}
          icon={<IconPhoto size={20} aria-hidden="true" />}
          accept={PICTURES}
          about={t('source.screenshotsField')}
          onFiles={onFiles}
        />
        <FileButton
          label={t('source.files')}
          icon={<IconFileImport size={20} aria-hidden="true" />}
          accept={TEXTS}
          about={t('source.filesField')}
          onFiles={onFiles}
        />
      </Row>
      <Details label={t('source.fromScreenshots')}>
        <div className={styles.source}>
          <p>{t('source.aboutScreenshots')}</p>
          <HelpLink />
          <PictureLanguage job={pictures} />
        </div>
      </Details>
      <ExportHelp />
    </div>
  );
}
