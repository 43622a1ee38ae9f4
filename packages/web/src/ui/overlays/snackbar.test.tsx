// @vitest-environment happy-dom
// A message stays for five seconds, longer while it is hovered or focused, and gives way to a later one.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Message, Snackbar } from './snackbar.tsx';

const onClose = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onClose.mockReset();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const news = (more: Partial<Message> = {}): Message => ({ id: '1', kind: 'success', text: 'Team deleted', ...more });
const show = (message: Message | null) => render(<Snackbar message={message} onClose={onClose} />);
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const bar = () => {
  const element = document.querySelector('[data-ui="snackbar"]');
  if (!element) throw new Error('There is no news');
  return element;
};

test('goes after five seconds', () => {
  show(news());
  pass(4999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('with something to do it stays for eight seconds, and for ever where that is asked', () => {
  const action = { label: 'Undo', onAction: () => undefined };
  const { rerender } = show(news({ action }));
  pass(7999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(<Snackbar message={news({ id: '2', action, timeout: Number.POSITIVE_INFINITY })} onClose={onClose} />);
  pass(90_000_000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('what passes while the device cannot draw does not count', () => {
  show(news());
  // A single long pause, after which whatever is due comes at once.
  const now = performance.now();
  vi.setSystemTime(Date.now() + 60_000);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  pass(250);
  fireEvent.pointerEnter(bar());
  fireEvent.pointerLeave(bar());
  clock.mockRestore();
  pass(4749);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('waits while the mouse is on it, and goes on from there', () => {
  show(news());
  pass(3000);
  fireEvent.pointerEnter(bar());
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerLeave(bar());
  pass(1999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('waits while the focus is in it', () => {
  show(news());
  act(() => screen.getByRole('button', { name: 'Close notification' }).focus());
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
});

test('later news has its own five seconds', () => {
  const { rerender } = show(news());
  pass(4000);
  rerender(<Snackbar message={news({ id: '2', text: 'Another one' })} onClose={onClose} />);
  expect(screen.queryByText('Team deleted')).toBeNull();
  pass(4000);
  expect(onClose).not.toHaveBeenCalled();
  pass(1000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Undo acts and closes', () => {
  const onAction = vi.fn();
  show(news({ action: { label: 'Undo', onAction } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('an error interrupts a screen reader, good news waits its turn', () => {
  const { rerender } = show(news({ kind: 'error', text: 'It failed' }));
  expect(screen.getByRole('alert').textContent).toContain('Error: It failed');
  rerender(<Snackbar message={news()} onClose={onClose} />);
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.getByRole('status').textContent).toContain('Team deleted');
});

test('F6 leads to it, Ctrl+Z takes back what it says except where one writes, and the focus returns when it goes', () => {
  const undo = vi.fn();
  const page = (message: Message | null) => (
    <>
      <button type="button">Elsewhere</button>
      <input />
      <Snackbar message={message} onClose={onClose} />
    </>
  );
  const undoable = news({ action: { label: 'Undo', onAction: undo }, undo });
  const { rerender } = render(page(undoable));
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  act(() => elsewhere.focus());
  fireEvent.keyDown(document.body, { key: 'F6' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  rerender(page(null));
  expect(document.activeElement).toBe(elsewhere);
  rerender(page({ ...undoable, id: '2' }));
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'z', ctrlKey: true });
  expect(undo).not.toHaveBeenCalled();
  fireEvent.keyDown(elsewhere, { key: 'z', ctrlKey: true });
  expect(undo).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});
