// Boxes that are JSON: each record is read by what its fields are, whatever the rest of the text is.
import { type Fields, type Game, isObject } from '@oversleep/game';
import { readCalc } from './calc-record.ts';
import { type JsonRecord, type JsonTeam, type Kind, recordsOfText } from './json-records.ts';
import { readDump, readRaenonx } from './number-record.ts';
import { readObject } from './object-record.ts';
import type { Source } from './record.ts';
import { withoutMark } from './text.ts';
import type { FormatId, ReadBox, ReadCreature, ReadProblem, ReadTeam } from './types.ts';

const READERS: { readonly [kind in Kind]: (game: Game, source: Source, fields: Fields) => ReadCreature | ReadProblem } =
  {
    words: readObject,
    raenonx: readRaenonx,
    pokesleepcalc: readCalc,
    dump: readDump,
  };

/** Our own files say so at the top. */
const VERSION = 1;

function readRecord(game: Game, row: number, { value, kind, id }: JsonRecord): ReadCreature | ReadProblem {
  const raw = typeof value === 'string' ? value : JSON.stringify(value);
  if (!kind || !isObject(value)) return { row, field: '', message: 'This is no creature.', raw };
  const result = READERS[kind](game, { row, raw }, value);
  return 'creature' in result && result.id === undefined && id !== undefined ? { ...result, id } : result;
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function teamOf({ fields, members }: JsonTeam, place: number, rows: ReadonlySet<number>): ReadTeam {
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
  };
}

export function readJson(game: Game, text: string, format: FormatId): ReadBox {
  const found = recordsOfText(text);
  const results = (found?.records ?? []).map((record, index) => readRecord(game, index + 1, record));
  const creatures = results.flatMap((result) => ('creature' in result ? [result] : []));
  const rows = new Set(creatures.map(({ row }) => row));
  const newer = (found?.version ?? VERSION) > VERSION;
  return {
    format,
    creatures,
    problems: found
      ? results.flatMap((result) => ('creature' in result ? [] : [result]))
      : [{ row: 0, field: 'file', message: 'This is no JSON.', raw: text.slice(0, 200) }],
    teams: (found?.teams ?? []).map((team, place) => teamOf(team, place, rows)),
    notes: newer ? ['This file was written by a newer version; what is known of it was read.'] : [],
  };
}

/** Whose a file with nobody in it is: a list of objects, or RaenonX's object by ids. Undefined where something else is in it. */
const kindOfEmpty = (text: string, version: number | undefined): Kind | 'own' | undefined => {
  if (version !== undefined) return 'own';
  const bare = withoutMark(text).replace(/\s/g, '');
  if (bare === '{}') return 'raenonx';
  return bare === '[]' ? 'words' : undefined;
};

/** The share of records that are of a kind. `own` are those in words under our own mark. */
export function likeJson(text: string, kind: Kind | 'own'): number {
  const found = recordsOfText(text);
  if (!found) return 0;
  if (found.records.length === 0) return kindOfEmpty(text, found.version) === kind ? 1 : 0;
  const isOwn = found.version !== undefined;
  if (isOwn !== (kind === 'own') && (isOwn || kind === 'own')) return 0;
  const wanted = kind === 'own' ? 'words' : kind;
  return found.records.filter((record) => record.kind === wanted).length / found.records.length;
}
