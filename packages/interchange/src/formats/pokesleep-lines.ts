// Lines of pokesleep-tool: a code and perhaps a nickname, as its box exports them, its store keeps them and its links carry them.

import {
  type Creature,
  cutNickname,
  type Game,
  type IngredientSlots,
  isObject,
  MOST_LETTERS,
  type Nature,
  normalized,
  type Species,
} from '@oversleep/game';
import { losing } from '../losses.ts';
import type { Note } from '../note.ts';
import { readProblem, tooLong, withDoubts } from '../noted.ts';
import {
  type Code,
  decode,
  encode,
  FREE_BASE,
  FREE_INGREDIENTS,
  likeCode,
  NATURES,
  NO_SUBSKILL,
  PATTERNS,
  SUBSKILLS,
  VERSION,
} from '../pokesleep/code.ts';
import { OLD_SHINY } from '../pokesleep/old-shiny.ts';
import { fittingNature, formOf, natureNote, speciesOf } from '../pokesleep/rules.ts';
import { choiceOf, creatureOf, lockedSlot, offered } from '../records/record.ts';
import { writeKnown } from '../records/write-known.ts';
import { unwrapped } from '../text/json.ts';
import { isBlank, linesOf, sampleOf, withoutMark } from '../text/text.ts';
import type {
  Box,
  BoxContents,
  FormatRow,
  OpenedText,
  ReadCreature,
  ReadProblem,
  ReadTeam,
  RecordSource,
  WrittenBox,
} from '../types.ts';

/** Neutral, and what the tool itself begins with. */
const DEFAULT_NATURE = 'Serious';
const MAX_RIBBON = 4;
const ID = 'pokesleep-lines';

// ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Line {
  readonly code: string;
  readonly nickname: string;
  readonly remarks: readonly Note[];
}

/** A line, or a link with the code behind `#p=`. */
function lineOf(raw: string): Line {
  const text = withoutMark(raw.slice(0, MOST_LETTERS)).replace(/\r$/, '');
  const link = /^[^@]*#p=(\S*)/u.exec(text);
  if (link) return linkOf(link[1] ?? '');
  const at = text.indexOf('@');
  const written = at < 0 ? text : text.slice(0, at);
  const code = normalized('NFKC', written).trim();
  const remarks: readonly Note[] = code === written ? [] : [{ code: 'codeHasSpaces', values: {} }];
  return { code, nickname: at < 0 ? '' : text.slice(at + 1), remarks };
}

function linkOf(fragment: string): Line {
  const plain = /%[0-9a-f]{2}/i.test(fragment) ? decoded(fragment) : fragment;
  const [, code = '', rest = ''] = /^([A-Za-z0-9+/=-]*)(.*)$/su.exec(plain) ?? [];
  const nickname = rest.startsWith('@') ? rest.slice(1) : '';
  const remarks: Note[] = [];
  if (plain !== fragment) remarks.push({ code: 'linkPercentEncoded', values: {} });
  if (rest !== '' && !nickname) remarks.push({ code: 'linkContinues', values: { text: rest } });
  return { code, nickname, remarks };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const looksRight = ({ level, pattern, nature, subskills, ribbon }: Code): boolean =>
  level >= 1 &&
  level <= 100 &&
  pattern < PATTERNS.length &&
  nature < NATURES.length &&
  ribbon <= MAX_RIBBON &&
  subskills.every((index) => index === NO_SUBSKILL || index < SUBSKILLS.length);

interface DecodedLine {
  readonly creature: ReadCreature;
  readonly shinyBits: number;
  readonly evolved: boolean;
}

function readLine(game: Game, source: RecordSource): DecodedLine | ReadProblem {
  if (source.raw.length > MOST_LETTERS) return tooLong(source);
  const { code: text, nickname, remarks } = lineOf(source.raw);
  const result = decode(text);
  if ('problem' in result) return readProblem(source, 'code', result.problem);
  const { code } = result;
  const species = speciesOf(game, code.dex, code.form);
  const notes: Note[] = [...remarks, ...result.remarks];
  if (code.version !== VERSION) {
    const versions = { version: code.version, known: VERSION };
    // Another version may have other bits; one that makes sense in all of them is more likely a slip.
    if (!species || !looksRight(code))
      return readProblem(source, 'code', { code: 'codeVersionUnknown', values: versions });
    notes.push({ code: 'codeVersionIgnored', values: versions });
  }
  const nature = natureFrom(game, species, code.nature, notes);
  const creature = creatureOf(
    game,
    source,
    {
      species: species ?? (code.form === 0 ? `No. ${code.dex}` : `No. ${code.dex}, form ${code.form}`),
      nickname,
      level: code.level,
      skillLevel: code.skillLevel,
      nature,
      subskills: code.subskills.map((index, slot) => subskillFrom(game, index, slot, notes)),
      ingredients: ingredientsFrom(game, species, code, notes),
      ribbon: code.ribbon,
      shiny: (code.shinyBits & 1) === 1,
      more: choiceFrom(species, code.versatile, notes),
    },
    notes,
  );
  return { creature, shinyBits: code.shinyBits, evolved: (species?.previousEvolutions ?? 0) > 0 };
}

function natureFrom(game: Game, species: Species | undefined, index: number, notes: Note[]): Nature {
  const name = NATURES[index];
  if (name === undefined)
    notes.push({ code: 'natureNumberUnknown', values: { number: index, nature: DEFAULT_NATURE } });
  const nature = game.natures.get(name ?? DEFAULT_NATURE);
  const fitting = fittingNature(game, species, nature);
  if (species && fitting !== nature) notes.push(natureNote(species, nature, fitting));
  return fitting;
}

function subskillFrom(game: Game, index: number, slot: number, notes: Note[]): string | null {
  if (index === NO_SUBSKILL) return null;
  const key = SUBSKILLS[index];
  if (key === undefined) notes.push({ code: 'subskillNumberUnknownInSlot', values: { number: index, slot: slot + 1 } });
  return key === undefined ? null : game.subskills.get(key).name;
}

function ingredientsFrom(game: Game, species: Species | undefined, code: Code, notes: Note[]): IngredientSlots {
  const none = lockedSlot(game);
  if (!species) return [none, none, none];
  const free = FREE_INGREDIENTS[species.name];
  if (free) {
    if (code.free >= FREE_BASE ** 3) notes.push({ code: 'ingredientNumberTooLarge', values: {} });
    const slot = (place: 0 | 1 | 2) => {
      const name = free[(Math.floor(code.free / FREE_BASE ** place) % FREE_BASE) - 1];
      const fallback = choiceOf(game, species, place, 0);
      const found = name === undefined ? fallback : offered(species, place, name);
      if (name !== undefined && !found)
        notes.push({
          code: 'ingredientReplaced',
          values: { given: name, slot: place + 1, species: species.name, ingredient: fallback.name },
        });
      return found ?? fallback;
    };
    return [slot(0), slot(1), slot(2)];
  }
  const pattern = PATTERNS[code.pattern];
  if (!pattern) notes.push({ code: 'ingredientPatternUnknown', values: { number: code.pattern } });
  const [a, b, c] = pattern ?? [0, 0, 0];
  if (c >= species.ingredient60.length) notes.push({ code: 'noThirdIngredient', values: { species: species.name } });
  return [choiceOf(game, species, 0, a), choiceOf(game, species, 1, b), choiceOf(game, species, 2, c)];
}

function choiceFrom(species: Species | undefined, versatile: number, notes: Note[]): { chosenSkill?: string } {
  const offers = species?.skill.choosable;
  if (!offers) return {};
  const chosen = offers[versatile - 1];
  if (versatile > offers.length)
    notes.push({ code: 'skillChoiceNumberUnknown', values: { skill: species.skill.key, number: versatile } });
  return { chosenSkill: chosen ?? 'METRONOME' };
}

/** The records of a text: its lines, or the strings of a browser's store. */
interface Records {
  readonly lines: readonly { readonly raw: string; readonly line?: number }[];
  /** Teams by the numbers of their members' lines, from 1. */
  readonly teams: readonly (readonly (number | null)[])[];
}

/** Keys of the tool's own store, and of what lies in it. */
const STORES = [
  'PstPokeBox',
  'PstIvState',
  'PstStrenghParam',
  'PstStrengthParam',
  'teamMember',
  'iv',
  'selectedIv',
  'box',
];

function recordsIn(text: string, value: unknown): Records {
  if (value === undefined) {
    const all = linesOf(text).map((raw, index) => ({ raw, line: index + 1 }));
    return { lines: all.filter(({ raw }) => !isBlank(raw)), teams: [] };
  }
  const lines: { readonly raw: string }[] = [];
  const teams: (number | null)[][] = [];
  const add = (raw: string): number => lines.push({ raw });
  const walk = (found: unknown, inStore: boolean): void => {
    const inner = unwrapped(found);
    if (typeof inner === 'string') {
      if (!isBlank(inner)) add(inner);
    } else if (Array.isArray(inner)) {
      if (
        inStore &&
        inner.length > 0 &&
        inner.every((place) => place === null || typeof place === 'string') &&
        inner.includes(null)
      )
        teams.push(inner.map((place: unknown) => (typeof place === 'string' && !isBlank(place) ? add(place) : null)));
      else for (const entry of inner) walk(entry, true);
    } else if (isObject(inner)) {
      for (const key of STORES)
        if (inner[key] !== undefined && inner[key] !== null && typeof inner[key] !== 'number') walk(inner[key], true);
    } else if (inner !== null && inner !== undefined) add(JSON.stringify(inner));
  };
  walk(value, false);
  return { lines, teams };
}

/** The shiny bit meant something else in old files: certain where the other bit is set, likely where every shiny one has evolved. */
function isOld(read: readonly DecodedLine[]): boolean {
  const shiny = read.filter(({ shinyBits }) => (shinyBits & 1) === 1);
  return read.some(({ shinyBits }) => shinyBits > 1) || (shiny.length > 0 && shiny.every(({ evolved }) => evolved));
}

function read(game: Game, { text, value }: OpenedText): BoxContents {
  const { lines, teams } = recordsIn(text, value());
  const results = lines.map((line, index) => readLine(game, { row: index + 1, ...line }));
  const decodedOnes = results.flatMap((result) => ('creature' in result ? [result] : []));
  const old = isOld(decodedOnes);
  const doubted = (creature: ReadCreature): ReadCreature =>
    old && creature.creature.shiny ? withDoubts(creature, [OLD_SHINY]) : creature;
  const remarks: readonly Note[] = old ? [{ code: 'oldShinyFile', values: {} }] : [];
  const creatures = decodedOnes.map(({ creature }) => doubted(creature));
  return {
    creatures,
    problems: results.flatMap((result) => ('creature' in result ? [] : [result])),
    teams: teams.map((members, index): ReadTeam => ({ name: `Team ${index + 1}`, members: inBox(creatures, members) })),
    remarks,
  };
}

const inBox = (creatures: readonly ReadCreature[], members: readonly (number | null)[]) =>
  members.map((member) => (creatures.some(({ row }) => row === member) ? member : null));

/** The share of lines, or of a store's strings, that look like a code. */
function detect(_game: Game, opened: OpenedText): number {
  const value = opened.value();
  if (value !== undefined && !isStore(value)) return 0;
  const { lines } = recordsIn(value === undefined ? sampleOf(opened.text) : opened.text, value);
  const like = lines.reduce((sum, { raw }) => sum + likeCode(lineOf(raw).code), 0);
  return lines.length === 0 ? 0 : like / lines.length;
}

function isStore(value: unknown): boolean {
  if (typeof value === 'string') return true;
  if (Array.isArray(value)) return value.some((entry) => typeof entry === 'string') || value.some(Array.isArray);
  return isObject(value) && STORES.slice(0, 5).some((key) => key in value);
}

// ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The code of a creature; undefined for a form that has no number. */
function codeOf(game: Game, species: Species, creature: Creature): string | undefined {
  const form = formOf(game, species);
  if (form === undefined) return undefined;
  const free = FREE_INGREDIENTS[species.name];
  const place = (slot: 0 | 1 | 2): number => {
    const { name } = creature.ingredients[slot];
    const choices =
      free ??
      ([species.ingredient0, species.ingredient30, species.ingredient60][slot] ?? []).map(
        ({ ingredient }) => ingredient.name,
      );
    return choices.indexOf(name);
  };
  const pattern = PATTERNS.findIndex(([, b, c]) => b === place(1) && c === place(2));
  const nature = NATURES.indexOf(creature.nature);
  const index = (name: string | null): number => {
    const at = name === null ? -1 : SUBSKILLS.indexOf(game.subskills.find(name)?.key ?? '');
    return at < 0 ? NO_SUBSKILL : at;
  };
  return encode({
    version: VERSION,
    dex: species.pokedexNumber,
    form,
    level: creature.level,
    pattern: free ? 5 : Math.max(pattern, 0),
    shinyBits: creature.shiny ? 1 : 0,
    skillLevel: Math.min(creature.skillLevel, 8),
    nature: Math.max(nature, 0),
    subskills: creature.subskills.map(index),
    ribbon: creature.ribbon,
    versatile: (species.skill.choosable ?? []).indexOf(creature.chosenSkill ?? 'METRONOME') + 1,
    free: free ? place(0) + 1 + (place(1) + 1) * FREE_BASE + (place(2) + 1) * FREE_BASE ** 2 : 0,
  });
}

function write(game: Game, { creatures }: Box): WrittenBox {
  const { rows, ...omitted } = writeKnown(game, creatures, (species, creature) => {
    const code = codeOf(game, species, creature);
    if (code === undefined) return undefined;
    const line = asItCame(game, species, creature, code) ?? { code, nickname: creature.name };
    return line.nickname === '' ? line.code : `${line.code}@${line.nickname.replace(/[\r\n]+/gu, ' ')}`;
  });
  return { text: rows.join('\n'), ...omitted };
}

/** The line that it was read from, where it still says the same: bits that mean nothing and spaces around a name come out as they went in. */
function asItCame(
  game: Game,
  species: Species,
  { origin, name }: Creature,
  code: string,
): Omit<Line, 'remarks'> | undefined {
  if (origin?.format !== ID || origin.doubts) return undefined;
  const line = lineOf(origin.raw);
  const result = readLine(game, { row: 1, raw: origin.raw });
  if (!('creature' in result) || cutNickname(line.nickname) !== name) return undefined;
  const then: Creature = { ...result.creature.creature, externalId: '', version: 0, saved: true };
  return then.pokemon === species.name && codeOf(game, species, then) === code ? line : undefined;
}

export const pokesleepLines = {
  id: ID,
  name: 'pokesleep-tool lines',
  plain: { detect, read },
  write,
  losses: losing(['gender', 'mint', 'favourites', 'tags', 'notes', 'teams']),
  extension: 'txt',
} as const satisfies FormatRow;
