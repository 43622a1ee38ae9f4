// A box that was read, as a table for people.
import type { BoxJson, CreatureJson } from '@oversleep/interchange';
import { tableOf } from './text.ts';

const row = (creature: CreatureJson): readonly string[] => [
  String(creature.row),
  creature.nickname ?? '',
  creature.unknown === undefined ? creature.pokemon : `${creature.pokemon} (not known)`,
  `Lv ${creature.level}`,
  creature.nature,
  creature.subskills.map(({ subskill }) => subskill).join(', '),
  creature.ingredients.map((name) => name ?? '–').join(' '),
  `skill ${creature.skillLevel}`,
];

type Told = Pick<BoxJson, 'creatures' | 'problems' | 'notes'> & { readonly format: string };

/** One line for each creature, then what is doubtful and what could not be read. */
export function textOfBox({ format, creatures, problems, notes }: Told): string {
  const doubts = creatures.flatMap(({ row: at, flags }) => flags.map((flag) => `row ${at}: ${flag}`));
  const unread = problems.map(({ row: at, message, raw }) =>
    `${at === 0 ? 'file' : `row ${at}`}: ${message} ${raw}`.trim(),
  );
  const part = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? `\n${title}\n${lines.join('\n')}` : undefined;
  return [
    `${format}: ${creatures.length} creatures, ${problems.length} records that could not be read`,
    creatures.length > 0 ? tableOf(creatures.map(row)) : undefined,
    part('To know', notes),
    part('Doubtful', doubts),
    part('Not read', unread),
  ]
    .filter((text) => text !== undefined)
    .join('\n');
}
