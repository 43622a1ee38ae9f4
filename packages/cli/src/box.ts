// `oversleep box`: a box of any tool read, or written for another one.
import { parseArgs } from 'node:util';
import { EDITIONS, type EditionId, type Game, gameOf, LANGUAGES, type Language, newId } from '@oversleep/game';
import {
  type BoxJson,
  boxJson,
  boxOf,
  type CreatureJson,
  FORMATS,
  type FormatId,
  formatOf,
  isFormatId,
  type ReadBox,
  type ReadProblem,
  type ReadTeam,
  readBox,
  writeBox,
} from '@oversleep/interchange';
import { isPictureFile, readPictureFiles } from './box-pictures.ts';
import { placeOf, textOfBox } from './box-text.ts';
import type { Answer, Command } from './command.ts';
import { editionIn, Refusal, readText } from './input.ts';

const IDS = FORMATS.map(({ id }) => id).join('|');
const WRITTEN = FORMATS.filter(({ write }) => write)
  .map(({ id }) => id)
  .join('|');
const READ = 'box read FILE… [--from ID] [--language L] [--edition E] [--json]';
const WRITE = 'box write FILE --to ID [--from ID] [--language L] [--edition E]';

/** Boxes are of today: the newest edition knows most of them. */
const NEWEST: EditionId = EDITIONS.at(-1) ?? '2026-10';

function formatIn(option: string, value: string | undefined): FormatId | undefined {
  if (value === undefined || isFormatId(value)) return value;
  throw new Refusal(`--${option}: there is no format ${value}; there are ${IDS.replaceAll('|', ', ')}.`);
}

const isLanguage = (value: string): value is Language => LANGUAGES.some((language) => language === value);

function languageIn(value: string | undefined): Language | undefined {
  if (value === undefined || isLanguage(value)) return value;
  throw new Refusal(`--language: must be one of ${LANGUAGES.join(', ')}, not ${value}`);
}

interface NamedBox {
  readonly file: string;
  readonly box: BoxJson;
}

/** Several files are one box: their records are counted on, and each says which file it is from. */
function joined(boxes: readonly NamedBox[]): BoxJson {
  const [first, ...others] = boxes;
  if (!first) throw new Error('A box of no files');
  if (others.length === 0) return first.box;
  const all: { creatures: CreatureJson[]; problems: ReadProblem[]; teams: ReadTeam[]; notes: string[] } = {
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
    all.teams.push(...box.teams.map((team) => ({ ...team, members: team.members.map((row) => row && row + from) })));
    all.notes.push(...box.notes);
  }
  return { format: first.box.format, ...all };
}

async function read(args: readonly string[]): Promise<Answer> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      language: { type: 'string' },
      edition: { type: 'string', default: NEWEST },
      json: { type: 'boolean', default: false },
    },
  });
  const game = gameOf(editionIn(values.edition));
  const from = formatIn('from', values.from);
  const language = languageIn(values.language);
  if (positionals.length === 0) throw new Refusal(`box read takes at least one FILE.\n\nUsage: oversleep ${READ}`);
  if (positionals.some(isPictureFile)) {
    if (!positionals.every(isPictureFile))
      throw new Refusal('Please read pictures and other files one after the other.');
    const pictures = await readPictureFiles(game, positionals, language);
    return { text: values.json ? JSON.stringify(pictures) : textOfBox(pictures), exitCode: 0 };
  }
  if (language !== undefined) throw new Refusal('--language: only pictures are read in a language');
  const box = joined(positionals.map((file) => ({ file, box: boxJson(game, readBox(game, readText(file), from)) })));
  return { text: values.json ? JSON.stringify(box) : textOfBox(box), exitCode: 0 };
}

function write(args: readonly string[]): Answer {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      language: { type: 'string' },
      edition: { type: 'string', default: NEWEST },
    },
  });
  const game = gameOf(editionIn(values.edition));
  const to = formatIn('to', values.to);
  const language = languageIn(values.language);
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0)
    throw new Refusal(`box write takes one FILE.\n\nUsage: oversleep ${WRITE}`);
  if (to === undefined) throw new Refusal(`--to: which format? There are ${WRITTEN.replaceAll('|', ', ')}.`);
  const format = formatOf(to);
  if (!format?.write)
    throw new Refusal(`--to: ${to} can be read, not written; there are ${WRITTEN.replaceAll('|', ', ')}.`);
  if (language !== undefined && !format.languages) throw new Refusal(`--language: ${to} is the same in every language`);
  return {
    text: written(game, readBox(game, readText(file), formatIn('from', values.from)), to, language),
    exitCode: 0,
  };
}

/** What is lost and who is left out goes to standard error, so that the file is the file. */
function written(game: Game, box: ReadBox, to: FormatId, language: Language | undefined): string {
  const { text, notes } = writeBox(game, boxOf(box, new Date().toISOString(), newId), to, { language });
  const unread = box.problems.map((problem) => `${placeOf(problem)} could not be read: ${problem.message}`);
  const said = [...(formatOf(to)?.loses ?? []), ...notes, ...unread];
  if (said.length > 0) process.stderr.write(`${said.join('\n')}\n`);
  return text;
}

const DOING: Readonly<Record<string, (args: readonly string[]) => Answer | Promise<Answer>>> = { read, write };

export const box: Command = {
  usage: `${READ}\noversleep ${WRITE}`,
  about: `Reads boxes of creatures in the formats of other tools, or writes one for another tool; - is standard input.
Pictures (PNG, JPEG) of the game's detail page are read, too: what is doubtful about them is said.
What another tool would refuse is kept, with a word about it; what is lost by writing is said on standard error.
--from, --to       ${IDS}
                   (--from: left out, the format is recognised)
--language         of CSV and TSV: ${LANGUAGES.join(', ')} (default en);
                   of pictures: the game's (default: as the first one looks)
--edition          ${EDITIONS.join(', ')} (default ${NEWEST})
--json             everything that was read instead of a table`,
  run: ([what = '', ...args]) => {
    const run = DOING[what];
    if (!run)
      throw new Refusal(
        `box takes read or write, not ${what || 'nothing'}.\n\nUsage: oversleep ${READ}\n       oversleep ${WRITE}`,
      );
    return run(args);
  },
};
