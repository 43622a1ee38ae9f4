// `oversleep box read` of pictures: screenshots of the detail page in, the creatures that they show out.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { EDITIONS, type Game, gameOf, LANGUAGES, type Language } from '@oversleep/game';
import { type Picture, type ReadCreature, type ReadPictures, readPictures } from '@oversleep/screens';
import { Refusal } from './input.ts';
import { wordReader } from './words.ts';

export const isPictureFile = (file: string): boolean => /\.(png|jpe?g)$/i.test(file);

/** The pictures are of the game as it is now. */
const newest = (): Game => gameOf(EDITIONS.at(-1) ?? EDITIONS[0]);

export async function readPictureFiles(files: readonly string[], language?: string): Promise<object> {
  const game = newest();
  const words = wordReader();
  try {
    const pictures = files.map((name) => ({ name, load: () => pictureAt(name) }));
    const read = await readPictures({ game, read: words.read, language: languageIn(language) }, pictures);
    return picturesJson(game, read);
  } finally {
    await words.close();
  }
}

function languageIn(value: string | undefined): Language | undefined {
  const language = LANGUAGES.find((each) => each === value);
  if (value !== undefined && language === undefined)
    throw new Refusal(`Unknown language ${value}; the game's names are known in ${LANGUAGES.join(', ')}.`);
  return language;
}

export async function pictureAt(file: string): Promise<Picture> {
  const bytes = readFileSync(resolve(process.env.INIT_CWD ?? '.', file));
  // Loaded when there is a picture: no other command needs it.
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The shape of every box that was read, and what the pictures show besides. */
function picturesJson(game: Game, { language, creatures, problems }: ReadPictures): object {
  return {
    format: 'screens',
    language,
    creatures: creatures.map((creature, i) => creatureJson(game, creature, i + 1)),
    problems: problems.map(({ row, picture, message }) => ({ row, field: 'picture', message, raw: picture })),
    teams: [],
    notes: [],
  };
}

function creatureJson(
  { lockedIngredient }: Game,
  { creature, shown, sure, doubts, notes, pictures }: ReadCreature,
  row: number,
): object {
  const { pokemon, name, level, nature, mint, subskills, ingredients, skillLevel, ribbon, shiny } = creature;
  return {
    row,
    pokemon,
    level,
    nature,
    subskills: subskills.flatMap((subskill, slot) => (subskill === null ? [] : [{ slot: slot + 1, subskill }])),
    ingredients: ingredients.map((slot) => (slot.name === lockedIngredient.name ? null : slot.name)),
    skillLevel,
    ribbon,
    shiny,
    ...(name !== '' && { nickname: name }),
    ...(mint && { mint }),
    flags: [...doubts.map(({ field, reason }) => `${field}: ${reason}`), ...notes],
    shown,
    sure,
    doubtful: doubts.map(({ field }) => field),
    pictures,
  };
}
