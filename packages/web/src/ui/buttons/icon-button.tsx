// A round button with a sign instead of words. Its name is read aloud and shown on hover and focus.
import type { ComponentProps, ReactNode } from 'react';
import { Tooltip } from '../overlays/tooltip.tsx';
import * as styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly outlined?: boolean;
  /** For a button that switches something on and off. */
  readonly pressed?: boolean;
  /** Where the name would only be in the way, such as in the head of a dialog. */
  readonly plain?: boolean;
}

export function IconButton({ label, icon, outlined = false, pressed, plain = false, ...rest }: IconButtonProps) {
  const button = (
    <button
      type="button"
      {...rest}
      className={outlined ? `${styles.button} ${styles.outlined}` : styles.button}
      data-ui="icon-button"
      aria-label={label}
      aria-pressed={pressed}
    >
      {icon}
    </button>
  );
  return plain ? (
    button
  ) : (
    <Tooltip tip={label} onTap={false}>
      {button}
    </Tooltip>
  );
}
