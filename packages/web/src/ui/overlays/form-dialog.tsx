// A dialog that asks for something: fields, what went wrong, and below them Cancel and the button that does it. Enter in its only field does it too.
import type { ComponentProps, ReactNode } from 'react';
import { messages } from '../../messages/messages.ts';
import { Button } from '../buttons/button.tsx';
import { FailureBanner, type FailureBannerProps } from '../feedback/failure-banner.tsx';
import { Stack } from '../layout/layout.tsx';
import { Dialog } from './dialog.tsx';
import { useChanged } from './use-changed.ts';

const t = messages('shell');

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, 'open' | 'foot' | 'unsaved'> {
  /** What is edited: once it differs from what it was at first, Back asks before it drops that. */
  readonly draft?: unknown;
  /** Of the button that does it; Save by default. */
  readonly submit?: string;
  readonly onSubmit: () => void;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  /** It deletes something. */
  readonly danger?: boolean;
  readonly cancel?: string;
  /** Other buttons, before Cancel. */
  readonly more?: ReactNode;
  /** Why it didn't work; the player can try again. */
  readonly failure?: FailureBannerProps | null;
  readonly gap?: ComponentProps<typeof Stack>['gap'];
}

export function FormDialog({ draft, onSubmit, children, ...props }: FormDialogProps) {
  const { submit, disabled = false, busy = false, danger = false, cancel, more, failure, gap = 4, ...frame } = props;
  return (
    <Dialog
      {...frame}
      open
      unsaved={useChanged(draft)}
      foot={
        <>
          {more}
          <Button onClick={frame.onClose}>{cancel ?? t('ui.cancel')}</Button>
          <Button variant={danger ? 'danger' : 'primary'} disabled={disabled} busy={busy} onClick={onSubmit}>
            {submit ?? t('ui.save')}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        gap={gap}
        fit
        onSubmit={(event) => {
          event.preventDefault();
          if (!disabled && !busy) onSubmit();
        }}
      >
        {children}
        {failure && <FailureBanner {...failure} isRetrying={busy} onRetry={onSubmit} />}
      </Stack>
    </Dialog>
  );
}
