// The worker that reads screenshots, one picture at a time; pictures never leave it.
import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { creaturesOn, guessLanguage, identify, readScreen } from '@oversleep/screens';
import { host } from '../workers/host.ts';
import { pixelsOf } from './decode.ts';
import type { OneReading, PictureFile, ReadingTasks } from './orders.ts';
import { wordReader } from './words.ts';

const game = gameOf(NEWEST_EDITION);
const read = wordReader();

async function reading({ picture, name, language, likely }: PictureFile): Promise<OneReading> {
  const pixels = await pixelsOf(picture);
  if ('code' in pixels) return { language, screen: { note: pixels } };
  const own = language ?? (await guessLanguage(game, read, pixels, likely));
  return { language: own, screen: await readScreen({ game, read, language: own ?? likely }, pixels, name) };
}

host<ReadingTasks>(
  {
    read: reading,
    join: ({ language, pictures }) => creaturesOn(game, language, pictures),
    identify: ({ language, screen, answers }) => identify(game, screen, language, answers),
  },
  self,
);
