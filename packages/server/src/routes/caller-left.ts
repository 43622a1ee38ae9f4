// The one way to know that a caller has gone before the answer: their connection closed while nothing was sent.
import type { ServerResponse } from 'node:http';

/**
 * Aborts when the caller no longer waits for the answer. The request doesn't show that: it closes as soon as its body has been read,
 * which is the framework's `request.signal`.
 */
export function callerLeft(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  const look = () => {
    if (!response.writableFinished) left.abort();
  };
  if (response.destroyed) look();
  else response.once('close', look);
  return left.signal;
}
