// @vitest-environment happy-dom
// What a creature says is there as a whole, never letter by letter.
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linesOf } from './nature-lines.ts';
import { useSpeech } from './use-speech.ts';

test('a line appears whole', async () => {
  const shown: string[] = [];
  renderHook(() => shown.push(useSpeech('Adamant', 'somebody')));
  await waitFor(() => expect(shown.at(-1)).not.toBe(''));
  expect(linesOf('Adamant')).toEqual(expect.arrayContaining(shown.filter((line) => line !== '')));
});
