// `oversleep box`: reads a box of any tool, or writes it for another one.
import { EDITIONS, type Game, gameOf, LANGUAGES, type Language, NEWEST_EDITION, newId } from '@oversleep/game';
import {
  type BoxJson,
  boxJson,
  boxOf,
  type CreatureJson,
  FORMATS,
  type FormatId,
  formatOf,
  isFormatId,
  type ProblemJson,
  type ReadBox,
  type ReadTeam,
  readBox,
  writeBox,
} from '@oversleep/interchange';
import { lossTexts, noteText } from '@oversleep/texts';
import { command } from '../command/command.ts';
import { type Option, type OptionAbout, text } from '../command/option.ts';
import { edition, json } from '../command/options.ts';
import { ONE_FILE } from '../command/row.ts';
import { readText } from '../input/files.ts';
import { Refusal } from '../input/strict.ts';
import { placeOf } from '../output/place.ts';
import { isPictureFile, readPictureFiles } from './pictures.ts';
import { textOfBox } from './table.ts';

const IDS = FORMATS.map(({ id }) => id);
const WRITTEN = FORMATS.filter(({ write }) => write)
  .map(({ id }) => id)
  .join(', ');

const isLanguage = (value: string): value is Language => LANGUAGES.some((language) => language === value);

const format = (name: 'from' | 'to', about: OptionAbout = {}): Option<FormatId | undefined> =>
  text(
    'ID',
    (given) => {
      if (given === undefined || isFormatId(given)) return given;
      throw new Refusal(`--${name}: there is no format ${given}; there are ${IDS.join(', ')}.`);
    },
    { ...about, turn: 'before input' },
  );

const FROM = format('from', {
  label: '--from, --to',
  help: `${IDS.join('|')}\n(without --from the format is detected)`,
});

const LANGUAGE = text(
  'L',
  (given) => {
    if (given === undefined || isLanguage(given)) return given;
    throw new Refusal(`--language: must be one of ${LANGUAGES.join(', ')}, not ${given}`);
  },
  {
    turn: 'before input',
    label: '--language',
    help: `of CSV and TSV: ${LANGUAGES.join(', ')} (default en);\nof screenshots: the game's language (default: detected from the first one)`,
  },
);

/** The newest edition has the most species. */
const EDITION = edition(NEWEST_EDITION, {
  shown: 'E',
  label: '--edition',
  help: `${EDITIONS.join(', ')} (default ${NEWEST_EDITION})`,
});

export const boxRead = command({
  name: 'box read',
  about: `Reads boxes of Pokémon in the formats of other tools, or writes one for another tool; - is standard input.
Also reads screenshots (PNG, JPEG) of a Pokémon's details, and lists values that need a check.
Values that another tool would refuse are kept, with a note. What a format can't hold is listed on standard error.`,
  input: { shown: 'FILE…', words: 'at least one FILE', least: 1, most: Number.POSITIVE_INFINITY },
  options: {
    from: FROM,
    language: LANGUAGE,
    edition: EDITION,
    json: json('print everything that was read as JSON instead of a table'),
  },
  run: async ({ files, options: { from, language, ...options } }) => {
    const game = gameOf(options.edition);
    if (files.some(isPictureFile)) {
      if (!files.every(isPictureFile)) throw new Refusal('Please read screenshots and other files separately.');
      return readPictureFiles(game, files, language);
    }
    if (language !== undefined) throw new Refusal('--language: only for reading screenshots');
    return joined(
      files.map((file) => ({
        file,
        box: boxJson(game, readBox(game, readText(file), from), (note) => noteText(game, note)),
      })),
    );
  },
  table: textOfBox,
  json: (box) => box,
});

export const boxWrite = command({
  name: 'box write',
  about: '',
  input: ONE_FILE,
  options: { to: format('to', { required: true }), from: format('from'), language: LANGUAGE, edition: EDITION },
  run: ({ file, options: { to, from, language, ...options } }) => {
    const game = gameOf(options.edition);
    if (to === undefined) throw new Refusal(`--to: which format? There are ${WRITTEN}.`);
    const target = formatOf(to);
    if (!target?.write) throw new Refusal(`--to: ${to} can be read, not written; there are ${WRITTEN}.`);
    if (language !== undefined && !target.languages)
      throw new Refusal(`--language: ${to} is the same in every language`);
    return written(game, readBox(game, readText(file), from), to, language);
  },
  table: (words) => words,
});

interface NamedBox {
  readonly file: string;
  readonly box: BoxJson;
}

/** Several files are one box: their records are counted on, and each says which file it is from. */
function joined(boxes: readonly NamedBox[]): BoxJson {
  const [first, ...others] = boxes;
  if (!first) throw new Error('A box of no files');
  if (others.length === 0) return first.box;
  const all: { creatures: CreatureJson[]; problems: ProblemJson[]; teams: ReadTeam[]; notes: string[] } = {
    creatures: [],
    problems: [],
    teams: [],
    notes: [],
  };
  for (const { file, box } of boxes) {
    const from = all.creatures.length + all.problems.filter(({ row }) => row > 0).length;
    const placed = <T extends { readonly row: number }>(each: T) => ({
      ...each,
      row: each.row > 0 ? each.row + from : 0,
      file,
    });
    all.creatures.push(...box.creatures.map(placed));
    all.problems.push(...box.problems.map(placed));
    all.teams.push(
      ...box.teams.map(({ rotation, ...team }) => ({
        ...team,
        members: team.members.map((row) => row && row + from),
        ...(rotation && {
          rotation: { ...rotation, lineups: rotation.lineups.map((lineup) => lineup.map((row) => row + from)) },
        }),
      })),
    );
    all.notes.push(...box.notes);
  }
  return { format: first.box.format, ...all };
}

/** Losses and left-out Pokémon go to standard error, so that standard output is just the file. */
function written(game: Game, box: ReadBox, to: FormatId, language: Language | undefined): string {
  const at = new Date().toISOString();
  const { text: words, remarks } = writeBox(game, boxOf(box, at, newId), to, { language, at });
  const unread = box.problems.map(
    (problem) => `${placeOf(problem)} could not be read: ${noteText(game, problem.note)}`,
  );
  const said = [...lossTexts(formatOf(to)?.losses), ...remarks.map((note) => noteText(game, note)), ...unread];
  if (said.length > 0) process.stderr.write(`${said.join('\n')}\n`);
  return words;
}
