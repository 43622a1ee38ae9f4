// Boxes that are JSON: each record is read by what its fields are, whatever the rest of the text is.

import { type Game, isObject, parse, swapPlanShape } from '@oversleep/game';
import type { Note } from '../note.ts';
import { readProblem } from '../noted.ts';
import { withoutMark } from '../text/text.ts';
import type { BoxContents, FormatRow, ReadCreature, ReadProblem, ReadTeam } from '../types.ts';
import type { JsonRecord, JsonRecords, JsonTeam } from './json-records.ts';
import { dailySwapPlan, type NlSchedule } from './nl-schedule.ts';
import { OWN_VERSION } from './own-mark.ts';

function readRecord(game: Game, row: number, { value, kind, id }: JsonRecord): ReadCreature | ReadProblem {
  const raw = typeof value === 'string' ? value : JSON.stringify(value);
  if (!kind || !isObject(value)) return readProblem({ row, raw }, '', { code: 'notACreature', values: {} });
  const result = kind.read(game, { row, raw }, value);
  return 'creature' in result && result.id === undefined && id !== undefined ? { ...result, id } : result;
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function teamOf(
  game: Game,
  { fields, members, lineups, schedule }: JsonTeam,
  place: number,
  rows: ReadonlySet<number>,
): ReadTeam {
  const { island } = fields;
  const islandName = textIn(isObject(island) ? (island.shortName ?? island.islandName ?? island.name) : island);
  const [bedtime, wakeup, recipeType] = [textIn(fields.bedtime), textIn(fields.wakeup), textIn(fields.recipeType)];
  return {
    name: textIn(fields.name) ?? `Team ${place + 1}`,
    members: members.map((member) => (member !== null && rows.has(member + 1) ? member + 1 : null)),
    ...(typeof fields.camp === 'boolean' && { camp: fields.camp }),
    ...(bedtime && { bedtime }),
    ...(wakeup && { wakeup }),
    ...(recipeType && { recipeType }),
    ...(islandName && { island: islandName }),
    ...(schedule ? scheduleIn(game, schedule, members, rows) : rotationIn(game, fields.rotation, lineups, rows)),
  };
}

/** More line-ups than a rotation has make none. */
function scheduleIn(
  game: Game,
  schedule: NlSchedule<number>,
  members: JsonTeam['members'],
  rows: ReadonlySet<number>,
): Pick<ReadTeam, 'rotation'> {
  const daily = dailySwapPlan(schedule, members);
  return daily
    ? rotationIn(game, { ...daily, lineups: daily.lineups.map((one) => one.map(String)) }, daily.lineups, rows)
    : {};
}

/** Nothing where it can't be read: the team is worth having without it. */
function rotationIn(
  game: Game,
  rotation: unknown,
  lineups: JsonTeam['lineups'],
  rows: ReadonlySet<number>,
): Pick<ReadTeam, 'rotation'> {
  const read = isObject(rotation) ? parse(swapPlanShape, game, rotation) : undefined;
  if (!read?.ok) return {};
  const rowsOf = (lineup: readonly (number | null)[]) =>
    lineup.flatMap((member) => (member !== null && rows.has(member + 1) ? [member + 1] : []));
  return { rotation: { ...read.value, lineups: lineups.map(rowsOf) } };
}

export function readRecords(game: Game, text: string, found: JsonRecords | undefined): BoxContents {
  const results = (found?.records ?? []).map((record, index) => readRecord(game, index + 1, record));
  const creatures = results.flatMap((result) => ('creature' in result ? [result] : []));
  const rows = new Set(creatures.map(({ row }) => row));
  const isNewer = (found?.version ?? OWN_VERSION) > OWN_VERSION;
  const hasConditions = found?.teams.some(({ schedule }) => schedule?.hasConditions) ?? false;
  const remarks: readonly Note[] = [
    ...(isNewer ? [{ code: 'newerFile', values: {} } as const] : []),
    ...(hasConditions ? [{ code: 'shiftsOnCondition', values: {} } as const] : []),
  ];
  return {
    creatures,
    problems: found
      ? results.flatMap((result) => ('creature' in result ? [] : [result]))
      : [readProblem({ row: 0, raw: text.slice(0, 200) }, 'file', { code: 'notJson', values: {} })],
    teams: (found?.teams ?? []).map((team, place) => teamOf(game, team, place, rows)),
    remarks,
  };
}

/** The share of a text's records that are of a format's kind. */
export function shareOf(
  { records, empty, marked }: NonNullable<FormatRow['json']>,
  text: string,
  found: JsonRecords | undefined,
): number {
  if (!found || (marked ?? false) !== (found.version !== undefined)) return 0;
  if (found.records.length > 0)
    return found.records.filter(({ kind }) => kind === records).length / found.records.length;
  const plain = withoutMark(text).replace(/\s/g, '');
  return marked || (typeof empty === 'object' ? empty.test(plain) : plain === empty) ? 1 : 0;
}
