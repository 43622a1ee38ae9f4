// What an event changes, as an English sentence for calendars and feeds.
import type { EventKind, EventNews } from '@oversleep/game';
import own from '../api/events.json' with { type: 'json' };
import pages from '../en/calculatorSettings.json' with { type: 'json' };
import { messageText } from './message.ts';

interface WordedEffect {
  readonly what: EventKind | EventNews['what'];
  readonly factor?: number;
  readonly add?: number;
  readonly who: {
    readonly type?: readonly string[];
    readonly specialty?: string;
    readonly species?: readonly string[];
  };
  readonly limitPerDay?: number;
}

const KINDS: Readonly<Record<WordedEffect['what'], string>> = { ...pages.kinds, ...pages.news, ...own.kinds };

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export function effectText({
  what,
  factor,
  add = 0,
  who: { type, specialty, species },
  limitPerDay,
}: WordedEffect): string {
  const groups = [
    ...(type ? [messageText(own.types, { types: listed(type) })] : []),
    ...(specialty ? [messageText(own.specialists, { specialty })] : []),
    ...(species ? [listed(species)] : []),
  ];
  const kind = KINDS[what];
  const plain =
    factor === undefined
      ? messageText(own.add, { kind, amount: add })
      : messageText(own.factor, { kind, amount: factor });
  const aimed = groups.length === 0 ? plain : messageText(own.target, { effect: plain, groups: groups.join(', ') });
  return limitPerDay === undefined ? aimed : messageText(own.limited, { effect: aimed, limit: limitPerDay });
}
