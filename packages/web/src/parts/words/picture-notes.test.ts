// Notes on pictures, said from the catalogue.
import type { ScreenNote } from '@oversleep/screens';
import { expect, test } from 'vitest';
import { screenNoteWords } from './picture-notes.ts';

test.each<[ScreenNote, string]>([
  [{ code: 'speciesAmbiguous', values: { species: ['MEW', 'RAICHU'] } }, 'It could also be Mew or Raichu.'],
  [{ code: 'ribbonAmbiguous', values: { ribbons: [1, 2, 3] } }, 'The stats match ribbons 1, 2, and 3.'],
  [
    { code: 'figuresOutdated', values: { edition: '2025-10' } },
    'May be from an older version: the stats match October 2025.',
  ],
  [
    { code: 'tooNarrow', values: { width: 1234 } },
    'The image is only 1,234 pixels wide. Please use the screenshot itself, not a preview.',
  ],
  [
    { code: 'tooManyPixels', values: { width: 40_000_000, height: 1 } },
    'This picture is too large: 40,000,000 × 1 pixels. Please use the original screenshot.',
  ],
  [
    { code: 'unknownKind', values: {} },
    "The file can't be opened as an image. Please use the PNG or JPEG file your phone made.",
  ],
])('%j has names and lists in words', (note, text) => {
  expect(screenNoteWords(note)).toBe(text);
});
