// Every text that a preview picture may show in a language: what the outlines in letters.gz have to cover.
import { type GameLanguage, gameOf, NEWEST_EDITION } from '@oversleep/game';
import { CARD_WORDS, nameIn } from './card-words.ts';

export function textsOnCards(language: GameLanguage): readonly string[] {
  const game = gameOf(NEWEST_EDITION);
  const { level, rank, ...words } = CARD_WORDS[language];
  return [
    ...Object.values(words),
    level(1),
    rank('0123456789.,<', '0123456789'),
    rank('99', '1'),
    ...game.species.rows.map(({ name, displayName }) => nameIn(language, 'species', name, displayName)),
    ...game.ingredients.rows.map(({ key, longName }) => nameIn(language, 'ingredients', key, longName)),
    ...game.natures.rows.map(({ key, name }) => nameIn(language, 'natures', key, name)),
    ...game.subskills.rows.map(({ key, name }) => nameIn(language, 'subskills', key, name)),
    ...game.skills.rows.map(({ key, name }) => nameIn(language, 'skills', key, name)),
    ...game.islands.rows.map(({ shortName, name }) => nameIn(language, 'islands', shortName, name)),
  ];
}
