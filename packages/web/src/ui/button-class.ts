// The look of a button, for whatever is a button or only looks like one, such as a link to another page.

export type ButtonVariant = 'plain' | 'primary' | 'quiet' | 'danger';

interface Look {
  readonly variant?: ButtonVariant | undefined;
  readonly small?: boolean | undefined;
  /** As wide as what it stands in. */
  readonly wide?: boolean | undefined;
}

export function buttonClass({ variant = 'plain', small = false, wide = false }: Look = {}): string {
  return [
    'button',
    variant === 'plain' ? '' : `button-${variant}`,
    small ? 'button-small' : '',
    wide ? 'button-wide' : '',
  ]
    .filter((name) => name !== '')
    .join(' ');
}
