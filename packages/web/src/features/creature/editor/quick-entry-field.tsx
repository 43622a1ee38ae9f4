// Edits the whole creature in one line. What is understood is shown while typing; Enter or Save applies it.
import { listFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { APART } from '../../../ui/fields/refused-field.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useTyping } from '../../../ui/fields/use-typing.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { MOBILE, TOUCH, useMedia } from '../../../ui/use-media.ts';
import type { QuickEntry } from './quick-entry.ts';
import * as styles from './quick-entry-field.module.css';

const t = messages('creature');

const inList = listFormat({ type: 'unit' });

interface QuickEntryFieldProps {
  readonly line: string;
  readonly entry: QuickEntry;
  /** Whether Save was pressed with words that were not understood. */
  readonly isRefused: boolean;
  readonly onLine: (line: string) => void;
  readonly onApply: () => void;
}

export function QuickEntryField({ line, entry, isRefused, onLine, onApply }: QuickEntryFieldProps) {
  const isMobile = useMedia(MOBILE);
  const isTouch = useMedia(TOUCH);
  const typing = useTyping();
  const understood = [...new Set(entry.understood.map(({ text }) => text))];
  const refusal = refusalOfEntry(entry, isRefused);
  return (
    <Stack
      as="form"
      gap={1.5}
      // Save applies what is understood before it stops here.
      {...{ [APART]: '' }}
      onSubmit={(event) => {
        event.preventDefault();
        typing.end();
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
        message={typing.isTyping && !isRefused ? undefined : refusal}
        onBlur={typing.end}
        onChange={(typed) => {
          typing.begin();
          onLine(typed);
        }}
      />
      {understood.length > 0 && (
        <Row as="p" gap={1.5} wrap align="stretch" size="note">
          {understood.map((text) => (
            <span key={text} className={styles.word}>
              {text}
            </span>
          ))}
        </Row>
      )}
      <p className="unseen" role="status">
        {!typing.isTyping && understood.length > 0 && t('entry.understood', { words: inList(understood) })}
      </p>
    </Stack>
  );
}

function refusalOfEntry({ unknown }: QuickEntry, isRefused: boolean): string | undefined {
  if (unknown.length === 0) return undefined;
  const words = inList(unknown);
  return isRefused ? t('entry.refused', { words }) : t('entry.unknown', { words });
}
