// Checks the texts of the app: every message is well formed and used, every language has all of them, and no text is left in the code.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languagesIn, MESSAGES, readRoom, roomsIn, SOURCE } from './catalogues.ts';
import { inlineTexts } from './inline-texts.ts';
import { differences, problemsIn, unusedKeys } from './message-rules.ts';
import { writeMessageTypes } from './message-types.ts';

const SRC = join(import.meta.dirname, '../src');
/** Texts that look like one but are none for players, by file. */
const NOT_SHOWN = join(import.meta.dirname, 'not-shown.json');
/** Groups whose keys are codes that other packages return. */
const CODES: Readonly<Record<string, readonly string[]>> = { importNotes: ['notes'], shared: ['notes'] };
/** Codes of the server's problems; problem-sentences.test.ts of the server compares them with the table of the contract. */
const SERVER_CODE = /^[A-Z][A-Z\d_]*$/;
/** Tests and the page for administrators are in English only. */
const ENGLISH_ONLY = /\.(test|bench|gen)\.|\.d\.ts$|^testing\/|^features\/admin\//;

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

const notShown: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync(NOT_SHOWN, 'utf8'));

const found = new Map([...sources].map(([file, source]) => [file, inlineTexts(file, source)]));

const needless = (): readonly string[] =>
  Object.entries(notShown).flatMap(([file, texts]) =>
    texts
      .filter((text) => !found.get(file)?.some((one) => one.text === text))
      .map((text) => `not-shown.json: ${file} has no "${text}" any more`),
  );

const textsLeft = (): readonly string[] =>
  [...found].flatMap(([file, texts]) =>
    texts
      .filter(({ text }) => !notShown[file]?.includes(text))
      .map(({ line, text }) => `packages/web/src/${file}:${line}: "${text}" belongs in messages/${SOURCE}`),
  );

writeMessageTypes();
const problems = [...catalogueProblems(), ...textsLeft(), ...needless()];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
