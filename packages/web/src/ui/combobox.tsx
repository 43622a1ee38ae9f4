// A search field with a list of what it found, used by keyboard, mouse or finger.
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type ListState, pressKey } from './combobox-keys.ts';
import { controlLook } from './control-look.ts';
import * as styles from './combobox.module.css';
import * as fieldStyles from './field.module.css';

interface ComboboxOption {
  readonly id: string;
  readonly content: ReactNode;
}

interface ComboboxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly options: readonly ComboboxOption[];
  readonly selectedId: string | null;
  /** One line below the field, read aloud when it changes. */
  readonly note: string;
  readonly clearLabel: string;
  readonly onText: (text: string) => void;
  readonly onChoose: (id: string) => void;
  readonly onClear: () => void;
  /** Escape: what was typed is to be forgotten. */
  readonly onRestore: () => void;
  /** The field is left without a choice. */
  readonly onLeave: () => void;
}

const CLOSED: ListState = { open: false, active: -1 };

export function Combobox(props: ComboboxProps) {
  const { label, placeholder, text, options, selectedId, note, clearLabel } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const marked = useRef<HTMLDivElement>(null);
  const [list, setList] = useState(CLOSED);
  const isOpen = list.open && options.length > 0;
  const selectedIndex = options.findIndex((option) => option.id === selectedId);

  // Only a move of the mark may scroll the list; the identity of the options says nothing about that.
  useEffect(() => {
    if (isOpen && list.active >= 0) marked.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, list.active]);

  const choose = (index: number) => {
    const option = options[index];
    setList(CLOSED);
    if (option) props.onChoose(option.id);
  };

  const click = (event: MouseEvent, index: number) => {
    choose(index);
    // A mouse leaves the field ready for more typing, a finger wants the keyboard of the screen out of the way.
    if (event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch') input.current?.blur();
  };

  const press = (event: KeyboardEvent) => {
    // While a Japanese, Korean or Chinese word is being composed, its keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const state = isOpen ? list : { open: false, active: selectedIndex };
    const outcome = pressKey(event.key, state, options.length);
    if (!outcome) return;
    event.preventDefault();
    setList({ open: outcome.open, active: outcome.active });
    if (outcome.does === 'choose') choose(outcome.active);
    if (outcome.does === 'restore') props.onRestore();
  };

  const clear = () => {
    setList(CLOSED);
    props.onClear();
    input.current?.focus();
  };

  return (
    <div className={fieldStyles.field} data-ui="field">
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          {...controlLook}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={placeholder}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && list.active >= 0 ? `${id}-${list.active}` : undefined}
          aria-describedby={`${id}-note`}
          value={text}
          onChange={(event) => {
            props.onText(event.target.value);
            setList({ open: true, active: 0 });
          }}
          onFocus={(event) => event.target.select()}
          onClick={() => setList({ open: true, active: selectedIndex })}
          onBlur={() => {
            setList(CLOSED);
            props.onLeave();
          }}
          onKeyDown={press}
        />
        {text !== '' && (
          <button type="button" className={styles.clear} aria-label={clearLabel} onClick={clear}>
            <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
              <path d="M2 2 L10 10 M10 2 L2 10" />
            </svg>
          </button>
        )}
        <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={label} hidden={!isOpen}>
          {isOpen &&
            options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which keeps the focus
              <div
                key={option.id}
                ref={index === list.active ? marked : undefined}
                id={`${id}-${index}`}
                className={styles.option}
                role="option"
                tabIndex={-1}
                aria-selected={option.id === selectedId}
                data-active={index === list.active}
                // The field keeps the focus, so that typing can go on.
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => click(event, index)}
              >
                {option.content}
              </div>
            ))}
        </div>
      </div>
      <p id={`${id}-note`} className={fieldStyles.note} role="status">
        {note}
      </p>
    </div>
  );
}
