// Texts are stored, whatever the browser allows.
import { expect, test, vi } from 'vitest';
import { browserText, memoryText, overlaid } from './text-storage.ts';

test('a blocked storage is replaced by memory, and that is reported', () => {
  const trouble = vi.fn();
  const storage = browserText(() => {
    throw new Error('SecurityError');
  }, trouble);
  storage.set('a', '1');
  expect(storage.get('a')).toBe('1');
  expect(trouble).toHaveBeenCalledWith('blocked');
});

test('a full storage is not blocked: its content can be read', () => {
  const trouble = vi.fn();
  const storage = {
    length: 1,
    key: () => 'a',
    getItem: () => 'kept',
    removeItem: () => undefined,
    clear: () => undefined,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  const texts = browserText(() => storage, trouble);
  expect([texts.get('a'), texts.keys()]).toEqual(['kept', ['a']]);
  expect(trouble).not.toHaveBeenCalled();
});

test('a text that does not fit is kept until the page is closed', () => {
  const trouble = vi.fn();
  const inner = memoryText({ a: 'old', b: '2' });
  const storage = overlaid(
    {
      ...inner,
      set: () => {
        throw new Error('QuotaExceededError');
      },
    },
    trouble,
  );
  storage.set('a', 'new');
  expect([storage.get('a'), storage.get('b')]).toEqual(['new', '2']);
  expect(trouble).toHaveBeenCalledWith('full');
  storage.remove('a');
  expect(storage.get('a')).toBeNull();
  expect(storage.keys()).toEqual(['b']);
});

test('a text that did not fit is written by the next attempt with room', () => {
  const trouble = vi.fn();
  const inner = memoryText({ a: 'old' });
  let isFull = true;
  const waiting: (() => void)[] = [];
  const storage = overlaid(
    {
      ...inner,
      set: (key, text) => {
        if (isFull) throw new DOMException('', 'QuotaExceededError');
        inner.set(key, text);
      },
    },
    trouble,
    (again) => void waiting.push(again),
  );
  storage.set('a', 'new');
  storage.set('b', '2');
  expect(waiting).toHaveLength(1);
  waiting.shift()?.();
  expect(inner.get('a')).toBe('old');
  isFull = false;
  waiting.shift()?.();
  expect([inner.get('a'), inner.get('b')]).toEqual(['new', '2']);
  expect(trouble).toHaveBeenLastCalledWith(null);
});
