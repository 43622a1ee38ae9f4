// Edits the whole creature in one line. What is understood is shown while typing; Enter or Save applies it.
import { listFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { MOBILE, TOUCH, useMedia } from '../../../ui/use-media.ts';
import type { Entry } from './quick-entry.ts';
import * as styles from './quick-entry-field.module.css';

const t = messages('creature');

const inList = listFormat({ type: 'unit' });

interface QuickEntryFieldProps {
  readonly line: string;
  readonly entry: Entry;
  /** Whether Save was pressed with words that were not understood. */
  readonly isRefused: boolean;
  readonly onLine: (line: string) => void;
  readonly onApply: () => void;
}

export function QuickEntryField({ line, entry, isRefused, onLine, onApply }: QuickEntryFieldProps) {
  const isMobile = useMedia(MOBILE);
  const isTouch = useMedia(TOUCH);
  return (
    <form
      className={styles.quickEntry}
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
    >
      <TextField
        label={t('entry.label')}
        placeholder={t('entry.placeholder')}
        value={line}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        data-autofocus={!isMobile || undefined}
        note={isMobile || isTouch ? t('entry.note') : t('entry.noteWithKeys')}
        message={isRefused && entry.unknown.length > 0 ? refusalOfEntry(entry) : undefined}
        onChange={onLine}
      />
      {line.trim() !== '' && (
        <p className={styles.read} role="status">
          {[...new Set(entry.understood.map(({ text }) => text))].map((text) => (
            <span key={text} className={styles.word}>
              {text}
            </span>
          ))}
          {entry.unknown.length > 0 && !isRefused && (
            <span className={styles.unknown}>{t('entry.unknown', { words: inList(entry.unknown) })}</span>
          )}
        </p>
      )}
    </form>
  );
}

const refusalOfEntry = ({ unknown }: Entry): string => t('entry.refused', { words: inList(unknown) });
