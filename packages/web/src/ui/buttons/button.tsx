// A button with words. While it is busy it keeps the focus but does nothing; one that saves waits until its fields are right.
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { formAround, stopsAtRefused } from '../fields/refused-field.ts';
import * as styles from './button.module.css';

type ButtonVariant = 'plain' | 'primary' | 'quiet' | 'danger';

interface Look {
  readonly variant?: ButtonVariant | undefined;
  readonly small?: boolean | undefined;
  /** As wide as its container. */
  readonly wide?: boolean | undefined;
}

const VARIANTS: Readonly<Record<ButtonVariant, string | undefined>> = {
  plain: undefined,
  primary: styles.primary,
  quiet: styles.quiet,
  danger: styles.danger,
};

/** For what only looks like a button, such as a link to another page. */
export function buttonLook({ variant = 'plain', small = false, wide = false }: Look = {}) {
  const names = [styles.button, VARIANTS[variant], small && styles.small, wide && styles.wide];
  return { className: names.filter(Boolean).join(' '), 'data-ui': 'button' };
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly variant?: ButtonVariant;
  readonly small?: boolean;
  readonly wide?: boolean;
  readonly icon?: ReactNode;
  readonly busy?: boolean;
}

export function Button({ variant, small, wide, icon, busy = false, children, onClick, ...rest }: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    const isSaving = variant === 'primary' || rest.type === 'submit';
    const isStopped = isSaving && stopsAtRefused(formAround(event.currentTarget));
    if (busy || rest['aria-disabled'] === true || isStopped) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...buttonLook({ variant, small, wide })}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {busy ? <Spinner size={18} /> : icon}
      {children}
    </button>
  );
}
