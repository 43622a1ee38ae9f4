// Whose turn it is among those who wait for a thread.
import { describe, expect, test } from 'vitest';
import { type Asker, createLine, type LinePlace } from './line.ts';
import { MOST_SAVED } from './shares.ts';
import { SHORT_TURN_MS, TURN_MS } from './task.ts';

interface Named extends LinePlace {
  readonly name: string;
}

const player = (caller: string): Asker => ({ caller, isSignedIn: true });
const guest = (caller: string): Asker => ({ caller, isSignedIn: false });
const ask = (name: string, cost: number, ...askers: Asker[]): Named => ({ name, cost, askers: new Set(askers) });
const anyCaller = () => true;

function lineOf(...places: Named[]) {
  const line = createLine<Named>();
  for (const place of places) line.add(place);
  /** The order of turns until none waits, or at most so many. */
  const order = (most = 100, mayGo: (caller: string) => boolean = anyCaller) => {
    const names: string[] = [];
    while (names.length < most) {
      const turn = line.next(mayGo);
      if (!turn) break;
      names.push(turn.place.name);
      line.end(turn, turn.place.cost);
    }
    return names;
  };
  /** The next one has a thread. */
  const start = () => {
    const turn = line.next(anyCaller);
    if (!turn) throw new Error('no caller waits');
    return turn;
  };
  const limit = (mayGo: (caller: string) => boolean = anyCaller) => [...line.limits(mayGo).values()];
  return { line, order, start, limit };
}

describe('the line', () => {
  test('one caller’s questions are answered in their order', () => {
    const { order } = lineOf(...['a', 'b', 'c'].map((name) => ask(name, 10, guest('me'))));
    expect(order()).toEqual(['a', 'b', 'c']);
  });

  test('sixty questions of one address do not make another wait', () => {
    const flood = Array.from({ length: 60 }, (_, i) => ask(`flood ${i}`, 200, guest('flooder')));
    const { line, order } = lineOf(...flood);
    expect(order(1)).toEqual(['flood 0']);
    for (const name of ['mine 0', 'mine 1', 'mine 2']) line.add(ask(name, 50, guest('me')));
    expect(order(5)).toEqual(['mine 0', 'mine 1', 'mine 2', 'flood 1', 'flood 2']);
  });

  test('shares are of time and not of questions', () => {
    const [dear, cheap] = [ask('dear', 200, guest('dear')), ask('cheap', 50, guest('cheap'))];
    const { line, order } = lineOf(dear, cheap);
    const turns: string[] = [];
    // Both come again each time.
    while (turns.length < 15) {
      const [name = ''] = order(1);
      turns.push(name);
      line.add(name === 'dear' ? dear : cheap);
    }
    expect(turns.filter((name) => name === 'dear')).toHaveLength(3);
  });

  test('shares are of the time that turns really took', () => {
    const [quick, slow] = [ask('quick', 50, guest('quick')), ask('slow', 50, guest('slow'))];
    const { line, start } = lineOf(quick, slow);
    const turns: string[] = [];
    while (turns.length < 12) {
      const turn = start();
      turns.push(turn.place.name);
      line.end(turn, turn.place === quick ? 10 : 50);
      line.add(turn.place);
    }
    expect(turns.filter((name) => name === 'slow')).toHaveLength(2);
  });

  test.each([
    [1, 6],
    [2, 8],
    [20, 9],
  ])('beside a caller with %i questions under way, a caller with one has %i of 12 turns', (questions, expected) => {
    const others = Array.from({ length: questions }, (_, i) => ask(`other ${i}`, 50, guest('other')));
    const mine = ask('mine', 50, guest('me'));
    const { line, order } = lineOf(...others, mine);
    const turns: string[] = [];
    while (turns.length < 12) {
      const [name = ''] = order(1);
      turns.push(name);
      const again = [...others, mine].find((place) => place.name === name);
      if (again) line.add(again);
    }
    expect(turns.filter((name) => name === 'mine')).toHaveLength(expected);
  });

  test('a caller that was silent goes first for a second of time, then takes turns', () => {
    const [early, late] = [ask('early', 100, guest('early')), ask('late', 100, guest('late'))];
    const { line, order } = lineOf();
    for (let n = 0; n < 20; n += 1) {
      line.add(early);
      order(1);
    }
    const turns: string[] = [];
    for (const place of [early, late]) line.add(place);
    while (turns.length < 17) {
      const [name = ''] = order(1);
      turns.push(name);
      line.add(name === 'late' ? late : early);
    }
    // Up to what the other had used before its last turn, and that turn.
    const first = MOST_SAVED / 100 + 1;
    expect(turns.slice(0, first)).toEqual(Array(first).fill('late'));
    expect(turns.slice(first)).toEqual(['early', 'late', 'early', 'late', 'early', 'late']);
  });

  test('players who are signed in have three quarters of the time beside guests, however many of these there are', () => {
    const guests = Array.from({ length: 20 }, (_, i) => ask('guest', 10, guest(`guest ${i}`)));
    const mine = ask('player', 10, player('ada'));
    const { line, order } = lineOf(...guests, mine);
    const turns: string[] = [];
    while (turns.length < 16) {
      const [name = ''] = order(1);
      turns.push(name);
      if (name === 'player') line.add(mine);
    }
    expect(turns[0]).toBe('player');
    expect(turns.filter((name) => name === 'player')).toHaveLength(12);
  });

  test('beside heavy ratings of fifty guests a calculation of a player takes less than twice its time', () => {
    const guests = Array.from({ length: 50 }, (_, i) => ask(`guest ${i}`, 1000, guest(`address ${i}`)));
    const mine = ask('player', 1000, player('ada'));
    const { line } = lineOf(...guests);
    // The guests have been at it for long before the player comes.
    let [elapsed, own] = [0, 0];
    const turn = () => {
      const next = line.next(anyCaller);
      if (!next) throw new Error('no caller waits');
      line.end(next, TURN_MS);
      elapsed += TURN_MS;
      if (next.place === mine) own += TURN_MS;
      if (next.place !== mine || own < mine.cost) line.add(next.place);
    };
    while (elapsed < 60_000) turn();
    elapsed = 0;
    line.add(mine);
    while (own < mine.cost) turn();
    expect(elapsed).toBeLessThan(2 * mine.cost);
  });

  test('a question that another caller joins runs when the first of them has a turn', () => {
    const askers = new Set([guest('flooder')]);
    const shared: Named = { name: 'shared', cost: 10, askers };
    const flood = Array.from({ length: 5 }, (_, i) => ask(`flood ${i}`, 200, guest('flooder')));
    const { line, order } = lineOf(...flood, shared);
    expect(order(1)).toEqual(['flood 0']);
    askers.add(player('ada'));
    expect(line.next(anyCaller)).toMatchObject({ place: { name: 'shared' }, payer: { caller: 'ada' } });
  });

  test('a question that needs another turn keeps its position', () => {
    const [first, second] = [ask('first', 10, guest('me')), ask('second', 10, guest('me'))];
    const { line, order } = lineOf(first, second);
    expect(order(1)).toEqual(['first']);
    line.add(first);
    expect(order()).toEqual(['first', 'second']);
  });

  test('callers who may not go are passed over', () => {
    const { order } = lineOf(ask('busy', 10, guest('busy')), ask('free', 10, guest('free')));
    expect(order(100, (caller) => caller !== 'busy')).toEqual(['free']);
    expect(order()).toEqual(['busy']);
  });

  test('counts waiting questions in total and per caller, and knows the latest guest', () => {
    const { line } = lineOf(
      ask('a', 1, guest('me')),
      ask('b', 1, guest('other')),
      ask('both', 1, guest('me'), player('ada')),
    );
    expect([line.length(), line.lengthOf('me'), line.lengthOf('ada'), line.lengthOf('unknown')]).toEqual([3, 2, 1, 0]);
    expect(line.lastOfGuests()?.name).toBe('b');
  });

  test('a caller who is served is known by their threads', () => {
    const { line, start } = lineOf(ask('a', 1, guest('me')));
    const turn = start();
    expect([line.threadsOf('me'), line.lengthOf('me')]).toEqual([1, 0]);
    line.end(turn, 1);
    line.end(turn, 1);
    expect(line.threadsOf('me')).toBe(0);
  });
});

describe('how long a turn lasts', () => {
  const flooder = guest('flooder');
  const flood = (count: number) => Array.from({ length: count }, (_, i) => ask(`flood ${i}`, TURN_MS, flooder));

  test('as long as it needs while only its own caller waits', () => {
    const { line, start, limit } = lineOf(...flood(9));
    start();
    expect(limit()).toEqual([undefined]);
    line.add(ask('mine', TURN_MS, guest('me')));
    expect(limit()).toEqual([SHORT_TURN_MS]);
    expect(limit((caller) => caller !== 'me')).toEqual([undefined]);
  });

  test.each([
    ['a guest', guest('me')],
    ['a player', player('ada')],
  ])('%s with one question runs at once, and has three turns before the next of a flooding caller', (_who, me) => {
    const { line, start, limit } = lineOf(...flood(9));
    const turn = start();
    const mine = ask('mine', TURN_MS, me);
    line.add(mine);
    expect(limit()).toEqual([SHORT_TURN_MS]);
    line.end(turn, TURN_MS);
    line.add(turn.place);
    expect(start().place).toBe(mine);
    expect(limit()).toEqual([3 * TURN_MS]);
  });

  test('a caller with several questions waits for a whole turn', () => {
    const { line, start, limit } = lineOf(...flood(9));
    start();
    for (const name of ['mine', 'mine too']) line.add(ask(name, TURN_MS, guest('me')));
    expect(limit()).toEqual([TURN_MS]);
  });

  test('a question that needs another turn waits for a whole one', () => {
    const [mine, other] = [ask('mine', TURN_MS, guest('me')), ask('other', TURN_MS, guest('other'))];
    const { line, start, limit } = lineOf(mine, other);
    const turn = start();
    expect([turn.place, limit()]).toEqual([mine, [SHORT_TURN_MS]]);
    line.end(turn, SHORT_TURN_MS);
    line.add(mine);
    expect([start().place, limit()]).toEqual([other, [TURN_MS]]);
  });

  test('guests do not cut short what a player does', () => {
    const { line, start, limit } = lineOf(ask('guest', TURN_MS, guest('me')));
    line.end(start(), TURN_MS);
    line.add(ask('player', TURN_MS, player('ada')));
    start();
    line.add(ask('guest', TURN_MS, guest('me')));
    expect(limit()).toEqual([3 * TURN_MS]);
  });
});
