// However long or odd a text is, only its beginning is normalised and taken apart.
import { afterEach, expect, test, vi } from 'vitest';
import {
  characterCount,
  firstCharacters,
  firstLetters,
  isLongerThan,
  MOST_LETTERS,
  normalized,
} from './limited-text.ts';

/** Lengths of the texts that Unicode's own functions were given. */
function watched() {
  const given: number[] = [];
  const { normalize } = String.prototype;
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form) {
    given.push(this.length);
    return normalize.call(this, form);
  });
  const { segment } = Intl.Segmenter.prototype;
  vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(function (this: Intl.Segmenter, text) {
    given.push(text.length);
    return segment.call(this, text);
  });
  return given;
}

afterEach(() => {
  vi.restoreAllMocks();
});

const LONG = 64 * 1024;

test.each([
  ['signs that become several', '\u{1d160}'],
  ['marks of two classes', '\u0316\u0300'],
  ['marks that become two', '\u0f73'],
  ['halves of pairs', '\ud800'],
  ['joiners', '👩\u200d'],
  ['right to left', '\u202eא'],
])('a long run of %s', (_, sign) => {
  const given = watched();
  const text = `a${sign.repeat(LONG)}`;
  for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) normalized(form, text);
  firstCharacters(text, 12);
  characterCount(text);
  expect(Math.max(...given)).toBeLessThanOrEqual(MOST_LETTERS);
});

test('of a pile of marks thirty are left, which is more than any language needs', () => {
  expect(normalized('NFD', `a${'\u0316\u0300'.repeat(400)}b`)).toBe(`a${'\u0316'.repeat(15)}${'\u0300'.repeat(15)}b`);
});

test('names of any language stay as they are', () => {
  for (const name of ['Poké', 'ピカチュウ', '한글이름', 'กำนี้', '👩‍👩‍👧', 'क्षत्रिय', 'Z\u0335\u0335']) {
    expect(normalized('NFC', name)).toBe(name.normalize('NFC'));
    expect(firstCharacters(name, 12)).toBe(name);
    expect(firstLetters(name, 12)).toBe(name);
  }
});

test('no character and no pair is cut in half', () => {
  expect(firstCharacters('👩‍👩‍👧ミュウ', 2)).toBe('👩‍👩‍👧ミ');
  expect(firstLetters('𒐫'.repeat(9), 3)).toBe('𒐫𒐫𒐫');
  expect(normalized('NFC', '𒐫'.repeat(MOST_LETTERS))).toBe('𒐫'.repeat(MOST_LETTERS / 2));
  expect(normalized('NFC', `a${'𒐫'.repeat(MOST_LETTERS)}`)).toBe(`a${'𒐫'.repeat(MOST_LETTERS / 2 - 1)}`);
});

test('whether a name is too long is known after as many characters as it may have', () => {
  const characters = new Intl.Segmenter().segment('')[Symbol.iterator]();
  const next = vi.spyOn(Object.getPrototypeOf(characters), 'next');
  for (const [name, is] of [
    ['ミ'.repeat(12), false],
    ['ミ'.repeat(13), true],
    ['👩‍👩‍👧'.repeat(12), false],
    ['👩‍👩‍👧'.repeat(13), true],
    ['a'.repeat(12), false],
    ['a'.repeat(13), true],
    ['', false],
    ['\u1100\u1161\u11a8'.repeat(LONG), true],
  ] as const) {
    next.mockClear();
    expect(isLongerThan(name, 12), name.slice(0, 20)).toBe(is);
    expect(next.mock.calls.length).toBeLessThanOrEqual(13);
  }
});

test('a count goes on beyond the limit', () => {
  expect(characterCount('ミ'.repeat(12))).toBe(12);
  expect(characterCount('ミ'.repeat(5000))).toBe(5000);
  expect(characterCount('a'.repeat(5000))).toBe(5000);
});
