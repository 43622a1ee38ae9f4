// A button with a list of things to do or to choose from, by mouse, finger, arrows and letters.
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Glyph } from '../glyph.tsx';
import { Text } from '../layout/layout.tsx';
import { entryFor } from './menu-keys.ts';
import type { Align } from './place.ts';
import type { TriggerProps } from './popover.tsx';
import { useBack } from './use-back.ts';
import { useDismiss } from './use-dismiss.ts';
import { useFloating } from './use-floating.ts';
import * as floatingStyles from './floating.module.css';
import * as styles from './menu.module.css';

export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
  /** For entries of which one holds. */
  readonly checked?: boolean;
  readonly danger?: boolean;
  /** Why the entry cannot be chosen now; it stays readable. */
  readonly disabled?: string | undefined;
  readonly onChoose: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly trigger: (props: TriggerProps, isOpen: boolean) => ReactNode;
  readonly entries: readonly MenuEntry[];
  readonly align?: Align;
}

export function Menu({ label, trigger, entries, align = 'end' }: MenuProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useFloating(isOpen, anchor, panel, { side: 'below', align });
  useDismiss(isOpen, anchor, (how) => (how === 'escape' ? closeAndReturn() : setOpen(false)));
  useBack(isOpen, () => closeAndReturn());

  const closeAndReturn = () => {
    setOpen(false);
    anchor.current?.querySelector('button')?.focus();
  };
  const entryElements = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  useEffect(() => {
    if (!isOpen) return;
    const elements = [...(panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    (elements.find((element) => element.getAttribute('aria-checked') === 'true') ?? elements[0])?.focus();
  }, [isOpen]);

  const choose = (entry: MenuEntry) => {
    if (entry.disabled !== undefined) return;
    closeAndReturn();
    entry.onChoose();
  };
  const press = (event: KeyboardEvent) => {
    // Tab leaves the menu, which the loss of focus closes.
    const elements = entryElements();
    const from = elements.findIndex((element) => element.matches(':focus'));
    const to = entryFor(
      event.key,
      from,
      entries.map((entry) => entry.label),
    );
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    elements[to]?.focus();
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    setOpen(true);
  };

  const triggerProps: TriggerProps = {
    'aria-expanded': isOpen,
    'aria-haspopup': 'menu',
    'aria-controls': id,
    onClick: () => setOpen(!isOpen),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside takes focus and clicks, this only watches
    <span ref={anchor} className={floatingStyles.anchor} data-ui="popover-anchor" onKeyDown={openByArrow}>
      {trigger(triggerProps, isOpen)}
      {isOpen && (
        <div
          ref={panel}
          id={id}
          className={`${floatingStyles.floating} ${styles.menu}`}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          popover="manual"
          onKeyDown={press}
        >
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} onChoose={() => choose(entry)} />
          ))}
        </div>
      )}
    </span>
  );
}

function Entry({ entry, onChoose }: { readonly entry: MenuEntry; readonly onChoose: () => void }) {
  const { label, description, icon, checked, danger = false, disabled } = entry;
  return (
    <button
      type="button"
      className={danger ? `${styles.entry} ${styles.entryDanger}` : styles.entry}
      {...(checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked })}
      aria-disabled={disabled !== undefined || undefined}
      tabIndex={-1}
      onClick={onChoose}
    >
      {(icon !== undefined || checked !== undefined) && (
        <span className={styles.icon}>{checked === true ? <Glyph name="check" /> : icon}</span>
      )}
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {description !== undefined && (
          <Text as="span" block tone="muted" size="note">
            {description}
          </Text>
        )}
        {disabled !== undefined && (
          <Text as="span" block tone="primary" size="note">
            {disabled}
          </Text>
        )}
      </span>
    </button>
  );
}
