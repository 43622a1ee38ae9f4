// Options that several commands have.
import { DEFAULT_PRECISION, DEFAULT_SEED } from '@oversleep/engine';
import { DEFAULT_EDITION, EDITIONS, type EditionId, isEdition } from '@oversleep/game';
import { Refusal } from '../input/strict.ts';
import { type Complain, flag, type Option, text } from './option.ts';

const MOST_WORKERS = 1024;

export function editionNamed(name: string): EditionId {
  if (isEdition(name)) return name;
  throw new Refusal(`Unknown edition ${name}; there are ${EDITIONS.join(' and ')}.`);
}

/** An unknown edition is refused at once: nothing else can be read without it. */
export const edition = (
  otherwise: EditionId = DEFAULT_EDITION,
  about: Partial<Option<EditionId>> = {},
): Option<EditionId> => ({
  ...text(EDITIONS.join('|'), (name = otherwise) => editionNamed(name), { turn: 'before input' }),
  ...about,
});

export const json = (help?: string): Option<boolean> => flag({ ...(help !== undefined && { help }) });

export const JSON_INSTEAD = json('print everything as JSON instead of a table');

export const seed = (help?: string): Option<number> =>
  text('S', (given, complain) => wholeNumber(given ?? String(DEFAULT_SEED), 0, Number.MAX_SAFE_INTEGER, complain), {
    turn: 'early',
    ...(help !== undefined && { help }),
  });

/** Threads; `usual` of them unless the option says how many. */
export const workers = (usual: number, help?: string): Option<number> =>
  text('N', (given, complain) => wholeNumber(given ?? String(usual), 1, MOST_WORKERS, complain), {
    turn: 'early',
    ...(help !== undefined && { help }),
  });

/** A whole number, or undefined where the option is left out. */
export const whole = (shown: string, min: number, max: number, help: string): Option<number | undefined> =>
  text(shown, (given, complain) => (given === undefined ? undefined : wholeNumber(given, min, max, complain)), {
    help,
  });

/** A share such as 0.0025, or the same in percent. */
export const precision = (help: string): Option<number> =>
  text(
    'P',
    (given = String(DEFAULT_PRECISION), complain) => {
      const [, digits, percent] = /^(\d*\.?\d+)(%?)$/.exec(given) ?? [];
      const value = digits === undefined ? Number.NaN : Number(digits) / (percent ? 100 : 1);
      if (!(value > 0 && value < 1)) complain(`must be like 0.0025 or 0.25%, not ${given}`);
      return value;
    },
    { help },
  );

function wholeNumber(given: string, min: number, max: number, complain: Complain): number {
  const value = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (!(value >= min && value <= max)) complain(`must be a whole number ${min}-${max}, not ${given}`);
  return value;
}
