// The worker that reads screenshots: one picture at a time, nothing leaves it but what was read.
import { EDITIONS, gameOf } from '@oversleep/game';
import {
  creaturesOn,
  guessLanguage,
  HEADER_BYTES,
  identify,
  type Picture,
  readScreen,
  sizeProblem,
} from '@oversleep/screens';
import { pixelsOf } from './decode.ts';
import type { OneReading, ReaderAnswer, ReaderOrder } from './orders.ts';
import { wordReader } from './words.ts';

const game = gameOf(EDITIONS.at(-1));
const read = wordReader();

const NO_PICTURE =
  'This browser cannot open the file as a picture: please use PNG or JPEG, as phones make screenshots.';

async function reading({ picture, name, language, likely }: ReaderOrder & { kind: 'read' }): Promise<OneReading> {
  let pixels: Picture;
  const tooLarge = sizeProblem(new Uint8Array(await picture.slice(0, HEADER_BYTES).arrayBuffer()));
  if (tooLarge !== undefined) return { language, screen: { problem: tooLarge } };
  try {
    pixels = await pixelsOf(picture);
  } catch {
    return { language, screen: { problem: NO_PICTURE } };
  }
  const own = language ?? (await guessLanguage(game, read, pixels, likely));
  return { language: own, screen: await readScreen({ game, read, language: own ?? likely }, pixels, name) };
}

async function answerTo(order: ReaderOrder): Promise<ReaderAnswer> {
  switch (order.kind) {
    case 'read':
      return { kind: 'read', reading: await reading(order) };
    case 'join':
      return { kind: 'join', joined: creaturesOn(game, order.language, order.pictures) };
    case 'identify':
      return { kind: 'identify', identified: identify(game, order.screen, order.language, order.answers) };
  }
}

addEventListener('message', async ({ data: { id, order } }: MessageEvent<{ id: number; order: ReaderOrder }>) => {
  const answer = await answerTo(order).catch(
    (error: unknown): ReaderAnswer => ({
      kind: 'failed',
      reason: error instanceof Error ? error.message : String(error),
    }),
  );
  postMessage({ id, answer });
});
