// The numbers of a chart as a file for spreadsheets.
import { expect, test } from 'vitest';
import { csvOf, fileName } from './export.ts';

test('commas, quotes and line breaks survive', () => {
  const table = {
    head: ['Day', 'Value'],
    rows: [
      ['Mon', '1,204'],
      ['"Sun"', 'a\nb'],
    ],
  };
  expect(csvOf(table)).toBe('Day,Value\r\nMon,"1,204"\r\n"""Sun""","a\nb"');
});

test('a spreadsheet is not made to calculate', () => {
  const cells = ['=1+1', '+1', '@x', '-1', '-1.5', '-x'];
  expect(csvOf({ head: cells, rows: [] })).toBe("'=1+1,'+1,'@x,-1,-1.5,'-x");
});

test('titles become names of files', () => {
  expect(fileName('Strength per week (Öl)')).toBe('strength-per-week-öl');
  expect(fileName('!!!')).toBe('chart');
});
