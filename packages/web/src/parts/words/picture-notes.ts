// What reading pictures has to say, in the player's language.
import { EDITIONS, type Game, type ImportDoubt } from '@oversleep/game';
import type { ScreenNote } from '@oversleep/screens';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { countText, editionName } from './wording.ts';

const t = messages('pictureNotes');

const alternatives = listFormat({ type: 'disjunction' });
const all = listFormat();

type Value = string | number;

/** The name of a field of a detail page. */
export function fieldName({ rules }: Game, field: string): string {
  const [kind, place = 1] = field.split('.');
  const levelIn = (levels: readonly number[]) => ({ level: levels[Number(place) - 1] ?? 0 });
  if (kind === 'subskills') return t('fields.subskill', levelIn(rules.subskillUnlockLevels));
  if (kind === 'ingredients') return t('fields.ingredient', levelIn(rules.ingredientUnlockLevels));
  return t.find(`fields.${field}`) ?? field;
}

/** What is doubtful about a field. */
export const fieldDoubtWords = (game: Game, field: string, note: ScreenNote | ImportDoubt): string =>
  t('doubt', { field: fieldName(game, field), reason: screenNoteWords(note) });

/** Ids become names, and lists become texts. */
export function screenNoteWords({ code, values = {} }: ScreenNote | ImportDoubt): string {
  const byName: Readonly<Record<string, Value | readonly Value[]>> = { ...values };
  const texts = Object.entries(byName).map(([name, value]) => {
    if (typeof value !== 'object') return [name, name === 'edition' ? editionText(String(value)) : value];
    const items = value.map((each) => valueText(name, each));
    return [name, name === 'ribbons' ? all(items) : alternatives(items)];
  });
  return t.find(`notes.${code}`, Object.fromEntries(texts)) ?? t('notes.unknown');
}

function valueText(kind: string, value: Value): string {
  if (typeof value === 'number') return countText(value);
  if (kind === 'species') return nameOf('species', value);
  return kind === 'ingredients' ? nameOf('ingredients', value) : value;
}

function editionText(id: string): string {
  const edition = EDITIONS.find((known) => known === id);
  return edition ? editionName(edition) : id;
}
