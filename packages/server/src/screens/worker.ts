// The thread that reads screenshots: bytes of one picture in, the Pokémon on it out. Nothing of it is kept.
import type { ScreensAnswer } from '@oversleep/contract';
import { buildOf, type Creature, canBeBuilt, type Game, gameOf, rpOf } from '@oversleep/game';
import { type PicturedCreature, readPictures } from '@oversleep/screens';
import { screenNoteText } from '@oversleep/texts';
import { decodePicture, wordReader } from '@oversleep/word-reader';
import { shownCreature } from '../open/shown-creature.ts';
import type { ReaderWarmUp, ScreenTask } from './screen-reader.ts';

/** As long as the thread. */
const words = wordReader();

export default async function run(task: ScreenTask | ReaderWarmUp): Promise<ScreensAnswer | undefined> {
  if (!('warmUp' in task)) return readScreen(task);
  await words.prepare(task.warmUp);
  return undefined;
}

async function readScreen({ bytes, edition, language }: ScreenTask): Promise<ScreensAnswer> {
  const game = gameOf(edition);
  const found = await readPictures({ game, read: words.read, language }, [
    { name: 'picture', load: () => decodePicture(bytes) },
  ]);
  return {
    edition,
    language: found.language ?? null,
    creatures: found.creatures.map((one) => picturedAnswer(game, one)),
    problems: found.problems.map(({ note }) => screenNoteText(game, note)),
  };
}

function picturedAnswer(
  game: Game,
  { creature: identified, shown, sure, doubts, remarks }: PicturedCreature,
): ScreensAnswer['creatures'][number] {
  const creature: Creature = { ...identified, externalId: '', version: 0, saved: false };
  return {
    creature: shownCreature(game, creature),
    ...(creature.name !== '' && { nickname: creature.name }),
    shown,
    sure,
    doubts: [
      ...doubts.map(({ field, note }) => ({ field, why: screenNoteText(game, note) })),
      ...remarks.map((note) => ({ field: 'subskills', why: screenNoteText(game, note) })),
    ],
    rp: {
      shown: shown.rp ?? null,
      computed: canBeBuilt(game, creature) ? rpOf(game, buildOf(game, creature)) : null,
    },
  };
}
