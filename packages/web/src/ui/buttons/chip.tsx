// A small rounded thing: a label, a choice that is on or off, or an entry that can be taken away.
import type { ReactNode } from 'react';
import { messages } from '../../messages/messages.ts';
import { Glyph } from '../glyph.tsx';
import { Text } from '../layout/layout.tsx';
import * as styles from './chip.module.css';

const t = messages('shell');

interface ChipProps {
  readonly label: string;
  readonly icon?: ReactNode;
  /** A colour token, such as var(--primary). */
  readonly colour?: string;
  readonly selected?: boolean;
  /** With it the chip is a switch. */
  readonly onToggle?: (selected: boolean) => void;
  /** With it the chip has a cross. */
  readonly onRemove?: () => void;
  readonly disabled?: boolean;
}

export function Chip({ label, icon, colour, selected = false, onToggle, onRemove, disabled = false }: ChipProps) {
  const look = chipLook(selected, onRemove !== undefined);
  // An unselected chip keeps the plain colour of text: the colour is what being chosen looks like, with a tick beside it.
  const style = { color: selected || !onToggle ? colour : undefined };
  const words = (
    <>
      {selected && onToggle ? <Glyph name="check" size={16} /> : icon}
      <Text as="span" breaks="cut">
        {label}
      </Text>
    </>
  );
  if (onToggle) {
    return (
      <button
        type="button"
        {...look}
        style={style}
        aria-pressed={selected}
        disabled={disabled}
        onClick={() => onToggle(!selected)}
      >
        {words}
      </button>
    );
  }
  return (
    <span {...look} style={style}>
      {words}
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={t('ui.remove', { name: label })} onClick={onRemove}>
          <Glyph name="close" size={16} />
        </button>
      )}
    </span>
  );
}

/** For a button that opens something and looks like a chip. */
export function chipLook(selected: boolean, removable = false) {
  const names = [styles.chip, selected && styles.selected, removable && styles.removable];
  return { className: names.filter(Boolean).join(' '), 'data-ui': 'chip' };
}

/** Several chips that belong together. */
export function Chips({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.chips} data-ui="chips" aria-label={label}>
      {children}
    </fieldset>
  );
}
