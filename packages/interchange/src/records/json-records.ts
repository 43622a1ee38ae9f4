// The records in a JSON text, wherever they lie: lists, stores of browsers, answers of servers. Their fields show which tool they are from.
import { type Fields, isObject } from '@oversleep/game';
import { jsonPieces, unwrapped } from '../text/json.ts';
import { withoutMark } from '../text/text.ts';
import type { OpenedText, RecordKind } from '../types.ts';
import { type NlSchedule, nlSchedule } from './nl-schedule.ts';
import { OWN_FORMAT } from './own-mark.ts';

export interface JsonRecord {
  readonly value: unknown;
  /** Undefined for something that is no creature. */
  readonly kind: RecordKind | undefined;
  readonly id: string | undefined;
}

export interface JsonTeam {
  readonly fields: Fields;
  /** Places in the list of records. */
  readonly members: readonly (number | null)[];
  /** By line-up, also places in the list of records. */
  readonly lineups: readonly (readonly (number | null)[])[];
  /** As Neroli's Lab has it. */
  readonly schedule?: NlSchedule<number> | undefined;
}

export interface JsonRecords {
  readonly records: readonly JsonRecord[];
  readonly teams: readonly JsonTeam[];
  /** Our own mark at the top of the text. */
  readonly version: number | undefined;
}

/** Sign-in data is none of our business, and what is calculated comes again. */
const NEVER = /^(user|users|auth|session|production|settings)$|token/i;
const DEEPEST = 8;

/** The kind that an object is most surely of; the first of two that are as sure. */
function kindOf(kinds: readonly RecordKind[], fields: Fields): RecordKind | undefined {
  let best: { readonly kind: RecordKind; readonly like: number } | undefined;
  for (const kind of kinds) {
    const like = kind.like(fields);
    if (like > (best?.like ?? 0)) best = { kind, like };
  }
  return best?.kind;
}

const idOf = (fields: Fields, key: string | undefined): string | undefined => {
  const id = fields.externalId ?? fields.uuid ?? fields.id ?? key;
  return typeof id === 'string' ? id : undefined;
};

const isTeam = (fields: Fields): boolean => Array.isArray(fields.members) || isObject(fields.members);

/** Members in their slots; `memberIndex` is the slot where the list leaves out empty ones. */
function placesOf(members: unknown): readonly unknown[] {
  if (isObject(members)) return Object.values(members);
  if (!Array.isArray(members)) return [];
  const places: unknown[] = [];
  for (const [place, member] of members.entries()) {
    const index = isObject(member) && typeof member.memberIndex === 'number' ? member.memberIndex : place;
    places[index >= 0 && index < 5 && places[index] === undefined ? index : places.length] = member;
  }
  return Array.from(places, (member) => member ?? null);
}

const lineupsOf = (rotation: unknown): readonly (readonly unknown[])[] =>
  isObject(rotation) && Array.isArray(rotation.lineups) ? rotation.lineups.filter(Array.isArray) : [];

/** The same creature in any place. */
const isSame = (one: unknown, other: unknown): boolean => {
  const plain = (value: unknown) =>
    isObject(value) ? { ...value, memberIndex: undefined, version: undefined } : value;
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
};

function recordsOfValue(kinds: readonly RecordKind[], value: unknown): JsonRecords {
  const records: JsonRecord[] = [];
  const teams: Fields[] = [];
  const places = new Map<string, number>();
  const add = (record: JsonRecord): number => {
    if (record.id !== undefined && !places.has(record.id)) places.set(record.id, records.length);
    return records.push(record) - 1;
  };
  const walk = (found: unknown, depth: number, key: string | undefined, isEntry: boolean): void => {
    const inner = unwrapped(found);
    const before = records.length + teams.length;
    if (isObject(inner)) {
      const kind = kindOf(kinds, inner);
      if (kind) add({ value: inner, kind, id: idOf(inner, key) });
      else if (isTeam(inner)) teams.push(inner);
      else if (depth < DEEPEST)
        for (const [name, each] of Object.entries(inner)) {
          const opened = NEVER.test(name) ? undefined : unwrapped(each);
          if (typeof opened === 'object' && opened !== null) walk(opened, depth + 1, name, false);
        }
    } else if (Array.isArray(inner) && depth < DEEPEST)
      for (const each of inner) walk(each, depth + 1, undefined, true);
    if (isEntry && inner !== null && records.length + teams.length === before)
      add({ value: inner, kind: undefined, id: undefined });
  };
  walk(value, 0, undefined, false);
  const memberOf = (member: unknown): number | null => {
    if (typeof member === 'string') return places.get(member) ?? null;
    if (!isObject(member)) return null;
    const { linkedPokeInBoxUuid: linked } = member;
    const box = typeof linked === 'string' ? places.get(linked) : undefined;
    if (box !== undefined) return box;
    // A member of several teams is one creature.
    const id = idOf(member, undefined);
    const same = id === undefined ? undefined : places.get(id);
    return same !== undefined && isSame(records[same]?.value, member)
      ? same
      : add({ value: member, kind: kindOf(kinds, member), id });
  };
  const version = isObject(value) && value.format === OWN_FORMAT ? Number(value.v ?? 1) : undefined;
  return {
    records,
    teams: teams.map((fields) => ({
      fields,
      members: placesOf(fields.members).map(memberOf),
      lineups: lineupsOf(fields.rotation).map((lineup) => lineup.map(memberOf)),
      schedule: nlSchedule(fields.schedule, memberOf),
    })),
    version,
  };
}

/** The records of a text that is JSON, or of as many pieces of it as are; undefined where none of it is. */
export function recordsIn(kinds: readonly RecordKind[], { text, value }: OpenedText): JsonRecords | undefined {
  const whole = unwrapped(value());
  if (whole !== undefined) return typeof whole === 'object' ? recordsOfValue(kinds, whole) : undefined;
  const pieces = jsonPieces(withoutMark(text));
  return pieces && recordsOfValue(kinds, pieces);
}
