// A rotation by place: a row of shifts for each place in the team, and back to line-ups.
import { type NormalRotation, normalRotation, type Rotation, type RotationChange } from './rotation.ts';
import type { RotationRules } from './rotation-shape.ts';
import { TEAM_SIZE } from './team-size.ts';
import { DAY } from './time.ts';

/** From this minute of the week on the member is in this place; null: the place is empty. */
export interface Shift extends Pick<RotationChange, 'day' | 'at'> {
  readonly member: number | null;
}

/** Members that stay keep their place, newcomers take free places in order. The first line-up of the week takes the first places. */
export function rowsOf({ lineups, changes }: Rotation): readonly (readonly Shift[])[] {
  const rows: Shift[][] = Array.from({ length: TEAM_SIZE }, () => []);
  let places: readonly (number | null)[] = rows.map(() => null);
  for (const [c, { day, at, lineup }] of changes.entries()) {
    const members = lineups[lineup] ?? [];
    const before = places;
    const staying = before.map((member) => (member !== null && members.includes(member) ? member : null));
    const coming = members.filter((member) => !staying.includes(member));
    places = staying.map((member) => member ?? coming.shift() ?? null);
    for (const [place, member] of places.entries())
      if (c === 0 || member !== before[place]) rows[place]?.push({ day, at, member });
  }
  return rows;
}

/** The member that is in two places at once, and where its second shift begins. */
export interface TwoPlaces {
  readonly member: number;
  readonly place: number;
  readonly shift: number;
}

/** Cut at the start of every shift; refused where a member would be in two places at once. */
export function rotationOfRows(rows: readonly (readonly Shift[])[], rules?: RotationRules): NormalRotation | TwoPlaces {
  const whenOf = ({ day, at }: Pick<Shift, 'day' | 'at'>) => day * DAY + at;
  const times = [...new Set(rows.flatMap((row) => row.map(whenOf)))].sort((a, b) => a - b);
  const lineups: number[][] = [];
  const changes: RotationChange[] = [];
  for (const time of times) {
    const lineup: number[] = [];
    for (const [place, row] of rows.entries()) {
      // Before its first shift of the week a place is as its last one leaves it.
      const shift = row.findLastIndex((one) => whenOf(one) <= time);
      const index = shift < 0 ? row.length - 1 : shift;
      const member = row[index]?.member ?? null;
      if (member === null) continue;
      if (lineup.includes(member)) return { member, place, shift: index };
      lineup.push(member);
    }
    changes.push({ day: Math.floor(time / DAY), at: time % DAY, lineup: lineups.length });
    lineups.push(lineup);
  }
  return normalRotation(lineups, changes, rules);
}
