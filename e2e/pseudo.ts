// The pseudo language in the browser: pages in it, and the names that stay as they are.
import type { Page } from 'playwright-core';
import { properNames, pseudoFile } from '../packages/web/src/testing/pseudo-language.ts';

/** What players call their own: the example team, and tags of the box of tests. */
const OWN = [
  'Helper team',
  'Sparky',
  'Luna',
  'Moss',
  'Puddle',
  'Ember',
  'berries',
  'cooking',
  'events',
  'to feed',
  'maybe',
];
const OTHERS = ['Pokémon Sleep', 'Oversleep', 'Patreon', 'Discord', 'Google', 'GitHub'];
const LANGUAGES = ['English', 'Deutsch', 'Français', 'Italiano', 'Español', '日本語', '한국어', '简体中文', '繁體中文'];

/** What the browser says in the active language: months, weekdays, time zones, units, and words between parts of a list. */
function* wordsOfIntl(): Generator<string> {
  for (const width of ['long', 'short'] as const)
    for (let day = 0; day < 366; day += 1)
      for (const field of ['weekday', 'month'] as const)
        yield new Intl.DateTimeFormat('en-GB', { [field]: width }).format(new Date(2024, 0, 1 + day));
  const zoned = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', timeZoneName: 'short' }).formatToParts();
  yield* zoned.filter(({ type }) => type === 'timeZoneName').map(({ value }) => value);
  for (const unit of ['hour', 'minute', 'second', 'day'])
    for (const value of [1, 2])
      yield new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(value).replace(/^\d /, '');
  for (const type of ['conjunction', 'disjunction'] as const)
    yield new Intl.ListFormat('en', { type }).format(['1', '2']).replace(/\d| /g, '');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A new Pokémon has its species' name as a nickname, of which 12 letters are kept. */
const NICKNAMES = properNames().map((name) => name.slice(0, 12).trim());

const ALL = new Set([...properNames(), ...NICKNAMES, ...OWN, ...OTHERS, ...LANGUAGES, ...wordsOfIntl()]);

/** A pattern of everything that is the same in every language; the longest first, so that a name inside another leaves no rest. */
export const NAMES = `(?<!\\p{L})(?:${[...ALL]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|')})(?!\\p{L})`;

/** Every text that the page loads from now on. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.route(/\/messages\/en\.[^/]+\/\w+\.json$/, (route) => {
    const [, room = ''] = /(\w+)\.json$/.exec(route.request().url()) ?? [];
    return route.fulfill({ contentType: 'application/json', body: pseudoFile(room) });
  });
}
