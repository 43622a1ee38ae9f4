// Tabs follow each other without endless replies, and the newest write wins.
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createKeeper, type StorePart } from './keeper.ts';
import { memoryRecords, type RecordStore } from './record-store.ts';
import { createTabs, storageWire, type TabMessage } from './tabs.ts';

interface Numbers {
  readonly numbers: Readonly<Record<string, number>>;
}

function tabOn(records: RecordStore, wires: Set<(message: unknown) => void>) {
  const store = createStore<Numbers>(() => ({ numbers: {} }));
  const sent: TabMessage[] = [];
  let own: ((message: unknown) => void) | undefined;
  const tabs = createTabs({
    send: (message) => {
      sent.push(message as TabMessage);
      for (const listener of wires) if (listener !== own) queueMicrotask(() => listener(message));
    },
    listen: (listener) => {
      own = listener;
      wires.add(listener);
    },
  });
  const part: StorePart = {
    area: 'large',
    live: true,
    owns: (key) => key.startsWith('n:'),
    entries: () => new Map(Object.entries(store.getState().numbers).map(([name, value]) => [`n:${name}`, value])),
    take: (changes) => {
      const numbers = { ...store.getState().numbers };
      for (const [key, value] of changes) {
        if (typeof value === 'number') numbers[key.slice(2)] = value;
        else delete numbers[key.slice(2)];
      }
      store.setState({ numbers });
      return [];
    },
    subscribe: (listener) => store.subscribe(listener),
  };
  const keeper = createKeeper({ parts: [part], areas: { small: records, large: records }, tabs, now: () => 0 });
  keeper.watch();
  const set = (name: string, value: number | undefined) =>
    store.setState(({ numbers: { [name]: _, ...rest } }) => ({
      numbers: value === undefined ? rest : { ...rest, [name]: value },
    }));
  return { store, keeper, sent, set };
}

/** Until all effects of a change are done: they take no longer than promises do. */
const calm = () => new Promise((resolve) => setImmediate(resolve));

function twoTabs(wrap = (records: RecordStore): RecordStore => records) {
  const [records, wires] = [wrap(memoryRecords()), new Set<(message: unknown) => void>()];
  return { records, one: tabOn(records, wires), two: tabOn(records, wires) };
}

test('a write of one tab arrives in the other, without a reply', async () => {
  const { one, two } = twoTabs();
  one.set('a', 1);
  await calm();
  expect(two.store.getState().numbers).toEqual({ a: 1 });
  two.set('b', 2);
  await calm();
  expect(one.store.getState().numbers).toEqual({ a: 1, b: 2 });
  one.set('a', undefined);
  await calm();
  expect(two.store.getState().numbers).toEqual({ b: 2 });
  expect(one.sent).toHaveLength(2);
  expect(two.sent).toHaveLength(1);
});

test('simultaneous changes: each tab keeps what the other did not touch, and both agree on the same entry', async () => {
  const { records, one, two } = twoTabs();
  one.set('a', 1);
  two.set('b', 2);
  one.set('same', 10);
  two.set('same', 20);
  await calm();
  expect(one.store.getState()).toEqual(two.store.getState());
  expect(one.store.getState().numbers).toMatchObject({ a: 1, b: 2 });
  expect((await records.get(['n:same'])).get('n:same')).toMatchObject({ data: one.store.getState().numbers.same });
});

test('an entry is removed only if it is still as expected', async () => {
  const { records, one } = twoTabs();
  one.set('a', 1);
  await calm();
  await one.keeper.removeIf('n:a', (data) => data === 99);
  expect(one.store.getState().numbers).toEqual({ a: 1 });
  await one.keeper.removeIf('n:a', (data) => data === 1);
  expect(one.store.getState().numbers).toEqual({});
  expect((await records.get(['n:a'])).get('n:a')).toBeUndefined();
});

test('a change made while something older is being read stays', async () => {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let end = () => {};
  const mayEnd = new Promise<void>((resolve) => {
    end = resolve;
  });
  const { records, one, two } = twoTabs((inner) => ({
    ...inner,
    get: async (keys) => {
      const read = await inner.get(keys);
      begin();
      await mayEnd;
      return read;
    },
  }));
  one.set('a', 1);
  await begun;
  two.set('a', 2);
  await two.keeper.settled();
  end();
  await calm();
  expect(two.store.getState().numbers).toEqual({ a: 2 });
  expect(one.store.getState().numbers).toEqual({ a: 2 });
  expect((await records.get(['n:a'])).get('n:a')).toMatchObject({ data: 2 });
});

test('only changed entries are written', async () => {
  const { one } = twoTabs();
  one.set('a', 1);
  one.set('b', 2);
  await calm();
  one.set('b', 3);
  await calm();
  expect(one.sent.at(-1)).toEqual({ kind: 'changed', keys: ['n:b'] });
  one.set('b', 3);
  await calm();
  expect(one.sent).toHaveLength(2);
});

test('without channels the storage carries messages, and foreign ones are ignored', () => {
  const stored = new Map<string, string>();
  const listeners: ((event: { key: string; newValue: string | null }) => void)[] = [];
  const page = { addEventListener: (_: string, listener: never) => void listeners.push(listener) };
  const storage = { setItem: (key: string, text: string) => void stored.set(key, text) };
  const wire = storageWire(page as unknown as Window, storage as unknown as Storage);
  const heard: TabMessage[] = [];
  createTabs(wire).subscribe((message) => void heard.push(message));
  wire.send({ kind: 'changed', keys: ['a', 7] });
  const [[key, newValue]] = [...stored] as [[string, string]];
  for (const listener of listeners) {
    listener({ key, newValue });
    listener({ key: 'other', newValue });
    listener({ key, newValue: null });
    listener({ key, newValue: 'no JSON at all' });
    listener({ key, newValue: JSON.stringify({ message: { kind: 'surprise' } }) });
    listener({ key, newValue: '{"message":' });
  }
  expect(heard).toEqual([{ kind: 'changed', keys: ['a'] }]);
});
