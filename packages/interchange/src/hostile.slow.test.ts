// Texts that no person writes, in every place of every format: only their beginnings reach functions that can't be interrupted.
import { type Creature, gameOf, MOST_LETTERS, NEWEST_EDITION, newCreature } from '@oversleep/game';
import { afterEach, expect, it, vi } from 'vitest';
import { HOSTILE, HOSTILE_LETTERS, withEachText } from '../../../tools/checks/hostile-text.mjs';
import { boxJson } from './box-json.ts';
import { FORMATS } from './formats.ts';
import { readShared, writeShared } from './link/shared.ts';
import { readBox, writeBox } from './read-box.ts';
import { toCreature } from './to-creature.ts';

const game = gameOf(NEWEST_EDITION);
const creature: Creature = {
  ...newCreature(game, game.species.get('RAICHU'), { id: 'id', random: () => 0.5, randomNickname: false }),
  name: 'Sparky',
  subskills: ['Helping Bonus', 'Berry Finding S', null, null, null],
  tags: ['berries'],
  note: 'mine',
};

/** Of each place one kind of text in so many; with FULL=1 all. */
const EACH = process.env.FULL ? 1 : 5;

/** All texts of a format, each with the marked text in one place. */
function placesIn(text: string): readonly ((hostile: string) => string)[] {
  const written: unknown = jsonIn(text);
  if (written !== undefined)
    return withEachText(written, () => '').map(
      (_, place) => (hostile) => JSON.stringify(withEachText(written, () => hostile)[place]),
    );
  const cells = text.split(/([,\t\n@;])/);
  return cells.flatMap((cell, place) =>
    place % 2 === 0 && cell !== '' ? [(hostile: string) => cells.with(place, hostile).join('')] : [],
  );
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Letters that Unicode's functions were given, and the most at a time. */
function watched() {
  const given = { all: 0, most: 0 };
  const see = (text: string) => {
    given.all += text.length;
    given.most = Math.max(given.most, text.length);
  };
  const { normalize } = String.prototype;
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form) {
    see(String(this));
    return normalize.call(this, form);
  });
  const { segment } = Intl.Segmenter.prototype;
  vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(function (this: Intl.Segmenter, text) {
    see(text);
    return segment.call(this, text);
  });
  return given;
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** Reads as a page or the server does. */
function readWhole(text: string): void {
  const box = readBox(game, text);
  boxJson(game, box, ({ code }) => code);
  for (const read of box.creatures) toCreature(game, read, { id: 'id', format: box.format, at: '' });
}

const LINK = 'link';
it.each([...FORMATS.filter(({ write }) => write).map(({ id }) => id), LINK])('%s', (id) => {
  const read = id === LINK ? (text: string) => void readShared(game, text) : readWhole;
  const format = FORMATS.find((one) => one.id === id);
  const text = format
    ? writeBox(game, { creatures: [creature] }, format.id).text
    : writeShared(game, { kind: 'creature', creature });
  const places = placesIn(text);
  expect(places.length).toBeGreaterThan(1);
  // What it needs once, such as its index of names.
  read(text);
  const given = watched();
  for (const [n, place] of places.entries())
    for (const [k, [name, textOf]] of HOSTILE.entries()) {
      if ((n + k) % EACH !== 0) continue;
      given.all = 0;
      read(place(textOf(HOSTILE_LETTERS)));
      expect(given.most, name).toBeLessThanOrEqual(MOST_LETTERS);
      // Nor is a long text read in many parts.
      expect(given.all, name).toBeLessThan(HOSTILE_LETTERS);
    }
});
