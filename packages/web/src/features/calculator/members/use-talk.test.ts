// @vitest-environment happy-dom
// What a creature says is there as a whole, never letter by letter.
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linesOf } from './nature-lines.ts';
import { useTalk } from './use-talk.ts';

test('a line appears whole', async () => {
  const shown: string[] = [];
  renderHook(() => shown.push(useTalk('Adamant', 'somebody')));
  await waitFor(() => expect(shown.at(-1)).not.toBe(''));
  expect(linesOf('Adamant')).toEqual(expect.arrayContaining(shown.filter((line) => line !== '')));
});
