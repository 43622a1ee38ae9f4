// A failure in the one pattern: what did not work, why, and a way to try again where that makes sense.
import { messages } from '../../messages/messages.ts';
import { Banner } from './banner.tsx';

const t = messages('shell');

export interface FailureBannerProps {
  readonly what: string;
  readonly why: string;
  readonly details?: readonly string[];
  readonly canRetry?: boolean;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

export function FailureBanner(props: FailureBannerProps) {
  const { what, why, details = [], canRetry = true, onRetry, isRetrying = false } = props;
  const words = [why, ...details].join(' ');
  if (!canRetry || !onRetry) return <Banner what={what} why={words} />;
  return <Banner what={what} why={words} action={{ label: t('tryNow'), onAction: onRetry, busy: isRetrying }} />;
}
