// People type codes as they heard or copied them.
import { expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { codeMessage, isCode, tidyCode } from './friend-code.ts';

const t = messages('profile');

test('small letters, spaces and dashes are no matter', () => {
  expect(tidyCode(' ab-c 12d ')).toBe('ABC12D');
});

test('a code that is still being typed is neither wrong nor ready', () => {
  expect([codeMessage('ABC'), isCode('ABC')]).toEqual([undefined, false]);
});

test('six letters or digits are a code', () => {
  expect([codeMessage('ABC12D'), isCode('ABC12D')]).toEqual([undefined, true]);
});

test.each([
  ['ABC12DE', 'A friend code has 6 characters'],
  ['ÄBC12D', t('code.wrongSigns')],
])('%s is refused in words', (code, message) => {
  expect([codeMessage(code), isCode(code)]).toEqual([message, false]);
});
