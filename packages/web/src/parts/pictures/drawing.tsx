// A drawing that is read aloud by its name, or not at all where the name is written beside it.
import type { ComponentProps } from 'react';

interface DrawingProps extends ComponentProps<'svg'> {
  readonly label: string;
  readonly decorative: boolean;
}

export function Drawing({ label, decorative, ...rest }: DrawingProps) {
  const name = decorative ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  return <svg {...rest} {...name} focusable="false" />;
}
