// @vitest-environment happy-dom
// A number field takes what is good, says what is not, and never loses the last good value.
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NumberField } from './number-field.tsx';

afterEach(cleanup);

const onChange = vi.fn();
beforeEach(() => onChange.mockReset());

type Props = Partial<Parameters<typeof NumberField>[0]>;

function Pot(props: Props) {
  const [value, setValue] = useState(60);
  const change = (next: number) => {
    onChange(next);
    setValue(next);
  };
  return (
    <>
      <NumberField label="Pot size" value={value} min={15} max={69} step={3} {...props} onChange={change} />
      <button type="button">Elsewhere</button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Pot size' });
const message = () => screen.getByRole('alert').textContent;

describe('committing', () => {
  test('happens on leaving the field, once, and not when nothing changed', async () => {
    const user = userEvent.setup();
    render(<Pot />);
    await user.click(field());
    await user.keyboard('33');
    expect(onChange).not.toHaveBeenCalled();
    await user.tab();
    expect(onChange.mock.calls).toEqual([[33]]);
    await user.click(field());
    await user.tab();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('happens on Enter', async () => {
    const user = userEvent.setup();
    render(<Pot />);
    await user.click(field());
    await user.keyboard('18{Enter}');
    expect(onChange.mock.calls).toEqual([[18]]);
  });

  test('happens while typing where that is wished', async () => {
    const user = userEvent.setup();
    render(<Pot live step={1} />);
    await user.click(field());
    await user.keyboard('6');
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('1');
    expect(onChange.mock.calls).toEqual([[61]]);
  });

  test('the text is selected, so that typing replaces it', async () => {
    const user = userEvent.setup();
    render(<Pot />);
    await user.click(field());
    expect(field().selectionEnd).toBe(2);
    await user.keyboard('15');
    expect(field().value).toBe('15');
  });
});

describe('what cannot be', () => {
  test.each([
    ['12', 'Value must be 15 or more'],
    ['72', 'Value must be 69 or less'],
    ['16', 'Value must be in increments of 3 from 15'],
    ['many', 'Value must be a number'],
  ])('%s is named at once, and the last good value comes back', async (typed, words) => {
    const user = userEvent.setup();
    render(<Pot />);
    await user.click(field());
    await user.keyboard(typed);
    expect(message()).toBe(words);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await user.tab();
    expect(field().value).toBe('60');
    // Still there, to say why.
    expect(message()).toBe(words);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('an empty field is no mistake, and becomes the last good value', async () => {
    const user = userEvent.setup();
    render(<Pot />);
    await user.clear(field());
    expect(message()).toBe('');
    await user.tab();
    expect(field().value).toBe('60');
  });

  test('Escape takes the typing back', async () => {
    const user = userEvent.setup();
    render(<Pot />);
    await user.click(field());
    await user.keyboard('99{Escape}');
    expect(field().value).toBe('60');
    expect(message()).toBe('');
  });
});

test('arrows go by steps and stop at the ends', async () => {
  const user = userEvent.setup();
  render(<Pot />);
  await user.click(field());
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(onChange.mock.calls.flat()).toEqual([63, 66, 69, 66]);
});

test('a failed save is said, a good one only for a while', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Pot status="failed" />);
  expect(message()).toBe('Could not be saved');
  rerender(<Pot status="saved" />);
  expect(screen.getByRole('status').textContent).toBe('Saved');
  act(() => vi.advanceTimersByTime(2000));
  expect(screen.getByRole('status').textContent).toBe('');
  vi.useRealTimers();
});
