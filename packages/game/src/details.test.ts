import { expect, it } from 'vitest';
import { detailsOf, doubtsAbout, sourcesOf } from './details.ts';
import { type EDITIONS, gameOf } from './edition.ts';

const newest = gameOf('2026-10');
const fields = (edition: (typeof EDITIONS)[number], name: string) =>
  doubtsAbout(edition, gameOf(edition).species.get(name)).map(({ field, level }) => `${field} ${level}`);

it('a species has its details', () => {
  expect(detailsOf(newest.species.get('MEWTWO'))).toEqual({
    sleepType: 'snoozing',
    expType: 1080,
    friendPoints: 30,
    arrivalDate: '2026-09-14',
  });
  expect(detailsOf(newest.species.get('FOONGUS'))).toMatchObject({
    sleepType: 'dozing',
    expType: 600,
    friendPoints: 5,
  });
  expect(detailsOf(newest.species.get('AMOONGUSS')).friendPoints).toBe(12);
  for (const { name } of newest.species.rows)
    expect(detailsOf({ name }).arrivalDate, name).toMatch(/^20\d\d-\d\d-\d\d$/);
});

it('a value from a single source is marked by field, with its source', () => {
  expect(fields('2026-10', 'FOONGUS')).toEqual([
    'skillPercentage medium',
    'genders medium',
    'sleepType medium',
    'expType medium',
    'friendPoints medium',
  ]);
  expect(fields('2026-10', 'PIKACHU')).toEqual([]);
  const [chance] = doubtsAbout('2026-10', newest.species.get('FOONGUS'));
  if (!chance) throw new Error('no doubt');
  expect(sourcesOf(chance)).toEqual([expect.objectContaining({ date: '2026-10-05' })]);
});

it('a value is doubtful from its edition on', () => {
  expect(fields('2026-08', 'CLEFABLE')).toEqual([]);
  expect(fields('2026-10', 'CLEFABLE')).toEqual(['excludes low']);
});
