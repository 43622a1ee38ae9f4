// A button with words. While it is busy it keeps the focus but does nothing.
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';
import './button.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly variant?: ButtonVariant;
  readonly small?: boolean;
  readonly wide?: boolean;
  readonly icon?: ReactNode;
  readonly busy?: boolean;
}

export function Button({ variant, small, wide, icon, busy = false, children, onClick, ...rest }: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || rest['aria-disabled'] === true) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, small, wide })}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {busy ? <Spinner size={18} /> : icon}
      {children}
    </button>
  );
}
