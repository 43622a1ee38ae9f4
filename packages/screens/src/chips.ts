// The five subskill chips: words by the text reader, the size by the chip's colour too.
import type { Game, Language, Rarity } from '@oversleep/game';
import { inkOf, isBlank } from './ink.ts';
import type { Chip } from './layout.ts';
import { lineOf, type TextReader } from './line.ts';
import { doubtful, type ReadValue, sure } from './marks.ts';
import { meanColour, type Picture } from './picture.ts';
import { isCertain, matchesOf, subskillWords } from './vocabulary.ts';

/** Red less blue: gold chips are warm, silver ones cold, white ones neither; faded ones less so. */
const GOLD = 25;
const SILVER = -5;

function chipColour(picture: Picture, { strips }: Chip): Rarity {
  const warmth = strips
    .map((strip) => {
      const [r, , b] = meanColour(picture, strip);
      return r - b;
    })
    .sort((a, b) => a - b);
  const middle = ((warmth[1] ?? 0) + (warmth[2] ?? 0)) / 2;
  return middle > GOLD ? 'gold' : middle < SILVER ? 'silver' : 'white';
}

/** Key of the subskill. Nothing where there are no words: the sixth place, or a chip that the picture does not show. */
export async function readChip(
  game: Game,
  picture: Picture,
  chip: Chip,
  read: TextReader<Language>,
  language: Language,
): Promise<ReadValue<string> | undefined> {
  const box = chip.text;
  if (box.bottom - box.top < 8) return undefined;
  const ink = inkOf(picture, box);
  if (isBlank(ink)) return undefined;
  const text = await read(lineOf(ink, box), language);
  const words = subskillWords(game, language);
  const all = matchesOf(text, words);
  const [nearest] = all;
  if (!nearest || nearest.distance > 0.6) return undefined;
  const colour = chipColour(picture, chip);
  const isColoured = (key: string) => game.subskills.get(key).rarity === colour;
  const matches = all.filter(({ key }) => isColoured(key));
  const [best] = matches;
  if (!best || best.distance > nearest.distance + 0.3)
    return doubtful(
      nearest.key,
      { code: 'chipColourWrong', values: { subskill: game.subskills.get(nearest.key).name } },
      box,
    );
  if (isCertain(matches)) return sure(best.key, box);
  return doubtful(
    best.key,
    { code: 'wordsUnclear', values: {} },
    box,
    matches.slice(0, 3).map(({ key }) => key),
  );
}
