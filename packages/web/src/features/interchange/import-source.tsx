// The one field for texts, files and links, and where players find them.
import { IconFileImport } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import type { Import } from './use-import.ts';
import { WhereFrom } from './where-from.tsx';
import * as styles from './import.module.css';

export function ImportSource({ job }: { readonly job: Pick<Import, 'readText' | 'readAll' | 'failures'> }) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const choose = async (files: readonly File[]) => {
    if (files.length > 0) await job.readAll(files);
  };
  return (
    <div className={styles.source}>
      {job.failures.map((failure) => (
        <Banner key={failure} kind="warning" what={failure} />
      ))}
      <p>
        Paste what another tool has given you, a link to a Pokémon, or drop files anywhere on the page. You will see
        what happens before it does. Nothing leaves this device.
      </p>
      <TextArea
        label="Text or link"
        rows={6}
        spellCheck={false}
        autoCapitalize="off"
        data-autofocus
        value={text}
        onChange={setText}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          // Into an empty field, a paste is all there is to come.
          if (text.trim() !== '' || pasted.trim() === '') return;
          event.preventDefault();
          setText(pasted);
          void job.readText(pasted);
        }}
      />
      <div className={styles.ways}>
        <Button variant="primary" disabled={text.trim() === ''} onClick={() => void job.readText(text)}>
          Read the text
        </Button>
        <Button icon={<IconFileImport size={20} aria-hidden="true" />} onClick={() => input.current?.click()}>
          Choose files
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept=".txt,.csv,.tsv,.json,.zip,text/plain,text/csv,application/json,application/zip"
          aria-label="Files with boxes of Pokémon"
          onChange={({ currentTarget }) => {
            void choose([...(currentTarget.files ?? [])]);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      <WhereFrom />
    </div>
  );
}
