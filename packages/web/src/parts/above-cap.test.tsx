// @vitest-environment happy-dom
// A level that the version of the game doesn't have is marked, in words and as a sign.
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../messages/messages.ts';
import { specifiedGame } from '../testing/specified.ts';
import { AboveCap } from './above-cap.tsx';

const words = messages('parts')('aboveCap', { cap: 65 });

test.each([
  [65, 0],
  [66, 1],
  [100, 1],
])('level %d in October 2025: %d marks', (level, marks) => {
  for (const short of [false, true]) {
    cleanup();
    render(<AboveCap game={specifiedGame} creature={{ level }} short={short} />);
    expect(screen.queryAllByText(words)).toHaveLength(marks);
    expect(screen.queryAllByTitle(words)).toHaveLength(short ? marks : 0);
  }
});
