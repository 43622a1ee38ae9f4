// @vitest-environment happy-dom
// The line in a Pokémon's speech bubble.
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linesOf } from './nature-lines.ts';
import { useSpeech } from './use-speech.ts';

test('a line appears at once, not letter by letter', async () => {
  const shown: string[] = [];
  renderHook(() => shown.push(useSpeech('Adamant', 'some id')));
  await waitFor(() => expect(shown.at(-1)).not.toBe(''));
  expect(linesOf('Adamant')).toEqual(expect.arrayContaining(shown.filter((line) => line !== '')));
});
