// `oversleep box read` of pictures as a user starts it: drawn screens in English, their words read by Tesseract.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gameOf, NEWEST_EDITION, rpOf } from '@oversleep/game';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { drawnCreature } from '../drawing/creatures.ts';
import { raster } from '../drawing/raster.ts';
import { drawScreen } from '../drawing/screen.ts';
import { mistakesIn } from '../drawing/truth.ts';

const program = join(import.meta.dirname, '../../../tools/oversleep.mjs');
const folder = mkdtempSync(join(tmpdir(), 'oversleep-screens-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('reads a PNG and a JPEG, and says which file shows no creature', { timeout: 120_000 }, async () => {
  const game = gameOf(NEWEST_EDITION);
  const creature = drawnCreature(game, 3);
  const drawn = drawScreen(game, creature, { language: 'en', view: 'stitched', green: 1, letters: 'real' });
  const { picture } = await raster(drawn, 1080);
  const image = () => sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 4 } });
  const files = ['a.png', 'b.jpg', 'c.png', 'd.png', 'e.png'].map((name) => join(folder, name));
  const [png = '', jpeg = '', other = '', line = '', missing = ''] = files;
  await image().png().toFile(png);
  await image().removeAlpha().jpeg({ quality: 80 }).toFile(jpeg);
  writeFileSync(other, 'no picture');
  await sharp({ create: { width: 1_000_000, height: 1, channels: 3, background: 'white' } })
    .png()
    .toFile(line);
  const args = [program, 'box', 'read', ...files, '--language', 'en', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const box = JSON.parse(stdout);
  expect(box).toMatchObject({ format: 'screens', creatures: [{ pictures: [png, jpeg], sure: true, doubtful: [] }] });
  expect(box.creatures[0].shown).toMatchObject({
    name: creature.build.species.displayName,
    rp: rpOf(game, creature.build),
  });
  const { subskills, ingredients, ...read } = box.creatures[0];
  const slots = [0, 1, 2, 3, 4].map((slot) => subskills[slot]?.subskill ?? null);
  const found = { ...read, subskills: slots, ingredients: ingredients.map((name: string) => ({ name, amount: 0 })) };
  expect(mistakesIn(game, creature, found)).toEqual([]);
  expect(box.problems).toEqual([
    { row: 3, field: 'picture', message: expect.stringMatching(/^The file can't be opened as an image/), raw: other },
    {
      row: 4,
      field: 'picture',
      message: expect.stringMatching(/^This picture is too large: 1,000,000 × 1/),
      raw: line,
    },
    { row: 5, field: 'picture', message: expect.stringContaining('ENOENT'), raw: missing },
  ]);
});
