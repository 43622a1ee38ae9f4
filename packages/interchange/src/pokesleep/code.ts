// The code of pokesleep-tool for one creature: bits in sixteen-bit words, written as base64 with a dash for the slash.
import type { Note } from '../note.ts';

/** The fields as they are in the code; the reader interprets them. */
export interface Code {
  readonly version: number;
  readonly dex: number;
  readonly form: number;
  readonly level: number;
  /** Place in `PATTERNS`. */
  readonly pattern: number;
  /** Today 1 is shiny; until June 2025 it was the number of evolutions that it has not gone through. */
  readonly shinyBits: number;
  readonly skillLevel: number;
  readonly nature: number;
  readonly subskills: readonly number[];
  readonly ribbon: number;
  readonly versatile: number;
  readonly free: number;
}

/** Which of the species' three ingredients is in each slot. */
export const PATTERNS: readonly (readonly [0, 0 | 1, 0 | 1 | 2])[] = [
  [0, 0, 0],
  [0, 0, 1],
  [0, 0, 2],
  [0, 1, 0],
  [0, 1, 1],
  [0, 1, 2],
];

/** Natures in the order of the code. */
export const NATURES: readonly string[] = (
  'Bashful Hardy Docile Quirky Serious Bold Impish Lax Relaxed Timid Hasty Jolly Naive ' +
  'Lonely Adamant Naughty Brave Calm Gentle Careful Sassy Modest Mild Rash Quiet'
).split(' ');

/** Subskills in the order of the code. */
export const SUBSKILLS: readonly string[] = [
  'BERRY_FINDING_S',
  'DREAM_SHARD_BONUS',
  'ENERGY_RECOVERY_BONUS',
  'HELPING_BONUS',
  'RESEARCH_EXP_BONUS',
  'SKILL_LEVEL_UP_M',
  'SLEEP_EXP_BONUS',
  'HELPING_SPEED_M',
  'INGREDIENT_FINDER_M',
  'INVENTORY_L',
  'INVENTORY_M',
  'SKILL_LEVEL_UP_S',
  'SKILL_TRIGGER_M',
  'HELPING_SPEED_S',
  'INGREDIENT_FINDER_S',
  'INVENTORY_S',
  'SKILL_TRIGGER_S',
];
export const NO_SUBSKILL = 31;

/** What a species whose ingredients are free can have, in the order of the code; zero is none of them. */
export const FREE_INGREDIENTS: Readonly<Record<string, readonly string[]>> = {
  MEW: ['Leek', 'Egg', 'Herb', 'Sausage', 'Oil', 'Tail', 'Soybean', 'Avocado'],
  DARKRAI: ['Apple', 'Herb', 'Sausage', 'Milk', 'Honey', 'Soybean', 'Corn', 'Coffee'],
};
export const FREE_BASE = 9;

export const VERSION = 1;

const SHORT = 12;
const LONG = 16;
/** Species, level, ingredients, skill and nature: less is not worth reading. */
const SHORTEST = 8;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';

/** The words of a code without anything in its slots: what a code that was cut off goes on with. */
const EMPTY_WORDS = [1, 0, 0xf800, 0x7fff, 0x001f, 0];

function bytesOf(text: string): number[] {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const letter of text) {
    value = ((value << 6) | ALPHABET.indexOf(letter)) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((value >> bits) & 0xff);
    }
  }
  return bytes;
}

/** The code with notes on what its own tool would not accept, or a problem if it isn't a code at all. */
export function decode(
  text: string,
): { readonly code: Code; readonly remarks: readonly Note[] } | { readonly problem: Note } {
  const remarks: Note[] = [];
  const lengths = { length: text.length, short: SHORT, long: LONG };
  const letters = text.replace(/=+$/, '').replaceAll('/', '-');
  if (!/^[A-Za-z0-9+-]+$/.test(letters)) return { problem: { code: 'notACode', values: {} } };
  if (letters.length < SHORTEST) return { problem: { code: 'codeTooShort', values: lengths } };
  if (text.length !== SHORT && text.length !== LONG) remarks.push({ code: 'codeLengthWrong', values: lengths });
  else if (text.endsWith('=') && !text.endsWith('AA==')) remarks.push({ code: 'codeCutOff', values: {} });
  const bytes = bytesOf(
    letters.slice(0, letters.length < LONG && letters.length > SHORT && !text.endsWith('=') ? SHORT : LONG),
  );
  const word = (i: number): number => {
    const [low, high] = [bytes[2 * i], bytes[2 * i + 1]];
    if (low === undefined) return EMPTY_WORDS[i] ?? 0;
    return low | ((high ?? (EMPTY_WORDS[i] ?? 0) >> 8) << 8);
  };
  const [w0, w1, w2, w3, w4] = [word(0), word(1), word(2), word(3), word(4)];
  return {
    code: {
      version: w0 & 15,
      dex: w0 >> 4,
      form: w1 & 63,
      level: (w1 >> 6) & 127,
      pattern: w1 >> 13,
      shinyBits: w2 & 3,
      skillLevel: ((w2 >> 2) & 7) + 1,
      nature: (w2 >> 6) & 31,
      subskills: [w2 >> 11, w3 & 31, (w3 >> 5) & 31, (w3 >> 10) & 31, w4 & 31],
      ribbon: (w4 >> 5) & 7,
      versatile: (w4 >> 8) & 15,
      free: word(5),
    },
    remarks,
  };
}

/** The code as text; long where a species has free ingredients or a chosen skill. */
export function encode(code: Code): string {
  const [a = NO_SUBSKILL, b = NO_SUBSKILL, c = NO_SUBSKILL, d = NO_SUBSKILL, e = NO_SUBSKILL] = code.subskills;
  const words = [
    code.version | (code.dex << 4),
    code.form | (code.level << 6) | (code.pattern << 13),
    code.shinyBits | ((code.skillLevel - 1) << 2) | (code.nature << 6) | (a << 11),
    b | (c << 5) | (d << 10),
    e | (code.ribbon << 5) | (code.versatile << 8),
    code.free,
  ];
  const bytes = words.flatMap((word) => [word & 0xff, word >> 8]);
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const three = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (const shift of [18, 12, 6, 0]) text += ALPHABET[(three >> shift) & 63];
  }
  return text.slice(0, code.free > 0 || code.versatile > 0 ? LONG : SHORT);
}

/** How much a text looks like a code, whatever it may hold: one of the right length and version more than one that has neither. */
export function likeCode(text: string): number {
  const result = decode(text);
  const isOurs = 'code' in result && result.code.version === VERSION;
  if (/^[A-Za-z0-9+/-]{12,16}$/.test(text)) return isOurs ? 1 : 0.6;
  return isOurs && text.length <= 2 * SHORT ? 0.5 : 0;
}
