// A field to search with: a sign, a way to empty it, and where room is short it starts as the sign alone.
import { type KeyboardEvent, useRef, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { Glyph } from '../glyph.tsx';
import { useFitting } from '../use-fitting.ts';
import { controlLook } from './control-look.ts';
import * as styles from './search-bar.module.css';

const t = messages('shell');

interface SearchBarProps {
  /** What can be searched for: read aloud as its name, and shown in the empty field unless that has shorter words. */
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Usually takes the first result. */
  readonly onEnter?: () => void;
  readonly startMinimised?: boolean;
  readonly minWidth?: number;
  readonly maxWidth?: number;
  readonly autoFocus?: boolean;
}

export function SearchBar(props: SearchBarProps) {
  const {
    label,
    placeholder: words = label,
    value,
    onChange,
    onEnter,
    startMinimised = false,
    minWidth,
    maxWidth,
    autoFocus = false,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const placeholder = useFitting(input, words, t('ui.search'));
  const [isExpanded, setExpanded] = useState(!startMinimised);
  // A search that is going on is never hidden.
  const isOpen = isExpanded || value !== '';

  const clear = () => {
    onChange('');
    setExpanded(true);
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // While a word is being composed, its keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // It searches, whatever form it is part of.
      event.preventDefault();
      onEnter?.();
    }
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      onChange('');
    }
  };

  if (!isOpen) {
    return (
      <div className={styles.search} data-ui="search" data-small="true">
        <IconButton outlined label={label} icon={<Glyph name="search" />} onClick={() => setExpanded(true)} />
      </div>
    );
  }
  return (
    <div className={styles.search} data-ui="search" style={{ minWidth, maxWidth }}>
      <span className={styles.sign}>
        <Glyph name="search" />
      </span>
      <input
        ref={input}
        className={`${controlLook.className} ${styles.field}`}
        data-ui={controlLook['data-ui']}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        // biome-ignore lint/a11y/noAutofocus: opened on request, or the first thing to do in a dialog
        autoFocus={autoFocus || (startMinimised && isExpanded)}
        data-autofocus={autoFocus || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
        onBlur={() => {
          if (startMinimised) setExpanded(false);
        }}
      />
      {value !== '' && (
        <span className={styles.clear}>
          <IconButton plain label={t('ui.clearSearch')} icon={<Glyph name="close" size={16} />} onClick={clear} />
        </span>
      )}
    </div>
  );
}
