// Every species of every edition has a drawing of its own family to fall back on.
import { EDITIONS, gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { SILHOUETTES, silhouetteOf } from './silhouettes.ts';

const families = [...new Set(EDITIONS.flatMap((edition) => gameOf(edition).species.rows.map(({ family }) => family)))];
const BLOBS = ['DITTO', 'GULPIN', 'WYNAUT', 'DRIFLOON'];

test.each(families)('%s is drawn', (family) => {
  if (!BLOBS.includes(family)) expect(silhouetteOf(family)).not.toBe(SILHOUETTES.blob);
});

test('forms look like what they are forms of', () => {
  expect(silhouetteOf('PIKACHU_HOLIDAY')).toBe(SILHOUETTES.mouse);
  expect(silhouetteOf('EEVEE_HALLOWEEN')).toBe(SILHOUETTES.longEars);
  expect(silhouetteOf('PUMPKABOO_SMALL')).toBe(SILHOUETTES.pumpkin);
});

test('somebody unknown is somebody too', () => {
  expect(silhouetteOf('MISSINGNO')).toBe(SILHOUETTES.blob);
});
