// What the check of the catalogues notices.
import { expect, test } from 'vitest';
import { differences, problemsIn, unusedKeys } from './message-rules.ts';

test.each([
  'Import',
  "Don't keep {name}",
  '{count, plural, one {# Pokémon} other {# Pokémon}}',
  '{count, plural, =0 {None} one {# dish} other {# dishes}} of {all, number, ::.0}',
  'Read <link>how</link> on {day, date, ::dMMM}',
  '{shiny, select, yes {Shiny {name}} other {{name}}}',
])('"%s" is fine', (text) => expect(problemsIn(text, 'en')).toEqual([]));

test.each([
  ['', 'is empty'],
  ['Import ', 'blanks at an end'],
  ['One  two', 'two blanks'],
  ['{count, plural, other {#}}', 'lacks the form "one"'],
  ['{count, plural, one {#} few {#} other {#}}', 'the form "few"'],
  ['{count, plural, one {#} other {{x, select, y {# z} other {w}}}}', '"#" inside a select'],
  ['{n, number, percent}', 'named style "percent"'],
  ['a <br/> b', 'that is no tag'],
  ['<b></b>', 'empty tag <b>'],
  ['{name', 'does not parse'],
])('"%s" is refused: %s', (text, problem) => expect(problemsIn(text, 'en').join('; ')).toContain(problem));

test('each language has the plural forms of its own', () => {
  const text = '{count, plural, other {#匹}}';
  expect(problemsIn(text, 'ja')).toEqual([]);
  expect(problemsIn(text, 'de').join()).toContain('lacks the form "one"');
});

test('keys, values and tags must be those of the source', () => {
  const source = new Map([
    ['a', 'Level {level, number}'],
    ['b', 'Go <link>there</link>'],
    ['c', 'Gone'],
  ]);
  const other = new Map([
    ['a', 'Stufe {level}'],
    ['b', '<link>Dahin</link>'],
    ['d', 'Neu'],
  ]);
  expect(differences(source, other)).toEqual([
    'c is missing',
    'd is unknown',
    'a has other values or tags: level: string instead of level: number',
  ]);
  expect(differences(source, source)).toEqual([]);
});

test('a key is used by its literal, by a template of its group, or as a code from elsewhere', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
  const sources = ["t('title')", 't(`sort.${by}`)', '`${count}+`'];
  const keys = ['title', 'sort.level', 'sort.name', 'notes.tooHigh', 'gone'];
  expect(unusedKeys(keys, sources, ['notes'])).toEqual(['gone']);
  expect(unusedKeys(keys, sources)).toEqual(['notes.tooHigh', 'gone']);
});
