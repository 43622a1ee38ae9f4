// A small rounded thing: a label, a choice that is on or off, or an entry that can be taken away.
import type { ReactNode } from 'react';
import { Glyph } from './glyph.tsx';
import './chip.css';

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
  const look = `chip${selected ? ' chip-selected' : ''}${onRemove ? ' chip-removable' : ''}`;
  // An unselected chip keeps the plain colour of text: the colour is what being chosen looks like, with a tick beside it.
  const style = { color: selected || !onToggle ? colour : undefined };
  const words = (
    <>
      {selected && onToggle ? <Glyph name="check" size={16} /> : icon}
      <span className="chip-words">{label}</span>
    </>
  );
  if (onToggle) {
    return (
      <button
        type="button"
        className={look}
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
    <span className={look} style={style}>
      {words}
      {onRemove && (
        <button type="button" className="chip-remove" aria-label={`Remove ${label}`} onClick={onRemove}>
          <Glyph name="close" size={16} />
        </button>
      )}
    </span>
  );
}

/** Several chips that belong together. */
export function Chips({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className="chips" aria-label={label}>
      {children}
    </fieldset>
  );
}
