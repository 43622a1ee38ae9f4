// Reads a pasted bag: names with amounts in any order, or all amounts in the order of the list.
import { type Game, WEEK_LIMITS } from '@oversleep/game';

export interface ReadBag {
  readonly bag: Readonly<Record<string, number>>;
  /** Parts that couldn't be read, as pasted. */
  readonly unread: readonly string[];
  /** Parts with an amount above the limit; they are left out. */
  readonly tooMany: readonly string[];
}

export function readBag({ ingredients }: Pick<Game, 'ingredients'>, text: string): ReadBag {
  const bag: Record<string, number> = {};
  const unread: string[] = [];
  const tooMany: string[] = [];
  const take = (name: string, amount: number, part: string) => {
    if (amount > WEEK_LIMITS.ofIngredient) tooMany.push(part);
    else bag[name] = amount;
  };
  const listed = partsOf(text, /[\n,;\t]+/);
  if (listed.length === ingredients.rows.length && listed.every((part) => /^\d+$/.test(part))) {
    for (const [i, { name }] of ingredients.rows.entries()) take(name, Number(listed[i]), `${name} ${listed[i]}`);
    return { bag, unread, tooMany };
  }
  // The comma in 5,000 is no separator.
  for (const part of partsOf(text, /[\n;\t]+|,(?!\d{3}(?!\d))|(?<!\d),/)) {
    const [amount] = part.match(/\d{1,3}(,\d{3})+|\d+/) ?? [];
    const name = part
      .replace(amount ?? '', '')
      .replace(/[x×:=()]/gi, (sign) => (/x/i.test(sign) ? sign : ' '))
      .replace(/(^|\s)x(\s|$)/gi, ' ')
      .trim();
    const found = ingredients.find(name) ?? ingredients.rows.find(({ longName }) => same(longName, name));
    if (found && amount !== undefined) take(found.name, Number(amount.replaceAll(',', '')), part);
    else unread.push(part);
  }
  return { bag, unread, tooMany };
}

const partsOf = (text: string, separator: RegExp): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
