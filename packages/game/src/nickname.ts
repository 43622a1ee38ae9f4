// Nicknames: at most twelve characters, cut off or drawn from a small list of our own.
import { characterCount, firstCharacters, isLongerThan } from './limited-text.ts';
import { type NameProblem, tidied, tidyName } from './tidy-name.ts';
import type { Gender, Random, Species } from './types.ts';

export const MAX_NICKNAME = 12;
export const NICKNAME_TOO_LONG = `Name must be ${MAX_NICKNAME} characters or less`;

const FIRST_NAMES: Record<Gender, readonly string[]> = {
  female: (
    'Ada Agnes Alba Beatrix Bonnie Clara Cleo Cora Daphne Dora Edith Elsie Esme Fern Flora Frida Greta ' +
    'Hazel Hilda Ida Ines Iris Ivy Josephine Juno Lotte Luna Mabel Maren Mina Nell Nora Olive Ottilie ' +
    'Pearl Petra Rosa Ruth Selma Sofia Tilda Una Vera Wilma Yuki Zoe'
  ).split(' '),
  male: (
    'Abel Alvin Anton Arlo Basil Bruno Caspar Cyril Edgar Emil Enzo Ernest Felix Finn Floyd Gustav Hank ' +
    'Hector Hugo Igor Ivo Jasper Jonas Kenji Leo Linus Magnus Milo Moritz Ned Oscar Otis Otto Pablo Percy ' +
    'Quentin Remy Rufus Silas Sven Theo Ugo Victor Walter Yann Zeno'
  ).split(' '),
};

export const nicknameLength = characterCount;

export const cutNickname = (text: string, most = MAX_NICKNAME): string => firstCharacters(tidied(text), most).trim();

/** Checks a typed name: empty keeps the previous one, too long is a problem. */
export function editNickname(
  typed: string,
  previous: string,
): { readonly name: string } | { readonly problem: NameProblem } {
  const tidy = tidyName(typed);
  if ('problem' in tidy) return tidy;
  const { name } = tidy;
  if (name === '') return { name: previous };
  return isLongerThan(name, MAX_NICKNAME) ? { problem: 'long' } : { name };
}

const pick = <T>(list: readonly T[], random: Random): T | undefined => list[Math.floor(random() * list.length)];

/** A random first name that is short enough, of any gender if there is none. Our names are plain letters, so `length` counts their characters. */
export function randomNickname(random: Random, gender?: Gender, most = MAX_NICKNAME): string {
  const names = gender ? FIRST_NAMES[gender] : [...FIRST_NAMES.female, ...FIRST_NAMES.male];
  return (
    pick(
      names.filter(({ length }) => length <= most),
      random,
    ) ?? ''
  );
}

/** Name of a new creature: a random first name, or the species' name cut to length. */
export function nicknameFor(species: Species, gender: Gender | undefined, randomise: boolean, random: Random): string {
  return (randomise ? randomNickname(random, gender) : '') || cutNickname(species.displayName);
}
