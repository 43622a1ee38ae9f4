// Whose turn it is among those who wait for a thread.
import { describe, expect, test } from 'vitest';
import { type Asker, createLine, type Place } from './line.ts';

interface Named extends Place {
  readonly name: string;
}

const player = (caller: string): Asker => ({ caller, isSignedIn: true });
const guest = (caller: string): Asker => ({ caller, isSignedIn: false });
const ask = (name: string, cost: number, ...askers: Asker[]): Named => ({ name, cost, askers: new Set(askers) });
const anybody = () => true;

function lineOf(...places: Named[]) {
  const line = createLine<Named>();
  for (const place of places) line.add(place);
  /** Whose turn comes, until nobody waits or so many had theirs. */
  const order = (most = 100, mayGo: (caller: string) => boolean = anybody) => {
    const names: string[] = [];
    while (names.length < most) {
      const turn = line.next(mayGo);
      if (!turn) break;
      names.push(turn.place.name);
    }
    return names;
  };
  return { line, order };
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
    const dear = Array.from({ length: 4 }, (_, i) => ask(`dear ${i}`, 200, guest('dear')));
    const cheap = Array.from({ length: 12 }, (_, i) => ask(`cheap ${i}`, 50, guest('cheap')));
    const { order } = lineOf(...dear, ...cheap);
    const turns = order().map((name) => name.split(' ')[0]);
    // One dear question for four cheap ones, as long as there are both.
    expect(turns.slice(0, 15).filter((name) => name === 'dear')).toHaveLength(3);
    expect(turns).toHaveLength(16);
  });

  test('who was silent has saved nothing up', () => {
    const { line, order } = lineOf(...Array.from({ length: 20 }, (_, i) => ask(`early ${i}`, 100, guest('early'))));
    order(10);
    for (let i = 0; i < 10; i += 1) line.add(ask(`late ${i}`, 100, guest('late')));
    const turns = order(8).map((name) => name.split(' ')[0]);
    expect(turns.filter((name) => name === 'early').length).toBeGreaterThanOrEqual(3);
  });

  test('players who are signed in go before guests, who still have every fourth turn', () => {
    const { order } = lineOf(
      ...Array.from({ length: 4 }, (_, i) => ask('guest', 10, guest(`guest ${i}`))),
      ...Array.from({ length: 6 }, () => ask('player', 10, player('ada'))),
    );
    expect(order()).toEqual([
      ...['player', 'player', 'player', 'guest'],
      ...['player', 'player', 'player', 'guest'],
      ...['guest', 'guest'],
    ]);
  });

  test('a question that somebody else joins goes when the first of them has their turn', () => {
    const askers = new Set([guest('flooder')]);
    const shared: Named = { name: 'shared', cost: 10, askers };
    const flood = Array.from({ length: 5 }, (_, i) => ask(`flood ${i}`, 200, guest('flooder')));
    const { line, order } = lineOf(...flood, shared);
    expect(order(1)).toEqual(['flood 0']);
    askers.add(player('ada'));
    expect(line.next(anybody)).toMatchObject({ place: { name: 'shared' }, caller: 'ada' });
  });

  test('who comes back for another turn stands where they stood', () => {
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

  test('tells how many wait, of whom, and which guest came last', () => {
    const { line } = lineOf(
      ask('a', 1, guest('me')),
      ask('b', 1, guest('other')),
      ask('both', 1, guest('me'), player('ada')),
    );
    expect([line.length(), line.lengthOf('me'), line.lengthOf('ada'), line.lengthOf('nobody')]).toEqual([3, 2, 1, 0]);
    expect(line.lastOfGuests()?.name).toBe('b');
  });
});
