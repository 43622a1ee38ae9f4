// @vitest-environment happy-dom
// A number field takes what is good, says what is not, and never loses the last good value.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { Button } from '../buttons/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { Popover } from '../overlays/popover.tsx';
import { NumberField } from './number-field.tsx';

const t = messages('shell');

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
/** What is seen below the field, whether it is read aloud already or not. */
const message = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

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

describe('what is wrong is read aloud', () => {
  const spoken = () => screen.queryByRole('alert')?.textContent;
  const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  test('when the typing pauses, not at each letter', () => {
    render(<Pot live step={1} />);
    for (const text of ['-', '-5']) {
      type(text);
      pass(400);
      expect(spoken()).toBeUndefined();
      expect(field().getAttribute('aria-invalid')).toBe('true');
    }
    pass(100);
    expect(spoken()).toBe('Value must be 15 or more');
  });

  test('on leaving the field at once', () => {
    render(<Pot live step={1} />);
    type('99');
    fireEvent.blur(field());
    expect(spoken()).toBe('Value must be 69 or less');
  });
});

describe('while typing goes live', () => {
  test.each([['{Backspace}{Backspace}'], ['133'], ['x']])(
    'a text that is no good value (%s) brings back the value from before',
    async (typed) => {
      const user = userEvent.setup();
      render(<Pot live step={1} />);
      await user.click(field());
      await user.keyboard('33');
      await user.tab();
      await user.click(field());
      await user.keyboard(`20${typed}`);
      expect(onChange.mock.lastCall).toEqual([33]);
    },
  );

  test('Escape brings back the value from before', async () => {
    const user = userEvent.setup();
    render(<Pot live step={1} />);
    await user.click(field());
    await user.keyboard('20{Escape}');
    expect(onChange.mock.lastCall).toEqual([60]);
    expect(field().value).toBe('60');
  });
});

const onSave = vi.fn();
beforeEach(() => onSave.mockReset());

function Stock() {
  const [value, setValue] = useState(12);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(value);
      }}
    >
      <NumberField live label="Pot size" value={value} min={0} max={2000} onChange={setValue} />
      <Button type="submit">Save</Button>
      <Button onClick={() => setValue((now) => now + 1)}>One more</Button>
    </form>
  );
}

describe('a field beside a button that saves', () => {
  test.each([
    ['the button', async (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }))],
    ['Enter', async (user: UserEvent) => user.keyboard('{Enter}')],
  ])('keeps what it refuses and saves nothing else: %s', async (_name, save) => {
    const user = userEvent.setup();
    render(<Stock />);
    await user.click(field());
    await user.keyboard('5000');
    await save(user);
    expect(onSave).not.toHaveBeenCalled();
    expect(field().value).toBe('5000');
    expect(message()).toBe('Value must be 2000 or less');
    expect(document.activeElement).toBe(field());
    await user.clear(field());
    await user.keyboard('500');
    await save(user);
    expect(onSave.mock.calls).toEqual([[500]]);
  });

  test('a value that comes from elsewhere takes the place of what was refused', async () => {
    const user = userEvent.setup();
    render(<Stock />);
    await user.click(field());
    await user.keyboard('5000');
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect([field().value, message()]).toEqual(['13', '']);
  });

  test('what was typed on the way to something refused is not the value', async () => {
    const user = userEvent.setup();
    render(<Pot live step={1} min={0} max={2000} />);
    await user.click(field());
    await user.keyboard('5000');
    expect(onChange.mock.calls.flat().at(-1)).toBe(60);
    await user.keyboard('{Escape}');
    expect(field().value).toBe('60');
    expect(message()).toBe('');
  });
});

function Settings(props: Props) {
  const [value, setValue] = useState(60);
  return (
    <Dialog
      open
      title="Settings"
      onClose={() => undefined}
      foot={
        <>
          <Button onClick={() => setValue(21)}>Usual</Button>
          <Button variant="primary" onClick={() => onSave(value)}>
            Save
          </Button>
        </>
      }
    >
      <form onSubmit={() => onSave(value)}>
        <NumberField label="Pot size" value={value} min={15} max={69} {...props} onChange={setValue} />
      </form>
    </Dialog>
  );
}
describe('in a dialog', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  describe.each([{ live: true }, { live: false }])('%o', (props) => {
    test.each([
      ['70', 'Value must be 69 or less'],
      ['{Backspace}', 'Value must be a number'],
    ])('%s stops Save, stays and is explained', async (typed, words) => {
      const user = userEvent.setup();
      render(<Settings {...props} />);
      await user.click(field());
      await user.keyboard(typed);
      const text = field().value;
      await press('Save');
      expect(onSave).not.toHaveBeenCalled();
      expect(message()).toBe(words);
      expect(field().value).toBe(text);
      expect(document.activeElement).toBe(field());
    });

    test.each(['70', '{Backspace}'])('%s stops Enter', async (typed) => {
      const user = userEvent.setup();
      render(<Settings {...props} />);
      await user.click(field());
      await user.keyboard(`${typed}{Enter}`);
      expect(onSave).not.toHaveBeenCalled();
      await user.keyboard('{Control>}a{/Control}61{Enter}');
      expect(onSave.mock.calls).toEqual([[61]]);
    });

    test('another value from elsewhere replaces it', async () => {
      const user = userEvent.setup();
      render(<Settings {...props} />);
      await user.click(field());
      await user.keyboard('70');
      await press('Usual');
      await press('Save');
      expect(onSave.mock.calls).toEqual([[21]]);
    });
  });
});

test('arrows go by steps and stop at the ends', async () => {
  const user = userEvent.setup();
  render(<Pot />);
  await user.click(field());
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(onChange.mock.calls.flat()).toEqual([63, 66, 69, 66]);
});

test('a panel that is dismissed by pointing elsewhere keeps what was typed', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Popover
        label="Pot"
        trigger={(props) => (
          <button type="button" {...props}>
            Pot
          </button>
        )}
      >
        <NumberField label="Pot size" value={60} min={15} max={69} onChange={onChange} />
      </Popover>
      <button type="button">Elsewhere</button>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Pot' }));
  await user.keyboard('33');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(onChange.mock.calls).toEqual([[33]]);
});

test('a failed save is said, a good one only for a while', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Pot status="failed" />);
  expect(message()).toBe(t('ui.notSaved'));
  rerender(<Pot status="saved" />);
  expect(screen.getByRole('status').textContent).toBe('Saved');
  act(() => vi.advanceTimersByTime(2000));
  expect(screen.getByRole('status').textContent).toBe('');
  vi.useRealTimers();
});
