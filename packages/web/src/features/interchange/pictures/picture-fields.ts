// The fields of a creature that was read from pictures: their names, values and choices.
import { type Game, ingredientChoices, RIBBONS } from '@oversleep/game';
import type { Answers, FieldName, FieldValue, PicturedCreature } from '@oversleep/screens';
import { nameOf } from '../../../messages/names.ts';
import { countText, minutesText } from '../../../parts/words/wording.ts';
import { ribbonWords } from '../ribbon-words.ts';

/** Its place among several, from 0. */
const slotOf = (field: FieldName): number => Number(field.split('.')[1] ?? 1) - 1;

/** As it was read; undefined where nothing was. */
export function readValue(
  { creature, shown, screen }: Pick<PicturedCreature, 'creature' | 'shown' | 'screen'>,
  field: FieldName,
): FieldValue | undefined {
  switch (field) {
    case 'pokemon':
    case 'ribbon':
      return creature[field];
    case 'level':
    case 'nature':
    case 'skillLevel':
      return screen[field] && creature[field];
    case 'rp':
    case 'helpIntervalSeconds':
    case 'carrySize':
    case 'mainSkill':
      return shown[field];
  }
  const slot = slotOf(field);
  return field.startsWith('subskills') ? (creature.subskills[slot] ?? undefined) : creature.ingredients[slot]?.name;
}

export function valueText(game: Game, field: FieldName, value: FieldValue): string {
  if (field === 'pokemon') return nameOf('species', String(value));
  if (field === 'ribbon') return ribbonWords(game, RIBBONS.find((ribbon) => ribbon === value) ?? 0);
  if (field.startsWith('ingredients')) return nameOf('ingredients', String(value));
  if (typeof value === 'string') return value;
  if (field === 'helpIntervalSeconds') return minutesText(value);
  return field === 'rp' ? countText(value) : String(value);
}

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1);

/** All possible values; none for a figure, which is not stored. */
export function choicesFor(
  game: Game,
  { pokemon }: PicturedCreature['creature'],
  field: FieldName,
): readonly FieldValue[] {
  const species = game.species.find(pokemon);
  switch (field) {
    case 'pokemon':
      return game.species.rows.map(({ name }) => name);
    case 'level':
      return upTo(game.rules.maxLevel);
    case 'skillLevel':
      return upTo(species?.skill.maxLevel ?? 0);
    case 'nature':
      return game.natures.rows.map(({ name }) => name);
    case 'ribbon':
      return RIBBONS;
  }
  if (field.startsWith('subskills')) return game.subskills.rows.map(({ name }) => name);
  if (!field.startsWith('ingredients') || !species) return [];
  const choices = ingredientChoices(species)[slotOf(field)] ?? [];
  return choices.filter(({ ingredient }) => !ingredient.placeholder).map(({ ingredient }) => ingredient.name);
}

/** The doubtful fields as they were read. What was not seen stays open, unless it is a figure, which is not stored. */
export function asRead(game: Game, creature: PicturedCreature): Answers {
  const answers = creature.doubts.flatMap(({ field }) => {
    const value =
      readValue(creature, field) ?? (choicesFor(game, creature.creature, field).length > 0 ? undefined : '');
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(answers);
}
