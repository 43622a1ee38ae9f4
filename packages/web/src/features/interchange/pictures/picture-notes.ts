// What reading pictures has to say, in the player's language.
import { EDITIONS } from '@oversleep/game';
import type { ScreenNote } from '@oversleep/screens';
import { listFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { countText, editionName } from '../../../parts/words/wording.ts';
import { newestGame } from '../newest-game.ts';

const t = messages('interchangePictures');

const alternatives = listFormat({ type: 'disjunction' });
const all = listFormat();

type Value = string | number;

/** Ids become names, and lists become texts. */
export function screenNoteWords({ code, values }: ScreenNote): string {
  const texts = Object.entries(values).map(([name, value]: [string, Value | readonly Value[]]) => {
    if (typeof value !== 'object') return [name, name === 'edition' ? editionText(String(value)) : value];
    const items = value.map((each) => nameOf(name, each));
    return [name, name === 'ribbons' ? all(items) : alternatives(items)];
  });
  return t.find(`notes.${code}`, Object.fromEntries(texts)) ?? code;
}

function nameOf(kind: string, value: Value): string {
  if (typeof value === 'number') return countText(value);
  const { species, ingredients } = newestGame();
  if (kind === 'species') return species.find(value)?.displayName ?? value;
  return kind === 'ingredients' ? (ingredients.find(value)?.longName ?? value) : value;
}

function editionText(id: string): string {
  const edition = EDITIONS.find((known) => known === id);
  return edition ? editionName(edition) : id;
}
