// Why a calculation failed, for the player.
import { ApiFailure } from '../../../api/failure.ts';
import { messages } from '../../../messages/messages.ts';

const t = messages('calculator');

export function failureWords(failure: unknown): string {
  if (failure instanceof ApiFailure) return failure.message;
  const reason = failure instanceof Error ? failure.message.replace(/\.$/, '') : '';
  return reason === '' ? t('calculation.failed') : t('calculation.failedWith', { reason });
}
