// Friend codes: six capital letters or digits, however they were typed.
import { messages } from '../../messages/messages.ts';

const t = messages('profile');

export const CODE_LENGTH = 6;

/** Codes are read aloud, pasted with spaces, and typed in small letters. */
export const tidyCode = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '');

/** What is wrong with it; nothing for one that is right or still being typed. */
export function codeMessage(code: string): string | undefined {
  if (/[^A-Z0-9]/.test(code)) return t('code.wrongSigns');
  if (code.length > CODE_LENGTH) return t('code.tooLong', { count: CODE_LENGTH });
  return undefined;
}

export const isCode = (code: string): boolean => code.length === CODE_LENGTH && codeMessage(code) === undefined;
