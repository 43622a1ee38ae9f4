// A dialog over the page. Closing is a request: the owner may keep it open, for instance while something is unsaved.
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { messages } from '../../messages/messages.ts';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { stopsAtRefused } from '../fields/refused-field.ts';
import { Glyph } from '../glyph.tsx';
import { focusKeeper } from './focus-keeper.ts';
import { useBack } from './use-back.ts';
import * as styles from './dialog.module.css';

const t = messages('shell');

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Something was entered that closing would drop: Back asks first, and so does the browser before a reload. */
  readonly unsaved?: boolean;
  /** The address says that it is open, so Back closes it already. */
  readonly inAddress?: boolean;
  /** A few words and buttons, which need no whole screen on a phone. */
  readonly brief?: boolean;
  /** Widest, in pixels. */
  readonly maxWidth?: number;
  /** Something small between title and close; the title then gives way to it. */
  readonly aside?: ReactNode;
  /** Buttons that stay in sight below what scrolls. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const {
    title,
    onClose,
    unsaved = false,
    inAddress = false,
    brief = false,
    maxWidth = 600,
    aside,
    foot,
    children,
  } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedOutside = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const back = () => (unsaved ? setAsking(true) : onClose());
  useBack(!inAddress, back);
  useLeaveQuestion(unsaved);

  useEffect(() => {
    const shown = dialog.current;
    const giveBackFocus = focusKeeper();
    noteScrollbar();
    shown?.showModal();
    // The title, unless something inside asks to be first: a screen reader then starts with what this is.
    (shown?.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current)?.focus();
    notifyOthers();
    return () => {
      shown?.close();
      notifyOthers();
      giveBackFocus();
    };
  }, []);

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // The browser would close it at once, whatever the owner says.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const closedByBrowser = () => {
    const shown = dialog.current;
    // A dialog removed by its owner is closed too; there is nothing left to do.
    if (!shown?.isConnected || shown.open) return;
    // A question lies over it, so it has to be there first.
    if (unsaved) shown.showModal();
    back();
    // Still here on the next frame: the owner keeps it open.
    requestAnimationFrame(() => {
      if (shown.isConnected && !shown.open) shown.showModal();
    });
  };
  // Enter in a field submits its form without any button.
  const submit = (event: FormEvent) => {
    if (!(event.target instanceof Element) || !stopsAtRefused(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isBackdrop = (event: PointerEvent) => event.target === dialog.current && isOutside(event, dialog.current);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-brief={brief}
      style={{ maxWidth }}
      aria-labelledby={`${id}-title`}
      onKeyDown={press}
      onFocus={bringOut}
      onCancel={(event) => {
        // On a phone that is how Back is said.
        event.preventDefault();
        back();
      }}
      onClose={closedByBrowser}
      onSubmitCapture={submit}
      // Both ends of the click, because a text selection may begin inside and end outside.
      onPointerDown={(event) => {
        pressedOutside.current = isBackdrop(event);
      }}
      onPointerUp={(event) => {
        if (pressedOutside.current && isBackdrop(event)) onClose();
      }}
    >
      <div className={styles.head} data-ui="dialog-head">
        <h2
          ref={heading}
          id={`${id}-title`}
          className={styles.title}
          data-ui="dialog-title"
          tabIndex={-1}
          data-short={aside !== undefined}
        >
          {title}
        </h2>
        {aside}
        <IconButton plain label={t('ui.close')} icon={<Glyph name="close" />} onClick={onClose} />
      </div>
      <div className={styles.body} data-part="body">
        {children}
      </div>
      {foot !== undefined && (
        <div className={styles.foot} data-part="foot">
          {foot}
        </div>
      )}
      {isAsking && <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={onClose} />}
    </dialog>
  );
}

/** Whether scrollbars take room: then the page behind the dialog keeps it. */
function noteScrollbar(): void {
  const page = document.documentElement;
  if (!page.querySelector('dialog[open]')) page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
}

interface QuestionProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

function DiscardQuestion({ onKeep, onDiscard }: QuestionProps) {
  return (
    <Dialog
      open
      brief
      title={t('discard.title')}
      maxWidth={400}
      onClose={onKeep}
      foot={
        <>
          <Button onClick={onDiscard}>{t('discard.yes')}</Button>
          <Button variant="primary" onClick={onKeep}>
            {t('discard.no')}
          </Button>
        </>
      }
    >
      <p>{t('discard.text')}</p>
    </Dialog>
  );
}

/** The browser asks before a page with unsaved changes is reloaded or closed. */
function useLeaveQuestion(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/** What stays in sight at the top of a dialog lies over what scrolls; the keyboard brings the focus out from under it. */
function bringOut({ target }: FocusEvent<HTMLElement>): void {
  const body = target.closest<HTMLElement>('[data-part="body"]');
  const sticky = body?.querySelector<HTMLElement>('[data-sticky]');
  if (!body || !sticky || sticky.contains(target) || !target.matches(':focus-visible')) return;
  body.style.scrollPaddingTop = `${sticky.offsetHeight}px`;
  target.scrollIntoView({ block: 'nearest' });
}

// The backdrop is part of the dialog element, so only the position distinguishes it from the padding.
function isOutside({ clientX, clientY }: PointerEvent, element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Fired on the document when a dialog opens or closes, so that overlays move into the topmost one. */
export const LAYER_EVENT = 'ui:layer';

const notifyOthers = () => document.dispatchEvent(new Event(LAYER_EVENT));
