// What did not work and why, from a call that failed.
import { explain } from '../../api/failure.ts';
import { Banner } from '../../ui/feedback/banner.tsx';

interface FailureBannerProps {
  readonly what: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly busy?: boolean;
  /** For lists: asking again never harms. A change that was refused stays refused until something else is entered. */
  readonly always?: boolean;
}

export function FailureBanner({ what, error, onRetry, busy = false, always = false }: FailureBannerProps) {
  const { why, details, canRetry } = explain(what, error);
  const retry = canRetry || always ? { action: { label: 'Retry', onAction: onRetry, busy } } : {};
  return <Banner what={what} why={[why, ...details].join(' ')} {...retry} />;
}
