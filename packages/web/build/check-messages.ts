// Checks the texts of the app: every message is well formed and used, every language has all of them, and no text is left in the code.
// With a folder or file as its argument it lists the texts that are left there.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languagesIn, MESSAGES, readRoom, roomsIn, SOURCE } from './catalogues.ts';
import { inlineTexts } from './inline-texts.ts';
import { differences, problemsIn, unusedKeys } from './message-rules.ts';
import { writeMessageTypes } from './message-types.ts';

const SRC = join(import.meta.dirname, '../src');
const LEFT = join(import.meta.dirname, 'inline-texts.json');
/** Groups whose keys are codes that other packages return. */
const CODES: Readonly<Record<string, readonly string[]>> = { interchange: ['notes'], shared: ['notes'] };
/** Codes of the server's problems; problem-table.test.ts of the contract compares them with the server's table. */
const SERVER_CODE = /^[A-Z][A-Z\d_]*$/;
/** Tests, the page for administrators and the page for developers are in English only. */
const ENGLISH_ONLY = /\.(test|bench|gen)\.|\.d\.ts$|^testing\/|^features\/(admin|gallery)\//;

interface Left {
  /** How many texts may still be in each folder; the numbers may only fall. */
  readonly counts: Readonly<Record<string, number>>;
  /** Texts that look like one but are none for players. */
  readonly notShown: Readonly<Record<string, readonly string[]>>;
}

const sources = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !ENGLISH_ONLY.test(file))
    .map((file) => [file, readFileSync(join(SRC, file), 'utf8')]),
);

function catalogueProblems(): readonly string[] {
  return roomsIn(MESSAGES).flatMap((room) => {
    const source = readRoom(MESSAGES, SOURCE, room);
    const users = [...sources.values()].filter((text) => text.includes(`messages('${room}')`));
    const ownKeys = [...source.keys()].filter((key) => !SERVER_CODE.test(key));
    const unused = unusedKeys(ownKeys, users, CODES[room]).map((key) => `${SOURCE}/${room}: ${key} is not used`);
    const inLanguages = languagesIn(MESSAGES).flatMap((language) => {
      const catalogue = readRoom(MESSAGES, language, room);
      const own = [...catalogue].flatMap(([key, text]) => problemsIn(text, language).map((what) => `${key} ${what}`));
      return [...own, ...differences(source, catalogue)].map((what) => `${language}/${room}: ${what}`);
    });
    return [...unused, ...inLanguages];
  });
}

const folderOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('features/') ? 2 : 1)
    .join('/');

const { counts, notShown }: Left = JSON.parse(readFileSync(LEFT, 'utf8'));
const textsIn = (file: string, source: string) =>
  inlineTexts(file, source).filter(({ text }) => !notShown[file]?.includes(text));

function textsLeft(): readonly string[] {
  const found = new Map<string, number>();
  for (const [file, source] of sources)
    found.set(folderOf(file), (found.get(folderOf(file)) ?? 0) + textsIn(file, source).length);
  return [...found].flatMap(([folder, count]) => {
    const allowed = counts[folder] ?? 0;
    const list = `node --import tsx packages/web/build/check-messages.ts ${folder}`;
    return count > allowed ? [`${folder}: ${count} texts in the code, ${allowed} allowed. List them: ${list}`] : [];
  });
}

const [wanted] = process.argv.slice(2);
if (wanted === undefined) {
  writeMessageTypes();
  const problems = [...catalogueProblems(), ...textsLeft()];
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} else {
  const inside = wanted.replace(/^packages\/web\/src\//, '');
  for (const [file, source] of sources)
    if (file.startsWith(inside))
      for (const { line, text } of textsIn(file, source)) process.stdout.write(`${file}:${line} ${text}\n`);
}
