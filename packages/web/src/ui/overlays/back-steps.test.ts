// What Back does while layers are open, in a history that walks one event later, as that of a browser does.
import { describe, expect, test } from 'vitest';
import { type BackSteps, createBackSteps, type HistoryMark, type StepAddress } from './back-steps.ts';

interface Entry {
  readonly address: string;
  readonly mark?: HistoryMark;
}

/** A history with what has happened in it; `run` lets everything happen that is due. */
function fakeHistory(
  entries: Entry[] = [{ address: 'before', mark: { page: 0, depth: 0 } }],
  start = entries.length - 1,
) {
  let shown = start;
  let due: { readonly act: () => void; readonly late: boolean }[] = [];
  const heard: string[] = [];
  const nameOf = ({ url }: StepAddress) => String(url);
  const entryOf = (address: StepAddress, mark: HistoryMark): Entry => ({ address: nameOf(address), mark });
  const steps: BackSteps = createBackSteps({
    mark: () => entries[shown]?.mark,
    here: () => ({ state: null, url: entries[shown]?.address ?? null }),
    push: (address, mark) => {
      entries.splice(shown + 1, Number.POSITIVE_INFINITY, entryOf(address, mark));
      shown += 1;
    },
    replace: (address, mark) => {
      entries[shown] = entryOf(address, mark);
    },
    go: (by) => due.push({ act: () => arrive(by), late: false }),
    canGoForward: () => shown < entries.length - 1,
    later: (act, milliseconds = 0) => due.push({ act, late: milliseconds > 0 }),
  });
  function arrive(by: number) {
    if (entries[shown + by] === undefined) return;
    shown += by;
    if (!steps.arrived()) heard.push(entries[shown]?.address ?? '');
  }
  const begin = () => {
    const now = due;
    due = [];
    for (const { act, late } of now) if (!late) act();
  };
  const run = () => {
    while (due.length > 0) begin();
  };
  run();
  return {
    steps,
    run,
    /** What is due happens, and nothing that follows from it. */
    begin,
    /** As a player presses it, before what is due has happened. */
    press: arrive,
    back: () => {
      arrive(-1);
      run();
    },
    forward: () => {
      arrive(1);
      run();
    },
    visit: (url: string) => {
      steps.navigate({ kind: 'push', state: null, url });
      run();
    },
    heard,
    shown: () => entries[shown],
    addresses: () => entries.map(({ address }) => address),
  };
}

/** On page `box`, to which one has come from `before`. */
function onBox() {
  const history = fakeHistory();
  history.visit('box');
  const open = new Set<string>();
  const layer = (name: string, onBack?: () => void) => {
    open.add(name);
    const close = () => {
      if (open.delete(name)) take();
    };
    const take = history.steps.open({ back: onBack ?? close });
    return close;
  };
  return { ...history, layer, open };
}

describe('Back', () => {
  test('closes the top layer and no more, then leads to the page before', () => {
    const { layer, run, back, open, heard, shown } = onBox();
    layer('editor');
    run();
    layer('menu');
    run();
    back();
    expect([...open]).toEqual(['editor']);
    back();
    expect([...open]).toEqual([]);
    expect(shown()?.address).toBe('box');
    expect(heard).toEqual([]);
    back();
    expect(heard).toEqual(['before']);
  });

  test('pressed twice at once closes two layers', () => {
    const { layer, run, press, open, heard } = onBox();
    layer('editor');
    run();
    layer('menu');
    run();
    press(-1);
    press(-1);
    run();
    expect([...open]).toEqual([]);
    expect(heard).toEqual([]);
  });

  test('held down, so that it skips several, closes them one after the other', () => {
    const { layer, run, press, open } = onBox();
    layer('editor');
    run();
    layer('menu');
    run();
    press(-2);
    run();
    expect([...open]).toEqual([]);
  });

  test('a layer that asks stays, also when Back is pressed again', () => {
    const { layer, run, back, open, heard, shown } = onBox();
    const close = layer('editor', () => layer('question'));
    run();
    back();
    expect([...open]).toEqual(['editor', 'question']);
    expect(shown()).toEqual({ address: 'box', mark: { page: 1, depth: 1 } });
    back();
    expect([...open]).toEqual(['editor']);
    expect(heard).toEqual([]);
    back();
    expect([...open]).toEqual(['editor', 'question']);
    close();
    run();
    expect(heard).toEqual([]);
  });

  test('pressed twice at once where something asks, it comes back to the question', () => {
    const { layer, run, press, heard, open, shown } = onBox();
    layer('editor', () => layer('question'));
    run();
    press(-1);
    press(-1);
    run();
    expect([...open]).toEqual(['editor', 'question']);
    expect(heard).toEqual([]);
    expect(shown()).toEqual({ address: 'box', mark: { page: 1, depth: 1 } });
  });
});

describe('closed by its own button', () => {
  test('the step of a layer is taken out of the history, and nothing hears of it', () => {
    const { layer, run, back, heard, shown } = onBox();
    const close = layer('editor');
    run();
    close();
    run();
    expect(shown()).toEqual({ address: 'box', mark: { page: 1, depth: 0 } });
    expect(heard).toEqual([]);
    back();
    expect(heard).toEqual(['before']);
  });

  test('a layer that takes its place at once has the same step', () => {
    const { layer, run, back, addresses, open } = onBox();
    const close = layer('search');
    run();
    close();
    layer('editor');
    run();
    expect(addresses()).toEqual(['before', 'box', 'box']);
    back();
    expect([...open]).toEqual([]);
  });

  test('opened again while its step is being taken out, it has one', () => {
    const { layer, run, begin, back, open, heard } = onBox();
    const close = layer('search');
    run();
    close();
    begin();
    layer('editor');
    run();
    back();
    expect([...open]).toEqual([]);
    expect(heard).toEqual([]);
  });
});

describe('a link in a layer', () => {
  test('leads on, and Back from there to the page, not to the step', () => {
    const { layer, run, visit, back, heard, addresses, shown } = onBox();
    const close = layer('search');
    run();
    close();
    visit('calculator');
    expect(addresses()).toEqual(['before', 'box', 'calculator']);
    back();
    expect(heard).toEqual(['box']);
    expect(shown()?.mark).toEqual({ page: 1, depth: 0 });
  });

  test.each([1, 2, 3])('also through %i layers that close meanwhile', (count) => {
    const { layer, run, steps, addresses, back, heard } = onBox();
    const closing = Array.from({ length: count }, (_, i) => {
      const close = layer(`layer ${i}`);
      run();
      return close;
    });
    for (const close of closing) close();
    steps.navigate({ kind: 'push', state: null, url: 'best' });
    run();
    expect(addresses()).toEqual(['before', 'box', 'best']);
    back();
    expect(heard).toEqual(['box']);
  });

  test('while a step is being taken out, the navigation waits for it and is not lost', () => {
    const { layer, run, begin, steps, addresses, shown } = onBox();
    const close = layer('search');
    run();
    close();
    // Its walk has begun and has not arrived.
    begin();
    steps.navigate({ kind: 'push', state: null, url: 'best' });
    run();
    expect(shown()?.address).toBe('best');
    expect(addresses()).toEqual(['before', 'box', 'best']);
  });
});

test('Forward opens nothing again and does not stay on an empty step', () => {
  const { layer, run, back, forward, open, shown, heard } = onBox();
  layer('editor');
  run();
  back();
  forward();
  expect([...open]).toEqual([]);
  expect(shown()?.mark).toEqual({ page: 1, depth: 0 });
  expect(heard).toEqual([]);
});

test('an address that changes below an open layer is that of its page afterwards', () => {
  const { layer, run, steps, shown, back, heard } = onBox();
  const close = layer('filter');
  run();
  steps.navigate({ kind: 'replace', state: null, url: 'box?level=60' });
  close();
  run();
  expect(shown()).toEqual({ address: 'box?level=60', mark: { page: 1, depth: 0 } });
  back();
  expect(heard).toEqual(['before']);
});

test('the way back of the app itself leaves the page also while a layer is open', () => {
  const { layer, run, steps, heard } = onBox();
  layer('menu');
  run();
  steps.navigate({ kind: 'go', by: -1 });
  run();
  expect(heard).toEqual(['before']);
});

test('after a reload inside of a layer one Back leads to the page before', () => {
  const history = fakeHistory([
    { address: 'before', mark: { page: 0, depth: 0 } },
    { address: 'box', mark: { page: 1, depth: 0 } },
    { address: 'box?level=60', mark: { page: 1, depth: 1 } },
    { address: 'box?level=60', mark: { page: 1, depth: 2 } },
  ]);
  expect(history.shown()).toEqual({ address: 'box?level=60', mark: { page: 1, depth: 0 } });
  history.back();
  expect(history.heard).toEqual(['before']);
});

test('a step that another page has left behind is passed over', () => {
  const history = fakeHistory([
    { address: 'box', mark: { page: 0, depth: 0 } },
    { address: 'box', mark: { page: 0, depth: 1 } },
    { address: 'best', mark: { page: 1, depth: 0 } },
  ]);
  history.back();
  expect(history.shown()?.mark).toEqual({ page: 0, depth: 0 });
  expect(history.heard).toEqual(['box']);
  history.forward();
  expect(history.heard).toEqual(['box', 'best']);
});

test('an entry that the browser has made gets its place', () => {
  const { steps, back, heard, shown } = onBox();
  steps.navigate({ kind: 'push', state: null, url: 'box#page' });
  back();
  expect(heard).toEqual(['box']);
  expect(shown()?.mark?.page).toBe(1);
});
