// In which language a screen is: the one whose words its chips and its nature are.
import { type Game, LANGUAGES, type Language } from '@oversleep/game';
import { findAnchors } from './anchors.ts';
import { inkOf, isBlank } from './ink.ts';
import { layoutOf } from './layout.ts';
import { lineOf, type TextReader } from './line.ts';
import type { Picture, Rectangle } from './picture.ts';
import { matchesOf, natureWords, skillWords, subskillWords, type Word } from './vocabulary.ts';

/** Those are asked first that most players use; a language that fits this well is not looked beyond. */
const ORDER: readonly Language[] = ['zh-TW', 'ja', 'en', 'ko', 'zh-CN'];
const FITS = 0.06;
/** Other letters than those of its own words look like nothing in a language, except in the two Chinese ones. */
const LIKELY_FITS = 0.25;

/** Nothing for a picture without words of a detail screen. The likely one is asked first: each language has to be fetched. */
export async function guessLanguage(
  game: Game,
  read: TextReader<Language>,
  picture: Picture,
  likely?: Language,
): Promise<Language | undefined> {
  const layout = layoutOf(picture, findAnchors(picture));
  const chips = layout.chips
    .flat()
    .slice(0, 3)
    .map(({ text }) => text);
  let best: { language: Language; distance: number } | undefined;
  for (const language of new Set([...(likely ? [likely] : []), ...ORDER, ...LANGUAGES])) {
    const fields: [Rectangle | undefined, readonly Word[]][] = [
      [layout.skill, skillWords(game, language)],
      [layout.nature, natureWords(game, language)],
      ...chips.map((box): [Rectangle, readonly Word[]] => [box, subskillWords(game, language)]),
    ];
    const distances: number[] = [];
    for (const [box, words] of fields) {
      const ink = box && inkOf(picture, box);
      if (!ink || isBlank(ink)) continue;
      distances.push(Math.min(1, matchesOf(await read(lineOf(ink, box), language), words)[0]?.distance ?? 1));
    }
    if (distances.length === 0) return undefined;
    const distance = distances.reduce((sum, each) => sum + each, 0) / distances.length;
    if (distance < (best?.distance ?? 0.5)) best = { language, distance };
    if (distance < (language === likely && !language.startsWith('zh') ? LIKELY_FITS : FITS)) break;
  }
  return best?.language;
}
