// Every species of every edition has a drawing of its own family to fall back on.
import { EDITIONS, gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { silhouetteNameOf } from './silhouettes.ts';

const families = [...new Set(EDITIONS.flatMap((edition) => gameOf(edition).species.rows.map(({ family }) => family)))];
const BLOBS = ['DITTO', 'GULPIN', 'WYNAUT', 'DRIFLOON'];

test.each(families)('%s is drawn', (family) => {
  if (!BLOBS.includes(family)) expect(silhouetteNameOf(family)).not.toBe('blob');
});

test('forms look like what they are forms of', () => {
  expect(silhouetteNameOf('PIKACHU_HOLIDAY')).toBe('mouse');
  expect(silhouetteNameOf('EEVEE_HALLOWEEN')).toBe('longEars');
  expect(silhouetteNameOf('PUMPKABOO_SMALL')).toBe('pumpkin');
});

test('an unknown species has a silhouette too', () => {
  expect(silhouetteNameOf('MISSINGNO')).toBe('blob');
});
