// Writes drawn screens as files, with a truth.json of the kind that the bench of the command line reads.
// `node --import tsx packages/screens/drawing/write-screens.ts FOLDER LANGUAGE COUNT [ODD]`: the picture of that number shows a subskill that its
// figures contradict, so that it needs a check by a player.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { carrySize, EDITIONS, gameOf, LANGUAGES, rpOf, shownInterval } from '@oversleep/game';
import sharp from 'sharp';
import { drawnCreature } from './creatures.ts';
import { raster } from './raster.ts';
import { drawScreen } from './screen.ts';

const [folder = 'drawn-screens', language = 'en', count = '10', odd] = process.argv.slice(2);
const own = LANGUAGES.find((each) => each === language) ?? 'en';
const game = gameOf(EDITIONS.at(-1) ?? EDITIONS[0]);
mkdirSync(folder, { recursive: true });

const truth: object[] = [];
for (let i = 0; i < Number(count); i++) {
  const drawn = drawnCreature(game, 500 + i);
  const { build, subskills, ingredients } = drawn;
  const view = i % 2 === 0 ? 'scrolled' : 'stitched';
  const isOdd = i + 1 === Number(odd);
  const shown = isOdd ? { ...drawn, subskills: ['HELPING_SPEED_M', ...subskills.slice(1)] } : drawn;
  const { picture } = await raster(
    drawScreen(game, shown, { language: own, view, green: i % 4 < 2 ? 0 : 1, letters: 'real' }),
    1080,
  );
  const name = `${own}-${String(i + 1).padStart(3, '0')}.png`;
  await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 4 } })
    .png()
    .toFile(join(folder, name));
  truth.push({
    picture: name,
    language: own,
    speciesKeys: [build.species.name],
    natureKey: build.nature.key,
    subskillKeys: subskills,
    ingredientKeys: ingredients,
    shown: {
      level: build.level,
      rp: rpOf(game, build),
      helpIntervalSeconds: shownInterval(game, build),
      carrySize: carrySize(game, build),
      skillLevel: build.skillLevel,
    },
  });
}
writeFileSync(join(folder, 'truth.json'), `${JSON.stringify(truth, null, 1)}\n`);
