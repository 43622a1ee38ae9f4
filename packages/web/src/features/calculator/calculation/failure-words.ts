// Why a calculation failed, for the player.
import { ApiFailure } from '../../../api/failure.ts';

export function failureWords(failure: unknown): string {
  if (failure instanceof ApiFailure) return failure.message;
  const reason = failure instanceof Error && failure.message !== '' ? `: ${failure.message.replace(/\.$/, '')}` : '';
  return `The simulation stumbled${reason}.`;
}
