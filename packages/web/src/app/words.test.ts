// One term for one thing in all texts, and none of the words that players would not use.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../texts/en');

/** Each with what is written instead. */
const UNWANTED: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\bsign(ed|ing)? (in|out)\b/i, 'log in, log out'],
  [/\bwhom\b/i, 'which Pokémon'],
  [/\bshall\b/i, 'will'],
  [/\bsubskill/i, 'Sub Skill'],
  [/\bhelp intervals?\b/i, 'helping frequency'],
  [/\bcarry size\b/i, 'Carry Limit'],
  [/\bprocs?\b/i, 'skill trigger'],
  [/\bmain skill|Main skill(?! chance)/, 'Main Skill'],
  [/’/, 'a straight apostrophe'],
  // The game's English is American.
  [
    /avour|olour|eighbour|ancelled|icence|ractis|rganis|ecognis|ummaris|entre\b/i,
    'favor, color, neighbor, canceled, license, practice, -ize, center',
  ],
  [/\b(some|any|every)body\b/i, 'a Pokémon, all Pokémon, every player'],
  [/\bpot size\b/i, 'pot capacity'],
  [/\bnot shiny\b/, 'Shiny'],
  [/"Try again",?$/, 'Retry, on a button'],
  [/\bWe couldn't (calculate|compare|make)\b/, "Couldn't …"],
];

/** Without the key and the names of values and choices. */
const spoken = (line: string): string =>
  line
    .replace(/^[^:]*: "[^"]*":/, '')
    .replace(/\{\w+(, \w+)?/g, '')
    .replace(/\w+ \{/g, '');

test('texts use the words of the game and of players', () => {
  const texts = readdirSync(folder).flatMap((room) =>
    readFileSync(join(folder, room), 'utf8')
      .split('\n')
      .map((line) => `${room}: ${line.trim()}`),
  );
  const found = UNWANTED.flatMap(([word, instead]) =>
    texts.filter((line) => word.test(spoken(line))).map((line) => `${line} → ${instead}`),
  );
  expect(found).toEqual([]);
});

test('only the help page explains what ± means', () => {
  const rooms = readdirSync(folder).filter((room) => /times out of/.test(readFileSync(join(folder, room), 'utf8')));
  expect(rooms).toEqual(['help.json']);
});
