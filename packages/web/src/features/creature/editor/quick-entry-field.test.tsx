// @vitest-environment happy-dom
// What the quick entry says of what it did not understand, and when it is read aloud.
import { gameOf } from '@oversleep/game';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../../../messages/messages.ts';
import { readEntry } from './quick-entry.ts';
import { QuickEntryField } from './quick-entry-field.tsx';

const t = messages('creature');
const game = gameOf('2025-10');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Entry() {
  const [line, setLine] = useState('');
  return (
    <QuickEntryField
      line={line}
      entry={readEntry(game, game.species.find('PIKACHU'), line)}
      isRefused={false}
      onLine={setLine}
      onApply={() => undefined}
    />
  );
}

const field = () => screen.getByRole('textbox', { name: t('entry.label') });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const isInvalid = () => field().getAttribute('aria-invalid');
const described = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;
const refusal = t('entry.unknown', { words: 'xyzzy' });

test('what was not understood is a fault of the field, said when the typing pauses', () => {
  render(<Entry />);
  for (const text of ['x', 'xy', 'xyz', 'xyzz', 'xyzzy']) {
    type(text);
    pass(300);
    expect(isInvalid()).toBe('false');
  }
  pass(200);
  expect(isInvalid()).toBe('true');
  expect(described()).toContain(refusal);
  expect(screen.getByRole('alert').textContent).toBe(refusal);
  type('');
  expect(isInvalid()).toBe('false');
});

test('leaving the field does not wait', () => {
  render(<Entry />);
  type('xyzzy');
  fireEvent.blur(field());
  expect(isInvalid()).toBe('true');
});

test('what was understood is seen at once and read aloud after a pause', () => {
  render(<Entry />);
  type('adamant');
  expect(screen.getByText('Adamant')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('');
  pass(500);
  expect(screen.getByRole('status').textContent).toBe(t('entry.understood', { words: 'Adamant' }));
});
