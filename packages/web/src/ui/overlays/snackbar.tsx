// A short message that disappears after a while, but not while it is hovered or focused. It may have one button, such as Undo.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '../../messages/messages.ts';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { KIND_COLOURS, KIND_GLYPHS, kindText, type NoticeKind } from '../buttons/kinds.ts';
import { useCountdown } from '../feedback/use-countdown.ts';
import { Glyph } from '../glyph.tsx';
import { useTopLayer } from './use-top-layer.ts';
import * as styles from './snackbar.module.css';

const t = messages('shell');

export interface Message {
  /** A new one for each piece of news, even if the words are the same. */
  readonly id: string;
  readonly kind: NoticeKind;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
  /** Its action undoes it, and it is in the history. */
  readonly undo?: (() => void) | undefined;
  /** Milliseconds, or infinite. Where nothing is said it is time enough to read it, and where there is something to do, to look at it first. */
  readonly timeout?: number | undefined;
  /** False for news without a cross. */
  readonly closable?: boolean | undefined;
}

interface SnackbarProps {
  /** The latest news; a later one takes the place of the present one. */
  readonly message: Message | null;
  readonly onClose: () => void;
  /** Opens the history of what can be undone. */
  readonly onHistory?: () => void;
}

const TIME_TO_READ_MS = 5000;
const TIME_TO_ACT_MS = 8000;

export function Snackbar({ message, onClose, onHistory }: SnackbarProps) {
  const layer = useTopLayer();
  const host = useRef<HTMLElement>(null);
  useNewsKeys(message, host, onClose);
  const isUrgent = message !== null && (message.kind === 'error' || message.kind === 'warning');
  const shown = message && <Shown key={message.id} message={message} onClose={onClose} onHistory={onHistory} />;
  // The regions stay in the page, because a screen reader reads what is put into one, not one that is put in.
  return createPortal(
    <section ref={host} className={styles.host} data-ui="snackbar-host" aria-label={t('ui.news')}>
      <div role="status">{!isUrgent && shown}</div>
      <div role="alert">{isUrgent && shown}</div>
    </section>,
    layer,
  );
}

/** F6 leads to the latest news from wherever one is, Ctrl+Z takes back what it says. */
function useNewsKeys(message: Message | null, host: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    if (!message) return undefined;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (event.defaultPrevented || shiftKey || altKey) return;
      if (key === 'F6' && !ctrlKey && !metaKey) {
        event.preventDefault();
        host.current?.querySelector<HTMLElement>('[data-ui="snackbar"] button')?.focus();
      }
      if (key.toLowerCase() === 'z' && (ctrlKey || metaKey) && message.undo && !isWriting(event.target)) {
        event.preventDefault();
        onClose();
        message.action?.onAction();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [message, host, onClose]);
}

/** There Ctrl+Z takes back what was typed. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

interface ShownProps extends Omit<SnackbarProps, 'message' | 'onHistory'> {
  readonly message: Message;
  readonly onHistory: (() => void) | undefined;
}

function Shown({ message, onClose, onHistory }: ShownProps) {
  const { id, kind, text, action, undo, closable = true } = message;
  const { timeout = action ? TIME_TO_ACT_MS : TIME_TO_READ_MS } = message;
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useCountdown(id, timeout, isHovered || isFocused, onClose);
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget | null>(null);
  // Who has come here by the keyboard goes back to where they were.
  useLayoutEffect(() => {
    const shown = bar.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      const place = before.current instanceof HTMLElement && before.current.isConnected ? before.current : null;
      (place ?? document.querySelector('main'))?.focus();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside act, this only watches whether it is being read
    <div
      ref={bar}
      className={styles.snackbar}
      data-ui="snackbar"
      style={{ color: KIND_COLOURS[kind] }}
      data-kind={kind}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget }) => {
        if (!bar.current?.contains(relatedTarget)) before.current = relatedTarget;
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
    >
      <Glyph name={KIND_GLYPHS[kind]} size={22} />
      <p className={styles.text}>
        <span className="unseen">{kindText(kind)} </span>
        {text}
      </p>
      <div className={styles.ways}>
        {action && (
          <Button
            small
            variant="quiet"
            onClick={() => {
              onClose();
              action.onAction();
            }}
          >
            {action.label}
          </Button>
        )}
        {undo && onHistory && (
          <Button
            small
            variant="quiet"
            onClick={() => {
              onClose();
              onHistory();
            }}
          >
            {t('ui.history')}
          </Button>
        )}
        {closable && <IconButton plain label={t('ui.closeNews')} icon={<Glyph name="close" />} onClick={onClose} />}
      </div>
    </div>
  );
}
