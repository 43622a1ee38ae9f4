// The text of an export, what it leaves out, and buttons to copy and download it.
import type { Language } from '@oversleep/game';
import { type Box, type Format, type Losses, writeBox } from '@oversleep/interchange';
import { useMemo } from 'react';
import { messages } from '../../../messages/messages.ts';
import { noteWords } from '../../../parts/words/note-words.ts';
import { useSnackbar } from '../../../state/page/snackbar.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { download } from '../../../ui/charts/export.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import { newestGame } from '../newest-game.ts';
import { exportName } from './export-choice.ts';
import * as styles from './export.module.css';

const t = messages('interchange');

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
  const { text, remarks } = useMemo(
    () => writeBox(newestGame(), box, format.id, { language, at: new Date().toISOString() }),
    [box, format, language],
  );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      show({ kind: 'success', text: t('export.copied') });
    } catch {
      show({ kind: 'error', text: t('export.copyFailed') });
    }
  };
  const save = () => {
    const day = new Date().toISOString().slice(0, 10);
    download(exportName(what, day, format.extension), new Blob([text], { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <>
      <LossList losses={format.losses} />
      {remarks.length > 0 && (
        <Banner kind="warning" what={t('export.omitted')} why={remarks.slice(0, 5).map(noteWords).join(' ')} />
      )}
      <figure className={styles.preview}>
        <figcaption>
          {t('export.lines', { count: text.split('\n').filter((line) => line.trim() !== '').length })}
        </figcaption>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard too */}
        <section aria-label={t('preview')} tabIndex={0} lang={format.languages ? language : undefined}>
          <pre data-wraps={format.extension === 'json'}>
            {text.length > PREVIEW ? `${text.slice(0, PREVIEW)}…` : text}
          </pre>
        </section>
      </figure>
      <Row className={styles.ways} fill="solid" edge="top" gap={3} wrap align="stretch" justify="end">
        <Button icon={<Glyph name="copy" />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button variant="primary" icon={<Glyph name="download" />} onClick={save}>
          {t('download')}
        </Button>
      </Row>
    </>
  );
}

function LossList({ losses: { fields, changes } }: { readonly losses: Losses }) {
  if (fields.length + changes.length === 0) return <Text tone="muted">{t('export.keepsAll')}</Text>;
  return (
    <Text as="div" className={styles.losses} tone="muted">
      <p>{t('export.loses')}</p>
      <ul>
        {fields.map((field) => (
          <li key={field}>{t('export.notIncluded', { field: t(`lost.${field}`) })}</li>
        ))}
        {changes.map((change) => (
          <li key={change}>{t(`written.${change}`)}</li>
        ))}
      </ul>
    </Text>
  );
}
