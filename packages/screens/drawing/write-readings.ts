// Writes what is read of some drawn screens, without their pixels: unit tests begin with these readings.
// `node --import tsx packages/screens/drawing/write-readings.ts`
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS, gameOf } from '@oversleep/game';
import { findAnchors } from '../src/anchors.ts';
import type { ReadValue } from '../src/marks.ts';
import { readScreen } from '../src/read-screen.ts';
import { drawnCreature } from './creatures.ts';
import { knowing, raster } from './raster.ts';
import { drawScreen, type ScreenLook } from './screen.ts';

const game = gameOf(EDITIONS.at(-1));
const WIDTH = 1080;

/** A creature that its figures prove, on two screens and on one. */
const SEED = 31;
const VIEWS = ['scrolled', 'top', 'stitched'] as const;

const plain = <T>(read: ReadValue<T> | undefined) => (read ? { value: read.value, mark: read.mark } : null);
const share = (pixels: number): number => Math.round((pixels / WIDTH) * 10_000) / 10_000;

for (const view of VIEWS) {
  const look: ScreenLook = { language: 'en', view, green: 0, letters: 'boxes' };
  const { picture, written } = await raster(drawScreen(game, drawnCreature(game, SEED), look), WIDTH);
  const screen = await readScreen({ game, read: knowing(() => written), language: 'en' }, picture, view);
  if ('problem' in screen) throw new Error(screen.problem);
  const { name, skill, subskills, counts, mint, notes, level, rp, interval, carry, skillLevel, nature, hours } = screen;
  const reading = {
    name: name?.text ?? null,
    skill: skill?.text ?? null,
    level: plain(level),
    rp: plain(rp),
    interval: plain(interval),
    carry: plain(carry),
    skillLevel: plain(skillLevel),
    nature: plain(nature),
    hours: plain(hours),
    subskills: subskills.map(plain),
    counts: counts.map(plain),
    mint,
    notes,
    height: share(picture.height),
    anchors: JSON.parse(
      JSON.stringify(findAnchors(picture), (_, value) => (typeof value === 'number' ? share(value * WIDTH) : value)),
    ),
  };
  writeFileSync(join(import.meta.dirname, '../test/readings', `${view}.json`), `${JSON.stringify(reading, null, 2)}\n`);
}
