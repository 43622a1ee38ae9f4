// Keeps stilted words out of names, comments and test names; textbook words or words of the game take their place.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files-in.mjs';

/** All that people write here; texts for players have a check of their own (`words.test.ts`). */
const FOLDERS = ['docs', 'e2e', 'facts', 'packages', 'tools'];

/** Each banned word with what to write instead. */
const BANNED = {
  anybody: 'name what it is, such as a member or a player',
  everybody: 'all members, all Pokémon, every player',
  nobody: 'no member, no player, or say what is missing',
  oneself: 'alone, without helpers',
  seldom: 'rarely',
  shall: 'must, will, or the plain verb',
  somebody: 'a member, a player',
  stands: 'is, is shown, is stored',
  tell: 'return, show, list, distinguish',
  telling: 'return, show, list, distinguish',
  tells: 'returns, shows, lists, distinguishes',
  told: 'returned, shown, listed, known',
  whoever: 'the caller, the worker, every member that',
  whom: 'which member, the target',
};

/** Most lines have none, also not as a part of another word. */
const SUSPECT = new RegExp(Object.keys(BANNED).join('|'), 'i');

/** Texts that quote the specification or the game, names in stored data, and common phrases; nothing else belongs here. */
const QUOTED = /** @type {readonly string[]} */ (['told: top', "'postgres', 'nobody'", 'stands in']);

const SOURCE = /\.(tsx?|mjs|css|md)$/;
/** Generated, and the list above. */
const SKIPPED = /\/(messages\.gen\.ts|plain-words\.mjs)$/;

/**
 * One line for each banned word, with its place.
 * @param {string} root
 * @param {readonly string[]} [folders]
 * @param {readonly string[]} [quoted]
 */
export function bannedWords(root, folders = FOLDERS, quoted = QUOTED) {
  return folders
    .flatMap((folder) => filesIn(root, folder))
    .filter((path) => SOURCE.test(path) && !SKIPPED.test(path))
    .toSorted()
    .flatMap((path) => [
      ...bannedIn(path).map((word) => describe(path, 'file name', word)),
      ...readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, i) =>
          SUSPECT.test(line)
            ? bannedIn(withoutQuotes(line, quoted)).map((word) => describe(path, `line ${i + 1}`, word))
            : [],
        ),
    ]);
}

/** @param {string} path @param {string} place @param {string} word */
const describe = (path, place, word) =>
  `plain-words: ${path} → ${place}: "${word}". Write instead: ${Reflect.get(BANNED, word)}.`;

/** @param {string} line @param {readonly string[]} quoted */
const withoutQuotes = (line, quoted) => quoted.reduce((rest, text) => rest.replaceAll(text, ''), line);

/**
 * Banned words of a line or a path; `toldTeams`, `TOLD_TEAMS` and `as-told` contain one as well.
 * @param {string} text
 */
function bannedIn(text) {
  const words = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').match(/\p{L}+/gu) ?? [];
  return words.map((word) => word.toLowerCase()).filter((word) => Object.hasOwn(BANNED, word));
}
