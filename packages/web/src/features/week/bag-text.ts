// A bag out of what somebody pastes: names with amounts in any order and language of signs, or all amounts in the order of the list.
import type { Game } from '@oversleep/game';

export interface ReadBag {
  readonly bag: Readonly<Record<string, number>>;
  /** What could not be understood, as it stood there. */
  readonly unread: readonly string[];
}

const MOST = 2000;

export function readBag({ ingredients }: Pick<Game, 'ingredients'>, text: string): ReadBag {
  const parts = text
    .split(/[\n,;\t]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === ingredients.rows.length && parts.every((part) => /^\d+$/.test(part))) {
    const amounts = ingredients.rows.map(({ name }, i) => [name, Math.min(MOST, Number(parts[i]))]);
    return { bag: Object.fromEntries(amounts), unread: [] };
  }
  const bag: Record<string, number> = {};
  const unread: string[] = [];
  for (const part of parts) {
    const [amount] = part.match(/\d+/) ?? [];
    const name = part
      .replace(/\d+/, '')
      .replace(/[x×:=()]/gi, (sign) => (/x/i.test(sign) ? sign : ' '))
      .replace(/(^|\s)x(\s|$)/gi, ' ')
      .trim();
    const found = ingredients.find(name) ?? ingredients.rows.find(({ longName }) => same(longName, name));
    if (found && amount !== undefined) bag[found.name] = Math.min(MOST, Number(amount));
    else unread.push(part);
  }
  return { bag, unread };
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
