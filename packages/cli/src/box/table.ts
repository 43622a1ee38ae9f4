// A box that was read, as a table for people.
import type { BoxJson, CreatureJson } from '@oversleep/interchange';
import { placeOf } from '../output/place.ts';
import { counted, tableOf } from '../output/text.ts';

const row = (creature: CreatureJson): readonly string[] => [
  placeOf(creature),
  creature.nickname ?? '',
  creature.unknown === undefined ? creature.pokemon : `${creature.pokemon} (not known)`,
  `Lv ${creature.level}`,
  creature.nature,
  creature.subskills.map(({ subskill }) => subskill).join(', '),
  creature.ingredients.map((name) => name ?? '–').join(' '),
  `skill ${creature.skillLevel}`,
];

type ShownBox = Pick<BoxJson, 'creatures' | 'problems' | 'notes'> & { readonly format: string };

/** One line for each creature, then what is doubtful and what could not be read. */
export function textOfBox({ format, creatures, problems, notes }: ShownBox): string {
  const doubts = creatures.flatMap((creature) => creature.flags.map((flag) => `${placeOf(creature)}: ${flag}`));
  const unread = problems.map((problem) => `${placeOf(problem)}: ${problem.message} ${problem.raw}`.trim());
  const part = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? `\n${title}\n${lines.join('\n')}` : undefined;
  return [
    `${format}: ${counted(creatures.length, 'creature')}, ${counted(problems.length, 'record')} that could not be read`,
    creatures.length > 0 ? tableOf(creatures.map(row)) : undefined,
    part('To know', notes),
    part('Doubtful', doubts),
    part('Not read', unread),
  ]
    .filter((text) => text !== undefined)
    .join('\n');
}
