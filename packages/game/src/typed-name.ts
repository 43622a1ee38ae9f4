// Checks names typed by players: normalised, not deceptive, and not the assistant's.
import { isLongerThan, normalized } from './limited-text.ts';
import { type NameProblem, tidyName } from './tidy-name.ts';

type TypedName = { readonly name: string } | { readonly problem: NameProblem };

export const MAX_PLAYER_NAME = 36;
/** Longest name of an API key, which only its owner sees. */
export const MAX_KEY_NAME = 40;

/** The product's own name; news is sent under a name that begins with it. */
export const ASSISTANT = 'Ovi';

/** At least one visible character, in one line. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const CONTROL = /\p{Cc}/u;

export function playerName(text: string): TypedName {
  const line = nameOfOneLine(text, MAX_PLAYER_NAME);
  if ('name' in line && skeleton(line.name).startsWith(skeleton(ASSISTANT))) return { problem: 'reserved' };
  return line;
}

export const keyName = (text: string): TypedName => nameOfOneLine(text, MAX_KEY_NAME);

function nameOfOneLine(text: string, most: number): TypedName {
  const tidy = tidyName(text);
  if ('problem' in tidy) return tidy;
  const { name } = tidy;
  if (!VISIBLE.test(name) || CONTROL.test(name)) return { problem: 'line' };
  if (isLongerThan(name, most)) return { problem: 'long' };
  return tidy;
}

/** Letters and digits that look like another one. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  о: 'o',
  ο: 'o',
  ѵ: 'v',
  ν: 'v',
  '1': 'i',
  l: 'i',
  і: 'i',
  ι: 'i',
  ı: 'i',
};

/** The name reduced to its look, for finding lookalikes. */
const skeleton = (name: string): string =>
  Array.from(
    normalized('NFKD', name)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  )
    .map((letter) => LOOKALIKES[letter] ?? letter)
    .join('');
