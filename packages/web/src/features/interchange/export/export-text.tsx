// What would be written, what is lost by it, and the two ways out: the clipboard and a file.
import type { Language } from '@oversleep/game';
import { type Box, type Format, writeBox } from '@oversleep/interchange';
import { useMemo } from 'react';
import { countText } from '../../../parts/words/wording.ts';
import { useSnackbar } from '../../../state/page/snackbar.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { download } from '../../../ui/charts/export.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { newestGame } from '../newest-game.ts';
import { exportName } from './export-choice.ts';
import * as styles from './export.module.css';

interface ExportTextProps {
  readonly format: Format;
  readonly box: Box;
  readonly language: Language;
  /** Part of the file's name. */
  readonly what: string;
}

/** Characters of a preview: enough to see what it is. */
const PREVIEW = 2000;

export function ExportText({ format, box, language, what }: ExportTextProps) {
  const { show } = useSnackbar();
  const { text, notes } = useMemo(() => writeBox(newestGame(), box, format.id, { language }), [box, format, language]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      show({ kind: 'success', text: 'Copied' });
    } catch {
      show({ kind: 'error', text: 'Your browser did not let it onto the clipboard' });
    }
  };
  const save = () => {
    const day = new Date().toISOString().slice(0, 10);
    download(exportName(what, day, format.extension), new Blob([text], { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <>
      <Losses loses={format.loses} />
      {notes.length > 0 && (
        <Banner kind="warning" what="Not everybody can be written like this" why={notes.slice(0, 5).join(' ')} />
      )}
      <figure className={styles.preview}>
        <figcaption>{linesWords(text)}</figcaption>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard too */}
        <section aria-label="Preview" tabIndex={0} lang={format.languages ? language : undefined}>
          <pre data-wraps={format.extension === 'json'}>
            {text.length > PREVIEW ? `${text.slice(0, PREVIEW)}…` : text}
          </pre>
        </section>
      </figure>
      <div className={styles.ways}>
        <Button icon={<Glyph name="copy" />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="primary" icon={<Glyph name="download" />} onClick={save}>
          Download
        </Button>
      </div>
    </>
  );
}

function linesWords(text: string): string {
  const count = text.split('\n').filter((line) => line.trim() !== '').length;
  return count === 1 ? '1 line' : `${countText(count)} lines`;
}

function Losses({ loses }: Pick<Format, 'loses'>) {
  if (loses.length === 0) return <p className={styles.keeps}>It keeps everything.</p>;
  return (
    <div className={styles.losses}>
      <p>What it does not keep:</p>
      <ul>
        {loses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
    </div>
  );
}
