// Doubts of imports: every message is found again by its sentence, and what no message says stays as it was written.
import type { ImportDoubt, Origin } from '@oversleep/game';
import { expect, test } from 'vitest';
import imports from '../en/importNotes.json' with { type: 'json' };
import pictures from '../en/pictureNotes.json' with { type: 'json' };
import { doubtTexts, withDoubtCodes } from './doubt-text.ts';

const originOf = (format: string, doubts: readonly ImportDoubt[]): Origin => ({
  format,
  at: '2026-11-16T08:00:00.000Z',
  raw: 'x',
  doubts,
});

const asWritten = (text: string): ImportDoubt => ({ code: 'asWritten', values: { text } });

const WORDS: Readonly<Record<string, string | number>> = {
  species: 'RAICHU',
  skill: 'METRONOME',
  gender: 'male',
  figure: 'carrySize',
  edition: '2025-10',
};
const NUMBER =
  /^(?:limit|level|short|long|length|version|known|number|given|ribbon|slot|count|max|expected|lost|total|most|amount|width|height)$/;

/** One value for each name in a message. */
const valuesFor = (message: string): Record<string, string | number> =>
  Object.fromEntries(
    [...message.matchAll(/\{(\w+)(, number)?/g)]
      .filter(([, name = '']) => name in WORDS || !/^(?:RP|Carry|helping|male|female)$/.test(name))
      .map(([, name = '', number]) => [name, WORDS[name] ?? (number && NUMBER.test(name) ? 1234 : 'Bold')]),
  );

test.each(Object.entries(imports.notes))('%s of a file is found again by its sentence', (code, message) => {
  const values = valuesFor(message);
  const origin = originOf('pokesleep-csv', [{ code, values }]);
  const [text = ''] = doubtTexts(origin);
  expect(text).not.toMatch(/[{}]|undefined/);
  const back = withDoubtCodes(originOf('pokesleep-csv', [asWritten(text)]));
  expect(doubtTexts(back)).toEqual([text]);
  expect(back.doubts?.[0]?.code).toBe(code);
  expect(back.doubts?.[0]?.values ?? {}).toEqual(values);
});

test.each<[ImportDoubt, string]>([
  [{ field: 'level', code: 'digitsUnclear' }, 'Level: The digits are hard to read.'],
  [{ field: 'subskills.2', code: 'notSeen' }, "Sub Skill at Lv. 25: We couldn't find it."],
  [
    { field: 'pokemon', code: 'speciesAmbiguous', values: { species: ['MEW', 'RAICHU', 'PICHU'] } },
    'Species: It could also be Mew, Raichu, or Pichu.',
  ],
  [
    { field: 'ingredients.3', code: 'ingredientAmbiguous', values: { ingredients: ['Apple', 'Egg'] } },
    'Ingredient at Lv. 60: It could be Fancy Apple or Fancy Egg.',
  ],
  [
    { field: 'ribbon', code: 'ribbonAmbiguous', values: { ribbons: [1, 2, 3] } },
    'Good-Night Ribbon: The stats match ribbons 1, 2, and 3.',
  ],
  [
    { field: 'rp', code: 'figuresFit', values: { values: [1234, 'Bold'] } },
    'RP: The stats would match with 1,234 or Bold.',
  ],
  [
    { field: 'rp', code: 'figuresOutdated', values: { edition: '2025-10' } },
    'RP: May be from an older version: the stats match October 2025.',
  ],
  [{ code: 'subskillRowTwice' }, pictures.notes.subskillRowTwice],
])('%j of a screenshot is “%s”, and found again by it', (doubt, text) => {
  expect(doubtTexts(originOf('screens', [doubt]))).toEqual([text]);
  expect(withDoubtCodes(originOf('screens', [asWritten(text)])).doubts).toEqual([doubt]);
});

test.each(['Odd', '', "Sing can't be learnt.", 'Level: it is what it is'])('“%s” stays as it is written', (text) => {
  for (const format of ['screens', 'nerolis-lab']) {
    const origin = originOf(format, [asWritten(text), { code: 'levelMissing', values: { level: 10 } }]);
    expect(withDoubtCodes(origin)).toEqual(origin);
  }
});

test('a code of a later release asks to look', () => {
  expect(doubtTexts(originOf('raenonx', [{ code: 'notInvented', values: { x: 1 } }]))).toEqual([imports.notes.unknown]);
});
